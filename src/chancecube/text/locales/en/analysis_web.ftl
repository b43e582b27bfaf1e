### Analysis of finished games and puzzles, in the browser.

web-analysis-title = Analysis
web-analysis-note = The strongest bot looks at every decision of this game and weighs the options by what the player could see. That takes a few minutes and is done once.
web-analysis-ask = Analyse this game
web-analysis-waiting = Waiting in line …
web-analysis-running = { $done } of { $total } decisions
web-analysis-failed = This analysis did not come to its end. You may ask again.
web-analysis-graph = Winning chances
web-analysis-at = Turn { $turn }, answer { $at }: { $side } { $chances }, { $other } { $rest }
web-analysis-eyes = The graph knows all hands; options are weighed by what the player saw.
web-analysis-here = { $seat } decides; the chances by { $bot }
web-analysis-best = best
web-analysis-advised = advised
web-analysis-played = played
web-analysis-turning = Turning points
web-analysis-no-turning = Nobody gave away much at any one moment.
web-analysis-lost = { $seat } gives away { $lost }
web-analysis-turn = Turn { $turn }
web-analysis-was = played, { $chances }: { $option }
web-analysis-better = better, { $chances }: { $option }
web-analysis-costliest = costliest
web-analysis-player = Player
web-analysis-accuracy = Good choices
web-analysis-given = Chances given away
web-analysis-accounts-note = A good choice gives away no more than 3%. What was given away is added up over the whole game, so it can be more than 100%.
web-analysis-odds = Exact odds of this battle
web-analysis-odds-words = { $side } { $first }, { $other } { $second }, neither { $tie }
web-analysis-clash-fight = { $first } against { $second }
web-analysis-clash-shot = A shot: { $first } / { $second }
web-analysis-clash-battle = The battle: { $first } against { $second }
web-analysis-reached = (comes to it: { $chances })
web-analysis-tie = neither { $chances }
web-analysis-damage = Cards lost on average: { $side } { $first }, { $other } { $second }
web-analysis-plain = Where players would be asked, the plain answer was taken: the higher number, every weapon fired, nothing from hand.
web-analysis-rough = The reckoning was too long to remember all earlier draws; each fight by itself is exact.

## Puzzles

web-nav-puzzles = Puzzles
web-puzzles-title = Puzzles
web-puzzles-lede = Moments out of bot games in which one answer is clearly best. You see what the player saw.
web-puzzles-solved = { $solved } of { $count } solved
web-puzzles-none = There are no puzzles for { $game }.
web-puzzle-title = Puzzle { $number }
web-puzzle-row = { $side }, turn { $turn }
web-puzzle-done = Solved
web-puzzle-open = Not solved yet
web-puzzle-find = Find the best answer for { $side }.
web-puzzle-right = Right!
web-puzzle-wrong = There is better.
web-puzzle-why = Chances with each answer ({ $side }), weighed by { $bot } from many playouts:
web-puzzle-again = Try again
web-puzzle-show = Show the best answer
web-puzzle-next = Next puzzle
web-puzzle-all = All puzzles
web-puzzle-play = Play on from here
