"""Young Jedi CCG (1999-2001): two players, one Light Side and one Dark Side deck, three planets.

The rules stand in one module per chapter of the rulebook, each to be read top to bottom:

    setup       putting the first location down, destiny for the first turn, opening hands
    turn        the order of a turn
    race        the objective, thrust, laps and refuelling
    effects     one a player; fetching them, more counters, leaving with the planet
    deploy      what may be deployed, and at what cost;  deploy_phase  what is done in the phase
    deeds       what texts do when a card deploys or a player uses them;  from_deck, searching  in draw decks
    unique      which copies may be in play
    evacuation  leaving a planet through hyperspace
    duel        who duels whom, and the dueling hands;  duel_play  attack and parry;  duelists  who may, with what
    battle      declaring, planning, fighting, breaking through, on planets and in space
    plan        how a battle plan is read from its front;  draws  destiny and its choices
    bonuses     what texts add to power and damage;  resolve  battle cards at work;  spoils  what winners gain
    even_up     drawing or discarding to six
    control     taking control, conceding, the next planet;  retire  texts about winning control
    honour      the honour-system option;  bluff  what may be put down on one's honour
    victory     how games end
    decks       what a legal deck is;  colouring  where wild cards go;  packs  what a booster holds

Beside them: `table` (the position), `scene` (what a text can see of it), `facts` (what is printed on the cards),
`vocabulary` (the words effects are made of), `sets/` (the effects, set by set), `glance` (what each seat may see),
`notation`, and `game`, the entry of the registry.
"""
