"""The site as people use it: the real server, and Debian's Chromium driven by Playwright."""
