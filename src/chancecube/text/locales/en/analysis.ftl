### Analysis and puzzles: what the terminal and the server say about them.

analysis-chances = Winning chances
analysis-chances-of = Winning chances of { $side }
analysis-answers = Answers given
analysis-turning = Turning points
analysis-no-turning = Nobody gave away much at any one moment.
analysis-plan = The battle plan, from the front
analysis-player = Player
analysis-choices = Choices
analysis-accuracy = Good choices
analysis-lost = Chances given away
analysis-point = Turn { $turn }, answer { $at }: { $seat } gives away { $lost }
analysis-played = played: { $option } ({ $chances })
analysis-best = better: { $option } ({ $chances })
analysis-other = also: { $option } ({ $chances })
analysis-unfinished = This game is not over: only finished games are analysed.
analysis-every = There is no "{ $every }" to look at; known: { $known }.
analysis-no-battle = No battle is going on at that moment, or its plans were never made.

analysis-odds-clash = What destiny decides
analysis-odds-first = First side
analysis-odds-second = Second side
analysis-odds-tie = Neither
analysis-odds-reached = Comes to it
analysis-odds-damage = { $side }: { $damage } cards lost on average
analysis-odds-choices = Where players would be asked, the plain answer was taken: the higher number, every weapon fired, nothing from hand.
analysis-odds-rough = The reckoning was too long to remember all earlier draws; each fight by itself is exact.
analysis-clash-fight = { $first } against { $second }
analysis-clash-shot = A shot: { $first } / { $second }
analysis-clash-battle = The battle: { $first } against { $second }

cli-analyse-help =
    After a game: a graph of winning chances, the turning points, and what a bot would have played.

    The bot sees only what each player could see. With --odds, the exact odds of one battle instead.
cli-analyse-bot = Who judges. Without it: the strongest bot of the game; chancecube bot --list names them all.
cli-analyse-seconds = How long it may think about each decision.
cli-analyse-every = Look at every decision, or at every turn and closer only where the chances moved.
cli-analyse-odds = Only the exact odds of the battle going on after so many answers.
cli-analyse-seed = Fixes the bot's chance.
cli-analyse-png = Also draw the graph into this file.
cli-analyse-thinking = Thinking
cli-analyse-seconds-wrong = --seconds: “{ $value }” is not a number above 0 and up to { $most }.
cli-analyse-interrupted = Broken off: half an analysis tells nothing.
cli-analyse-title = { $count ->
    [one] One decision judged by { $bot }
   *[other] { $count } decisions judged by { $bot }
}

analysis-own-limit = You have { $most } analyses or puzzles under way already: wait for one of them.
analysis-busy = Many games are being analysed at the moment. Try again in a few minutes.

puzzle-no-option = That is not one of the options.
puzzle-no-choice = No puzzle can be made here: one player alone must have a choice of { $fewest } to { $most } different answers, and no plan to arrange.
puzzle-unclear = No answer is clearly best here: in every look it would have to win at least { $gap } games in a hundred more than any other.
puzzle-decided = The game is as good as decided here: with the best answer it is won { $wins } times in a hundred. Puzzles need something to play for.
puzzles-full = You keep { $most } puzzles already: delete one to make another.
puzzle-broken = That is no puzzle, or one of another version of the rules.
no-puzzle = There is no puzzle { $puzzle }; they are numbered 1 to { $most }.

puzzle-number = No.
puzzle-player = Player
puzzle-turn = Turn
puzzle-question = Question
puzzle-prompt = Your answer (its number; { $leave } leaves):
puzzle-right = Right!
puzzle-wrong = There is better.
puzzle-why = Chances with each answer ({ $side }), weighed by { $bot } from many playouts:

cli-puzzle-help =
    Puzzles: moments out of bot games in which one answer is clearly best. You see what the player saw.

    Without a number all puzzles of the game are listed. The exit code is 1 for a wrong answer.

    With --make a position of your own becomes a puzzle, if one answer in it is clearly best.
cli-puzzle-number = Which puzzle, or the file of one you have made (its name ends in .json).
cli-puzzle-make = Make a puzzle of a written position, or of a recorded game with --at.
cli-puzzle-at = With --make, of the game after so many answers.
cli-puzzle-at-missing = “{ $file }” is the record of a game: --at N tells after how many answers.
cli-puzzle-out = Where the puzzle made goes; without it, to the screen.
cli-puzzle-making = Looking whether one answer is clearly best …
cli-puzzle-answer = Answer at once, by the number or the name of an option.
