/** The shapes on the wire between server and client, under the client's names: see `npm run api-types`. */
import type { components } from './api-schema';

type Schemas = components['schemas'];
/** A shape of which more is known than its description says. */
type With<T, More> = Omit<T, keyof More> & More;

// --- people ---

export type User = Schemas['UserFacts'];

// --- games, cards, rules, decks ---

export type GameInfo = Schemas['GameFacts'];

export interface Erratum {
  field: string;
  printed: string | number;
  effective: string | number;
  rule: string;
}

/** The facts of a card as data. Written by hand: each game has its own, and the description leaves them open. */
export interface CardData {
  set: string;
  number: string | number;
  side: string;
  kind: string;
  rarity: string;
  uniqueness: string;
  counters: number | null;
  power: number | string | null; // a string: it is drawn
  planet: string | null;
  site: string | null;
  bonus: number[];
  damage: number | null;
  destiny: number | null;
  colour: string;
  ship: string;
  pips: number | null;
  cubes: number | null;
  errata?: Erratum[];
  traits?: string[];
  uses?: string[];
  [more: string]: unknown;
}

/** A card; by itself it also has what it works with. */
export type CardInfo = With<Schemas['CardFacts'], { data: CardData }> & Partial<Pick<Schemas['CardPage'], 'works_with'>>;
export type RuleInfo = Schemas['RuleFacts'];
export type RuleChapter = Schemas['Chapter'];
export type ReadyDeck = Schemas['ReadyDeck'];
export type OwnDeck = Schemas['DeckFacts'];
export type CardCounts = OwnDeck['cards'];
export type Breach = Schemas['BreachFacts'];
export type DeckCheck = Schemas['DeckReport'];

// --- the lab ---

export type MatrixInfo = Schemas['MatrixFacts'];
export type MatrixCell = Schemas['CellFacts'];
export type DeckStudy = Schemas['DeckStudy'];
export type OddsQuestion = Schemas['OddsQuestion'];

// --- tables ---

/** With a default the description calls a field optional; the server always sends it. */
export type ClockChoice = Required<Schemas['ClockRule']>;
export type ClockKind = ClockChoice['kind'];
export type DeckChoice = Schemas['DeckChoice'];
export type SeatChoice = Schemas['SeatForm'];
/** The client leaves nothing to the server's defaults but where the game begins. */
export type NewTable = With<Required<Schemas['TableForm']>, { clock: ClockChoice; position?: string }>;

/** Only text in the description. */
export type TableState = 'open' | 'playing' | 'over';
export type LobbySeat = Schemas['SeatRow'];
export type LobbyRow = With<Schemas['LobbyRow'], { state: TableState; clock: ClockChoice }>;
export type LobbyFrame = With<Schemas['LobbyFrame'], { tables: LobbyRow[] }>;

// --- what a seat sees ---

export type SeenCard = Schemas['SeenCard'];
export type SeenZone = Schemas['SeenZone'];
export type SeenOption = Schemas['SeenOption'];
export type SeenDecision = Schemas['SeenDecision'];
export type View = Schemas['View'];
/** Only text in the description. */
export type Gesture = 'choose' | 'pick' | 'arrange' | 'count';

// --- the table's socket ---

export type TableSeat = Schemas['SeatInfo'];
export type TableClock = Schemas['ClockInfo'];
export type TableInfo = With<Schemas['TableInfo'], { state: TableState }>;
export type TablePage = With<Schemas['TablePage'], { state: TableState }>;
export type LabelledOption = Schemas['OptionInfo'];
export type LogLine = Schemas['Line'];
/** Why a total is what it is: the reason, the card it comes from, the amount. */
export type Addend = LogLine['sums'][number];
export type Offers = Required<Schemas['Offers']>;
export type Ending = Schemas['Over'];
export type ChatMessage = Schemas['ChatMessage'];
export type MutedPerson = Schemas['MutedPerson'];

export type StateFrame = With<
  Schemas['StateFrame'],
  { table: TableInfo; gesture: Gesture | null; offers: Offers }
>;
/** A state once the game has begun. */
export type GameFrame = With<StateFrame, { view: View }>;
export type ServerFrame = StateFrame | Exclude<Schemas['TableFrame'], { type: 'state' }>;
export type ClientFrame = Schemas['TableMessage'];

// --- records ---

export type ReplayStep = Schemas['ReplayPage'];
export type Verified = Schemas['Verdict'];
export type AnalysisPage = Schemas['AnalysisPage'];
export type OptionChances = Schemas['OptionChances'];
export type BattleOdds = Schemas['OddsInfo'];
export type OddsPage = Schemas['OddsPage'];

// --- puzzles ---

export type PuzzleRow = Schemas['PuzzleInfo'];
export type MadePuzzle = Schemas['MadePuzzle'];
export type PuzzleMaking = Schemas['PuzzleMaking'];
export type PuzzlePage = Schemas['PuzzlePage'];
export type PuzzleVerdict = Schemas['PuzzleVerdict'];
