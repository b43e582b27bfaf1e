"""Thinking ahead: a tree search over positions a seat may imagine. Compiled with the engine.

guide       what a search knows of one game
"""
