// The types of the server's API and streams, and of every game's view.
// Written from the Java records by parterre.server.shape.TypeScript. Do not edit.

export type Seat = string;
/** The content of a field, taken apart; null removes the part. */
export type FieldContent = string | number | null | readonly FieldContent[] | FieldParts;
export type FieldParts = { readonly [name: string]: FieldContent };
export type View = Conformance.View | FireAndFlora.View | GardensOfMars.View | GnomadicGardeners.View | StalkExchange.View;
export type GameEvent = Conformance.Event | FireAndFlora.Event | GardensOfMars.Event | GnomadicGardeners.Event | StalkExchange.Event;
export type GameMessage = Conformance.Message | FireAndFlora.Message | GardensOfMars.Message | GnomadicGardeners.Message | StalkExchange.Message;
export type GameMove = Conformance.Move | FireAndFlora.Move | GardensOfMars.Move | GnomadicGardeners.Move | StalkExchange.Move;
export interface Fault {
    code: string;
    message: string;
    where?: string;
    problems: Problem[];
    present?: Present;
}
export interface Problem {
    line: number;
    where: string;
    fault: string;
}
export interface Present {
    at: string;
    step: number;
    decision: number;
    viewer: string;
    waitingFor: Seat[];
    together: boolean;
    asked?: OpenDecision;
    answered?: string;
    answeredBy: Seat[];
    window?: Prompt;
    moreTime: boolean;
    withdraw?: Seat;
    shared?: Shared;
    series?: ReactionSeries;
    standing?: StandingAnswer;
    takeBack?: TakeBack;
    lastMove?: TakeBack;
    proposal?: Proposal;
    clocks: SeatClock[];
    thinking: Seat[];
    away: Seat[];
    leavers: Seat[];
}
export interface OpenDecision {
    decision: number;
    seat: Seat;
    asks: GameMessage;
    picks: Pick[];
    moves: ListedMove[];
    unlisted: boolean;
}
export type Pick = PickOne | PickSome | PickAmount | PickOffer;
export interface PickOne {
    kind: "one";
    name: string;
    asks: GameMessage;
    targets: Target[];
}
export interface Target {
    id: string;
    says: GameMessage;
    count: number;
}
export interface PickSome {
    kind: "some";
    name: string;
    asks: GameMessage;
    targets: Target[];
    least: number;
    most: number;
}
export interface PickAmount {
    kind: "amount";
    name: string;
    asks: GameMessage;
    least: number;
    most: number;
}
export interface PickOffer {
    kind: "offer";
    name: string;
    asks: GameMessage;
    give: Target[];
    get: Target[];
}
export interface ListedMove {
    text: string;
    fields: GameMove;
    selection: { [key: string]: string[] };
}
export interface Prompt {
    turn: string;
    topics: string[];
    asks: GameMessage;
    presses: boolean;
}
export interface Shared {
    asks: GameMessage;
    seats: Seat[];
    moreTime: boolean;
}
export interface ReactionSeries {
    id: string;
    stances: Stance[];
}
export interface Stance {
    answer: string;
    says: GameMessage;
}
export interface StandingAnswer {
    asks: Asks;
    notInTurn?: string;
    neverAbout: string[];
    throughout: Throughout[];
}
export type Asks = "pressing" | "all";
export interface Throughout {
    series: string;
    answer: string;
}
export interface TakeBack {
    seat: Seat;
    to: number;
}
export interface Proposal {
    id: number;
    kind: Motion;
    by: Seat;
    to?: number;
    open: Seat[];
    yours: boolean;
}
export type Motion = "take-back" | "stop";
export interface SeatClock {
    seat: Seat;
    remainingMillis: number;
    running: boolean;
    paused: boolean;
    pauseMillis: number;
    botInMillis?: number;
}
export type TableEvent = TableEventStepped | TableEventTakenBack | TableEventChanged | TableEventSaid | TableEventNow | TableEventWaiting | TableEventSomebodyElse | TableEventHere | TableEventReload;
export interface TableEventStepped {
    kind: "stepped";
    seq: number;
    at: string;
    frame: Frame;
    by?: Seat;
    bot: boolean;
}
export interface Frame {
    step: number;
    line?: string;
    by: Seat[];
    events: GameEvent[];
    changes?: Change[][];
    view: View;
}
export interface Change {
    op: Operation;
    path: string[];
    value?: unknown;
}
export type Operation = "add" | "remove" | "replace";
export interface TableEventTakenBack {
    kind: "taken-back";
    seq: number;
    at: string;
    frame: Frame;
    by: Seat;
    agreed: boolean;
}
export interface TableEventChanged {
    kind: "changed";
    seq: number;
    at: string;
    note?: TableNote;
    table: TableHead;
}
export type TableNote = TableNoteStoredNote | TableNoteSatDown | TableNoteRenamed | TableNotePlaysOn | TableNoteStoodUp | TableNoteSeatFreed | TableNoteSeatReopened | TableNoteLeftToBot | TableNoteBotCalled | TableNoteBotBrokeDown | TableNoteTimeRanOut | TableNoteCameBack | TableNoteGaveUp | TableNoteWithdrewProposal | TableNoteDeclinedProposal | TableNoteTookBack | TableNoteSeatsReordered | TableNoteHostChanged | TableNoteGameBegan | TableNoteGameFinished | TableNoteEndedEarly | TableNoteNextGameOpened | TableNoteImagined;
export interface TableNoteStoredNote {
    kind: "stored-note";
    text: string;
}
export interface TableNoteSatDown {
    kind: "sat-down";
    name: string;
    seat: number;
    bot: boolean;
}
export interface TableNoteRenamed {
    kind: "renamed";
    before: string;
    name: string;
}
export interface TableNotePlaysOn {
    kind: "plays-on";
    name: string;
}
export interface TableNoteStoodUp {
    kind: "stood-up";
    name: string;
    seat: number;
}
export interface TableNoteSeatFreed {
    kind: "seat-freed";
    seat: number;
    name?: string;
}
export interface TableNoteSeatReopened {
    kind: "seat-reopened";
    name: string;
    seat: number;
}
export interface TableNoteLeftToBot {
    kind: "left-to-bot";
    name: string;
}
export interface TableNoteBotCalled {
    kind: "bot-called";
    name: string;
}
export interface TableNoteBotBrokeDown {
    kind: "bot-broke-down";
    name: string;
}
export interface TableNoteTimeRanOut {
    kind: "time-ran-out";
    name: string;
}
export interface TableNoteCameBack {
    kind: "came-back";
    name: string;
}
export interface TableNoteGaveUp {
    kind: "gave-up";
    name: string;
    bot: boolean;
}
export interface TableNoteWithdrewProposal {
    kind: "withdrew-proposal";
    name: string;
}
export interface TableNoteDeclinedProposal {
    kind: "declined-proposal";
    name?: string;
}
export interface TableNoteTookBack {
    kind: "took-back";
    name: string;
    step: number;
    agreed: boolean;
}
export interface TableNoteSeatsReordered {
    kind: "seats-reordered";
}
export interface TableNoteHostChanged {
    kind: "host-changed";
}
export interface TableNoteGameBegan {
    kind: "game-began";
}
export interface TableNoteGameFinished {
    kind: "game-finished";
}
export interface TableNoteEndedEarly {
    kind: "ended-early";
    cause: EarlyEnd;
    winners: string[];
}
export type EarlyEnd = "stopped" | "resigned" | "closed";
export interface TableNoteNextGameOpened {
    kind: "next-game-opened";
}
export interface TableNoteImagined {
    kind: "imagined";
    step: number;
    seat: number;
}
export interface TableHead {
    id: string;
    game: string;
    edition: number;
    options: { [key: string]: string };
    clock: ClockTerms;
    spectators: boolean;
    openHands: boolean;
    aids: boolean;
    listed: boolean;
    secrets: boolean;
    phase: Phase;
    created: string;
    seats: SeatCard[];
    mine: Seat[];
    host: boolean;
    takeBacks: boolean;
    match?: MatchCard;
    rematch?: string;
    frozen?: FrozenCause;
    imagined?: TableNote;
    outcome?: Outcome;
}
export type ClockTerms = ClockTermsNone | ClockTermsLive | ClockTermsDays;
export interface ClockTermsNone {
    kind: "none";
}
export interface ClockTermsLive {
    kind: "live";
    initialSeconds: number;
    incrementSeconds: number;
    responseSeconds: number;
}
export interface ClockTermsDays {
    kind: "days";
    perDecision: number;
    pauseDays: number;
}
export type Phase = "seating" | "playing" | "over" | "frozen";
export interface SeatCard {
    seat: Seat;
    kind: Holder;
    name: string;
    badge?: string;
    level?: string;
    mine: boolean;
    host: boolean;
    awaited: boolean;
    standIn?: string;
    program: boolean;
    resigned: boolean;
}
export type Holder = "open" | "person" | "bot";
export interface MatchCard {
    name: string;
    game: number;
    games: Game[];
    standings: Standing[];
    over: boolean;
}
export interface Game {
    options: { [key: string]: string };
    table?: string;
    outcome?: Outcome;
}
export interface Outcome {
    ending: GameEnding;
    stopped: boolean;
    ranks: Rank[];
    group?: number;
    held: Seat[];
}
export type GameEnding = GameEndingByRules | GameEndingStoppedBefore | GameEndingByResignation | GameEndingByOperator;
export interface GameEndingByRules {
    kind: "by-rules";
    word: string;
    key?: string;
}
export interface GameEndingStoppedBefore {
    kind: "stopped-before";
    agreed: boolean;
}
export interface GameEndingByResignation {
    kind: "by-resignation";
}
export interface GameEndingByOperator {
    kind: "by-operator";
}
export interface Rank {
    seat?: Seat;
    name: string;
    place: number;
    score?: number;
}
export interface Standing {
    seat?: Seat;
    name: string;
    place: number;
    wins: number;
    points: number;
}
export type FrozenCause = FrozenCauseEventMissing | FrozenCauseEventUnreadable | FrozenCauseAnswerUnreadable | FrozenCauseStepUnreadable | FrozenCauseStepRefused;
export interface FrozenCauseEventMissing {
    kind: "event-missing";
    event: number;
}
export interface FrozenCauseEventUnreadable {
    kind: "event-unreadable";
    event: number;
}
export interface FrozenCauseAnswerUnreadable {
    kind: "answer-unreadable";
    seat: string;
}
export interface FrozenCauseStepUnreadable {
    kind: "step-unreadable";
    step: number;
}
export interface FrozenCauseStepRefused {
    kind: "step-refused";
    step: number;
    rule: string;
}
export interface TableEventSaid {
    kind: "said";
    seq: number;
    line: ChatLine;
}
export interface ChatLine {
    at: string;
    name: string;
    badge: string;
    text: string;
}
export interface TableEventNow {
    kind: "now";
    present: Present;
}
export interface TableEventWaiting {
    kind: "waiting";
    count: number;
    next?: string;
}
export interface TableEventSomebodyElse {
    kind: "somebody-else";
    signedOut: boolean;
}
export interface TableEventHere {
    kind: "here";
}
export interface TableEventReload {
    kind: "reload";
}
export interface Layout {
    parts: Part[];
}
export type Part = PartCounter | PartCards | PartCells;
export interface PartCounter {
    kind: "counter";
    name: string;
    seat?: Seat;
    value: number;
    most: number;
}
export interface PartCards {
    kind: "cards";
    name: string;
    seat?: Seat;
    cards: Card[];
}
export interface Card {
    id?: string;
    shows?: string;
}
export interface PartCells {
    kind: "cells";
    name: string;
    seat?: Seat;
    columns: number;
    cells: Cell[];
}
export interface Cell {
    id?: string;
    shows?: string;
    of?: Seat;
}
export interface Games {
    games: GameCard[];
}
export interface GameCard {
    slug: string;
    name: string;
    least: number;
    most: number;
    edition: number;
    hook: string;
    pace: string;
    lesson?: number;
    credits: string;
    provenance: string;
    secrets: boolean;
    aids: boolean;
    layout: boolean;
    parties: { [key: string]: string };
    quiet: string[];
    options: OptionCard[];
    presets: PresetCard[];
    matches: PlanCard[];
    levels: LevelCard[];
    examples: Example[];
}
export interface OptionCard {
    name: string;
    rule: string;
    input: Input;
    standards: { [key: string]: string };
}
export type Input = InputFlag | InputRange | InputChoice | InputText | InputFile;
export interface InputFlag {
    kind: "flag";
}
export interface InputRange {
    kind: "range";
    least: number;
    most: number;
}
export interface InputChoice {
    kind: "choice";
    words: string[];
}
export interface InputText {
    kind: "text";
}
export interface InputFile {
    kind: "file";
}
export interface PresetCard {
    name: string;
    options: { [key: string]: string };
}
export interface PlanCard {
    name: string;
    seats: number;
    games: { [key: string]: string }[];
}
export interface LevelCard {
    id: string;
    name: string;
    says: LevelNote[];
}
export type LevelNote = LevelNoteBuiltInLevel | LevelNoteBroughtProgram | LevelNoteRatedStrength | LevelNoteAnchorStrength | LevelNoteMeasuredStrength | LevelNoteUnmeasuredStrength;
export interface LevelNoteBuiltInLevel {
    kind: "built-in-level";
    skill: Skill;
}
export type Skill = "random" | "gentle" | "fair" | "keen" | "strong" | "expert";
export interface LevelNoteBroughtProgram {
    kind: "brought-program";
}
export interface LevelNoteRatedStrength {
    kind: "rated-strength";
    elo: number;
    low: number;
    high: number;
    anchor: Skill;
}
export interface LevelNoteAnchorStrength {
    kind: "anchor-strength";
}
export interface LevelNoteMeasuredStrength {
    kind: "measured-strength";
    against: WonGames;
}
export interface WonGames {
    won: number;
    games: number;
    against: Skill;
}
export interface LevelNoteUnmeasuredStrength {
    kind: "unmeasured-strength";
}
export interface Example {
    name: string;
    text: string;
}
export interface GameWords {
    language: string;
    patterns: { [key: string]: string };
    messages: { [key: string]: Argument[] };
    kinds: { [key: string]: string };
}
export interface Argument {
    name: string;
    kind: Kind;
    type: string;
    optional: boolean;
    list: boolean;
}
export type Kind = "value" | "seat" | "word" | "message";
export interface CheckFile {
    game: string;
    option: string;
    name: string;
    content: string;
}
export interface FileCheck {
    file?: FileCard;
    problems: Problem[];
}
export interface FileCard {
    option: string;
    name: string;
    sha256: string;
    standard: string;
    differing: number;
    differences: Difference[];
}
export interface Difference {
    where: string;
    before: string;
    now: string;
}
export interface CheckPosition {
    game: string;
    seats: number;
    options: { [key: string]: string };
    text: string;
}
export interface PositionCheck {
    canonical?: string;
    problems: Problem[];
    view?: View;
}
export interface TryPosition {
    game: string;
    text: string;
    move?: string;
    selection?: { [key: string]: string[] };
    names: { [key: string]: string };
    reader?: Seat;
    change?: FieldParts;
}
export interface PositionTry {
    problems: Problem[];
    seats?: number;
    view?: View;
    text?: string;
    asked?: OpenDecision;
    does: { [key: string]: MovePreview };
    preview?: Preview;
    after?: After;
}
export interface MovePreview {
    events: GameEvent[];
    expected: GameEvent[];
    open: Open[];
    headline: number;
}
export interface Open {
    by: Decider;
    about: GameMessage;
}
export type Decider = "chance" | "others" | "same-seat";
export interface Preview {
    move?: string;
    fields?: GameMove;
    problems: Problem[];
    refusal?: Refusal;
    does?: MovePreview;
    takeBack: boolean;
}
export interface Refusal {
    rule: string;
    reason: string;
}
export interface After {
    text: string;
    view: View;
}
export interface ReadRecord {
    text: string;
    from: number;
    count: number;
}
export interface RecordReading {
    game?: string;
    setting?: Setting;
    problems: Problem[];
    steps: number;
    printed?: View;
    frames: Frame[];
    result?: string;
}
export interface Setting {
    edition: number;
    seats: number;
    options: { [key: string]: string };
    files: FileCard[];
    players: { [key: string]: Player };
}
export interface Player {
    name: string;
    level?: string;
}
export interface Me {
    name: string;
    badge: string;
    waiting: number;
}
export interface Rename {
    name: string;
}
export interface History {
    tables: TableCard[];
    next?: string;
}
export interface TableCard {
    id: string;
    game: string;
    phase: Phase;
    players: string[];
    levels?: string[];
    step: number;
    yourTurn: boolean;
    since: string;
    outcome?: Outcome;
}
export interface OwnData {
    person: OwnPerson;
    tables: OwnTable[];
    unreadable: string[];
    next?: string;
}
export interface OwnPerson {
    badge: string;
    name: string;
    devices: OwnDevice[];
    blocks: Block[];
    sanctions: Sanction[];
    reports: OwnReport[];
}
export interface OwnDevice {
    label: string;
    created: string;
    seen: string;
}
export interface Block {
    badge: string;
    name: string;
}
export interface Sanction {
    kind: SanctionKind;
    until: string;
    reason: string;
}
export type SanctionKind = "ban" | "mute";
export interface OwnReport {
    at: string;
    table: string;
    name: string;
    reason: ReportReason;
    text: string;
}
export type ReportReason = "chat" | "name" | "play" | "other";
export interface OwnTable {
    id: string;
    game: string;
    ending?: string;
    created: string;
    changed: string;
    seats: OwnSeat[];
    whole: boolean;
    record: string;
    said: OwnSaying[];
}
export interface OwnSeat {
    seat: Seat;
    name: string;
    badge?: string;
    level?: string;
    resigned: boolean;
}
export interface OwnSaying {
    at: string;
    name: string;
    text: string;
}
export interface Lobby {
    mine: TableCard[];
    open: TableCard[];
    watch: TableCard[];
}
export interface Devices {
    devices: Device[];
}
export interface Device {
    id: string;
    label: string;
    created: string;
    seen: string;
    current: boolean;
}
export interface DeviceLink {
    link: string;
    until: string;
    qr: string;
    qrSize: number;
}
export interface LinkToken {
    token: string;
}
export interface LinkTarget {
    name: string;
    badge: string;
    seats: number;
}
export interface Claim {
    token: string;
    seats?: Seats;
}
export type Seats = "bring" | "leave";
export interface Claimed {
    code: string;
    name: string;
    badge: string;
    until: string;
    confirmed: boolean;
}
export interface DeviceRequests {
    requests: DeviceRequest[];
}
export interface DeviceRequest {
    id: string;
    label: string;
    guest: string;
    until: string;
}
export interface Code {
    code: string;
}
export interface NewTable {
    game: string;
    seats: NewSeat[];
    shuffled: boolean;
    options: { [key: string]: string };
    clock?: ClockTerms;
    spectators: boolean;
    openHands: boolean;
    aids: boolean;
    listed: boolean;
    match?: string;
    start?: Start;
}
export interface NewSeat {
    kind: Sitter;
    level?: string;
    name?: string;
    timeFactor?: number;
}
export type Sitter = "me" | "open" | "bot";
export type Start = StartPosition | StartRecorded | StartFork;
export interface StartPosition {
    kind: "position";
    text: string;
}
export interface StartRecorded {
    kind: "recorded";
    text: string;
    at: number;
}
export interface StartFork {
    kind: "fork";
    table: string;
    at: number;
}
export interface Snapshot {
    seq: number;
    table: TableHead;
    files: FileCard[];
    frame: Frame;
    printed: string[];
    present: Present;
    log: LogEntry[];
    chat: ChatLine[];
}
export interface LogEntry {
    line: string;
    by: Seat[];
    events: GameEvent[];
}
export interface SubmitMove {
    seat: Seat;
    decision: number;
    move: string;
}
export interface Accepted {
    seq: number;
    sealed: boolean;
}
export interface ConsiderMove {
    seat: Seat;
    decision: number;
    move?: string;
    selection?: { [key: string]: string[] };
}
export interface MovePreviews {
    decision: number;
    does: { [key: string]: MovePreview };
}
export interface ForSeat {
    seat: Seat;
}
export interface Hint {
    move: string;
    does: MovePreview;
    lead?: Lead;
}
export interface Lead {
    ahead: number;
    low: number;
    high: number;
    other: Alternative;
    features: FeatureChange[];
}
export interface Alternative {
    move: string;
    share: number;
    does: MovePreview;
}
export interface FeatureChange {
    name: string;
    more: boolean;
}
export interface MoveAdvice {
    judged: boolean;
    warning?: Warning;
}
export interface Warning {
    grade: Grade;
    loss: number;
    low: number;
    high: number;
    made: Alternative;
    better: Alternative;
    features: FeatureChange[];
}
export type Grade = "forced" | "decided" | "best" | "good" | "inaccuracy" | "mistake" | "blunder";
export interface TakeBackTo {
    seat: Seat;
    decision: number;
    to: number;
}
export interface MoreTime {
    seat: Seat;
    decision: number;
}
export interface PassAll {
    decision: number;
}
export interface Vote {
    proposal: number;
    seat?: Seat;
    agree: boolean;
}
export interface Sit {
    name?: string;
    program: boolean;
}
export interface Assign {
    level?: string;
}
export interface Order {
    seats: Seat[];
}
export interface Say {
    text: string;
    seat?: Seat;
}
export interface TableRef {
    table: string;
}
export interface Invite {
    links: string[];
    reach: Reach;
    qr: string;
    qrSize: number;
    admits: boolean;
}
export type Reach = "everywhere" | "network" | "machine";
export interface Frames {
    steps: number;
    printed?: View;
    frames: Frame[];
}
export interface DueMistakes {
    due: DueMistake[];
    next?: string;
}
export interface DueMistake {
    table: TableCard;
    step: number;
    seat: Seat;
    grade: Grade;
    loss: number;
}
export interface WinChances {
    value: string;
    parties: Party[];
    shares: number[][];
    turning?: Turning;
    balances: Balance[];
    swings: Swing[];
    points?: Balance[];
    judging?: Judging;
}
export interface Party {
    seat?: Seat;
    name: string;
}
export interface Turning {
    step: number;
    party: number;
    from: number;
    to: number;
}
export interface Balance {
    start: number;
    luck: number;
    own: number;
    others: number;
    hidden: number;
    end: number;
}
export interface Swing {
    step: number;
    party: number;
    change: number;
}
export interface Judging {
    steps: number;
    done: number;
}
export interface ReviewProgress {
    done: number;
    of: number;
    playouts: number;
    players: PlayerGrades[];
    decisions: JudgedDecision[];
    errors: FoundError[];
}
export interface PlayerGrades {
    seat: Seat;
    accuracy?: number;
    errorRate?: number;
    blunders: number;
    mistakes: number;
    inaccuracies: number;
}
export interface JudgedDecision {
    step: number;
    seat: Seat;
    grade: Grade;
    loss: number;
}
export interface FoundError {
    step: number;
    seat: Seat;
    grade: Grade;
    loss: number;
    low: number;
    high: number;
    made: Alternative;
    better: Alternative;
    hindsight?: InHindsight;
    points?: number[];
    features: FeatureChange[];
}
export interface InHindsight {
    loss: number;
    low: number;
    high: number;
    best: Alternative;
}
export interface PastDecision {
    table: TableHead;
    view: View;
    asked: OpenDecision;
    does: { [key: string]: MovePreview };
}
export interface Judgement {
    loss: number;
    good: boolean;
    better?: Alternative;
    due?: string;
}
export interface PuzzleList {
    day: string;
    today: PuzzleCard[];
    puzzles: PuzzleCard[];
    ratings: SolverRating[];
}
export interface PuzzleCard {
    id: string;
    game: string;
    seats: number;
    rating: number;
    tries: number;
    themes: string[];
    tried?: AttemptResult;
}
export type AttemptResult = "right" | "nearly" | "wrong" | "gave-up";
export interface SolverRating {
    game: string;
    rating: number;
    deviation: number;
    tries: number;
}
export interface PuzzlePosition {
    puzzle: PuzzleCard;
    seat: Seat;
    view: View;
    asked: OpenDecision;
    does: { [key: string]: MovePreview };
}
export interface PuzzleAttempt {
    move?: string;
}
export interface PuzzleVerdict {
    result: AttemptResult;
    loss?: number;
    best?: Alternative;
    rated?: RatingChange;
}
export interface RatingChange {
    before: number;
    after: number;
}
export interface Experiments {
    experiments: ExperimentCard[];
    mayChange: boolean;
}
export interface ExperimentCard {
    name: string;
    title: string;
    game: string;
    state: RunState;
    progress?: RunProgress;
    verdict: string[];
    at: string;
    report: boolean;
    resumable: boolean;
}
export type RunState = "waiting" | "running" | "stopping" | "stopped" | "complete" | "decided" | "broken";
export interface RunProgress {
    done: number;
    of: number;
    games: number;
    leftMillis?: number;
}
export interface Cases {
    cases: Case[];
}
export interface Case {
    name: string;
    title: string;
    game: string;
    yaml: string;
}
export interface NewExperiment {
    yaml: string;
}
export interface ExperimentView {
    card: ExperimentCard;
    mayChange: boolean;
    yaml?: string;
    found: FoundQuantity[];
    problem?: string;
}
export interface FoundQuantity {
    quantity: string;
    numbers: FoundNumber[];
}
export interface FoundNumber {
    lineUp: string;
    arm: string;
    against?: string;
    told: string;
    value?: number;
    low?: number;
    high?: number;
    found: boolean;
}
export interface Forecast {
    lineUps: LineUpForecast[];
}
export interface LineUpForecast {
    lead: string;
    details: string[];
}
export interface ExperimentGone {
    name: string;
}
export interface NewReport {
    badge: string;
    reason: ReportReason;
    text: string;
}
export interface Filed {
    id: string;
}
export interface Blocks {
    blocks: Block[];
}
export interface Reports {
    reports: Report[];
    next?: string;
}
export interface Report {
    id: string;
    at: string;
    table: string;
    by: PersonCard;
    person: PersonCard;
    name: string;
    reason: ReportReason;
    text: string;
}
export interface PersonCard {
    badge: string;
    name: string;
    tables: number;
    sanctions: Sanction[];
}
export interface FoundPeople {
    people: PersonCard[];
}
export interface Impose {
    kind: SanctionKind;
    days: number;
    reason: string;
}
export interface Lift {
    kind: SanctionKind;
}
export interface Tables {
    tables: TableCard[];
}
export interface TableView {
    id: string;
    game: string;
    phase: Phase;
    players: Participant[];
    spectators: Participant[];
    chat: ChatLine[];
}
export interface Participant {
    badge: string;
    name: string;
}
export interface RemoveSpectator {
    badge: string;
}
export interface RotateKey {
    days: number;
}
export interface KeyRotated {
    until: string;
}

/** The Potting Shed. */
export declare namespace Conformance {
    export interface ShedView {
        setup: Setup;
        viewer: Viewer;
        round: number;
        bag: number;
        shelf: Shelved[];
        looked?: Cards;
        discard: Cards;
        gardens: Plot[];
        hare: number;
        stage: Stage;
    }
    export interface Setup {
        edition: number;
        seats: number;
        chosen: { [key: string]: string };
    }
    export type Viewer = ViewerPlayer | ViewerSpectator | ViewerEveryone;
    export interface ViewerPlayer {
        kind: "player";
        seat: Seat;
    }
    export interface ViewerSpectator {
        kind: "spectator";
    }
    export interface ViewerEveryone {
        kind: "everyone";
    }
    export interface Shelved {
        card?: Kind;
        by: Seat;
    }
    export type Kind = "rain" | "sun" | "bee" | "crow";
    export interface Cards {
        rain: number;
        sun: number;
        bee: number;
        crow: number;
    }
    export interface Plot {
        hand?: Cards;
        handSize: number;
        dry: boolean;
        nest?: Nest;
        basket: Cards;
        petals: number;
    }
    export interface Nest {
        card?: Kind;
        from?: Seat;
        dry: boolean;
    }
    export type Stage = StageRefill | StageSow | StageTurn | StageWindow | StageSteal | StageLook | StageKeep | StageStorm | StageOffered | StageOver;
    export interface StageRefill {
        kind: "refill";
        seat: Seat;
        drawn: number;
    }
    export interface StageSow {
        kind: "sow";
    }
    export interface StageTurn {
        kind: "turn";
        seat: Seat;
        offers: number;
    }
    export interface StageWindow {
        kind: "window";
        thief: Seat;
        victim: Seat;
        layer: Seat;
        counters: number;
    }
    export interface StageSteal {
        kind: "steal";
        thief: Seat;
        victim: Seat;
    }
    export interface StageLook {
        kind: "look";
        seat: Seat;
    }
    export interface StageKeep {
        kind: "keep";
        seat: Seat;
    }
    export interface StageStorm {
        kind: "storm";
        raiser: Seat;
        struck: Seat;
    }
    export interface StageOffered {
        kind: "offered";
        turn: Seat;
        asker: Seat;
        asked: Seat;
        give: Bundle;
        get: Bundle;
        offers: number;
    }
    export interface Bundle {
        petals: number;
        cards: Cards;
    }
    export interface StageOver {
        kind: "over";
    }
    export type ShedEvent = ShedEventRoundBegan | ShedEventDrawingBegan | ShedEventCardDrawn | ShedEventCardCameUp | ShedEventSowingBegan | ShedEventSown | ShedEventScored | ShedEventHareScored | ShedEventTurnBegan | ShedEventCardPlayed | ShedEventStormAsked | ShedEventCardLost | ShedEventRainRuledOut | ShedEventCardsLookedAt | ShedEventCardKept | ShedEventCardPutUnder | ShedEventCounterAsked | ShedEventCountered | ShedEventPassed | ShedEventAnswerLapsed | ShedEventCrowStood | ShedEventCrowFailed | ShedEventCardStolen | ShedEventTradeProposed | ShedEventCounterOffered | ShedEventTradeDeclined | ShedEventTradeCarriedOut | ShedEventGameEnded;
    export interface ShedEventRoundBegan {
        kind: "round-began";
        round: number;
    }
    export interface ShedEventDrawingBegan {
        kind: "drawing-began";
        seat: Seat;
    }
    export interface ShedEventCardDrawn {
        kind: "card-drawn";
        seat: Seat;
        card?: Kind;
    }
    export interface ShedEventCardCameUp {
        kind: "card-came-up";
        seat: Seat;
        card: Kind;
    }
    export interface ShedEventSowingBegan {
        kind: "sowing-began";
    }
    export interface ShedEventSown {
        kind: "sown";
        seat: Seat;
        cards: Kind[];
        stake: number;
    }
    export interface ShedEventScored {
        kind: "scored";
        seat: Seat;
        from: number;
        to: number;
        reason: Reason;
    }
    export type Reason = "weather" | "alone" | "stake" | "rest" | "storm" | "trade";
    export interface ShedEventHareScored {
        kind: "hare-scored";
        from: number;
        to: number;
    }
    export interface ShedEventTurnBegan {
        kind: "turn-began";
        seat: Seat;
        offers: number;
    }
    export interface ShedEventCardPlayed {
        kind: "card-played";
        seat: Seat;
        card: Kind;
        from: Place;
    }
    export type Place = "hand" | "nest" | "basket";
    export interface ShedEventStormAsked {
        kind: "storm-asked";
        raiser: Seat;
        struck: Seat;
    }
    export interface ShedEventCardLost {
        kind: "card-lost";
        seat: Seat;
        card: Kind;
        from: Place;
        loss: Loss;
    }
    export type Loss = "storm" | "drought" | "replaced";
    export interface ShedEventRainRuledOut {
        kind: "rain-ruled-out";
        seat: Seat;
    }
    export interface ShedEventCardsLookedAt {
        kind: "cards-looked-at";
        seat: Seat;
        cards?: Kind[];
    }
    export interface ShedEventCardKept {
        kind: "card-kept";
        seat: Seat;
        card?: Kind;
    }
    export interface ShedEventCardPutUnder {
        kind: "card-put-under";
        seat: Seat;
        card?: Kind;
    }
    export interface ShedEventCounterAsked {
        kind: "counter-asked";
        thief: Seat;
        victim: Seat;
        layer: Seat;
        counters: number;
    }
    export interface ShedEventCountered {
        kind: "countered";
        seat: Seat;
        card: Kind;
        from: Place;
    }
    export interface ShedEventPassed {
        kind: "passed";
        seat: Seat;
    }
    export interface ShedEventAnswerLapsed {
        kind: "answer-lapsed";
        seat: Seat;
        counter?: Place;
    }
    export interface ShedEventCrowStood {
        kind: "crow-stood";
        thief: Seat;
        victim: Seat;
    }
    export interface ShedEventCrowFailed {
        kind: "crow-failed";
        thief: Seat;
        victim: Seat;
    }
    export interface ShedEventCardStolen {
        kind: "card-stolen";
        thief: Seat;
        victim: Seat;
        card?: Kind;
    }
    export interface ShedEventTradeProposed {
        kind: "trade-proposed";
        asker: Seat;
        asked: Seat;
        give: Goods;
        get: Goods;
    }
    export interface Goods {
        petals: number;
        cards: Kind[];
    }
    export interface ShedEventCounterOffered {
        kind: "counter-offered";
        asker: Seat;
        asked: Seat;
        give: Goods;
        get: Goods;
    }
    export interface ShedEventTradeDeclined {
        kind: "trade-declined";
        asked: Seat;
        asker: Seat;
    }
    export interface ShedEventTradeCarriedOut {
        kind: "trade-carried-out";
        asker: Seat;
        asked: Seat;
        give: Goods;
        get: Goods;
        fromHand: Kind[];
    }
    export interface ShedEventGameEnded {
        kind: "game-ended";
    }
    export type ShedOpen = ShedOpenOthersSow | ShedOpenKindsCompared | ShedOpenStakesCompared | ShedOpenStormLoss | ShedOpenRainSought | ShedOpenTwoLookedAt | ShedOpenOneKept | ShedOpenCounterPossible | ShedOpenCardTaken | ShedOpenTradeAnswer;
    export interface ShedOpenOthersSow {
        kind: "others-sow";
    }
    export interface ShedOpenKindsCompared {
        kind: "kinds-compared";
    }
    export interface ShedOpenStakesCompared {
        kind: "stakes-compared";
        stake: number;
    }
    export interface ShedOpenStormLoss {
        kind: "storm-loss";
        struck: Seat;
    }
    export interface ShedOpenRainSought {
        kind: "rain-sought";
    }
    export interface ShedOpenTwoLookedAt {
        kind: "two-looked-at";
    }
    export interface ShedOpenOneKept {
        kind: "one-kept";
    }
    export interface ShedOpenCounterPossible {
        kind: "counter-possible";
    }
    export interface ShedOpenCardTaken {
        kind: "card-taken";
        victim: Seat;
    }
    export interface ShedOpenTradeAnswer {
        kind: "trade-answer";
        asked: Seat;
    }
    export type ShedAsk = ShedAskSowAsked | ShedAskTurnAsked | ShedAskTradeAsked | ShedAskCounterAnswerAsked | ShedAskAnybodyCounters | ShedAskKeepAsked | ShedAskLossAsked | ShedAskNothingAsked | ShedAskWhich | ShedAskActionTarget | ShedAskPlaceTarget | ShedAskSeatTarget | ShedAskCardTarget | ShedAskPetalTarget | ShedAskAnswerTarget | ShedAskOtherTradeTarget;
    export interface ShedAskSowAsked {
        kind: "sow-asked";
    }
    export interface ShedAskTurnAsked {
        kind: "turn-asked";
    }
    export interface ShedAskTradeAsked {
        kind: "trade-asked";
        asker: Seat;
        give: Goods;
        get: Goods;
    }
    export interface ShedAskCounterAnswerAsked {
        kind: "counter-answer-asked";
        layer: Seat;
        with: Kind;
    }
    export interface ShedAskAnybodyCounters {
        kind: "anybody-counters";
        card: Kind;
    }
    export interface ShedAskKeepAsked {
        kind: "keep-asked";
    }
    export interface ShedAskLossAsked {
        kind: "loss-asked";
        raiser: Seat;
    }
    export interface ShedAskNothingAsked {
        kind: "nothing-asked";
    }
    export interface ShedAskWhich {
        kind: "which";
        part: Part;
    }
    export type Part = "cards" | "stake" | "action" | "place" | "seat" | "bargain" | "answer";
    export interface ShedAskActionTarget {
        kind: "action-target";
        action: Action;
    }
    export type Action = "rest" | "storm" | "drought" | "scout" | "theft" | "offer";
    export interface ShedAskPlaceTarget {
        kind: "place-target";
        place: Place;
    }
    export interface ShedAskSeatTarget {
        kind: "seat-target";
        seat: Seat;
    }
    export interface ShedAskCardTarget {
        kind: "card-target";
        card: Kind;
    }
    export interface ShedAskPetalTarget {
        kind: "petal-target";
    }
    export interface ShedAskAnswerTarget {
        kind: "answer-target";
        answer: string;
    }
    export interface ShedAskOtherTradeTarget {
        kind: "other-trade-target";
    }
    export interface OfTurnRest {
        kind: "rest";
    }
    export interface OfTurnStorm {
        kind: "storm";
        from: Place;
    }
    export interface OfTurnDrought {
        kind: "drought";
        from: Place;
    }
    export interface OfTurnScout {
        kind: "scout";
        from: Place;
    }
    export interface OfTurnTheft {
        kind: "theft";
        victim: Seat;
        from: Place;
    }
    export interface OfTurnOffer {
        kind: "offer";
        partner: Seat;
        give: Bundle;
        get: Bundle;
    }
    export interface LossPay {
        kind: "pay";
    }
    export interface LossDrop {
        kind: "drop";
        card: Kind;
    }
    export interface InReplySow {
        kind: "sow";
        cards: Cards;
        stake: number;
    }
    export interface InReplyKeep {
        kind: "keep";
        card: Kind;
    }
    export interface InReplyCounter {
        kind: "counter";
        from: Place;
    }
    export interface InReplyPass {
        kind: "pass";
    }
    export interface InReplyAccept {
        kind: "accept";
    }
    export interface InReplyDecline {
        kind: "decline";
    }
    export type View = ShedView;
    export type Event = ShedEvent;
    export type Message = ShedEvent | ShedOpen | ShedAsk;
    export type Move = OfTurnRest | OfTurnStorm | OfTurnDrought | OfTurnScout | OfTurnTheft | OfTurnOffer | LossPay | LossDrop | InReplySow | InReplyKeep | InReplyCounter | InReplyPass | InReplyAccept | InReplyDecline;
}
export interface Conformance {
    View: Conformance.View;
    Event: Conformance.Event;
    Message: Conformance.Message;
    Move: Conformance.Move;
}

/** Fire and Flora. */
export declare namespace FireAndFlora {
    export interface FloraView {
        setup: Setup;
        viewer: Viewer;
        stage: Stage;
        round: number;
        turns: number;
        first: Seat;
        active: Seat;
        event?: string;
        bought: boolean;
        cardsBought: number;
        proposals: number;
        closed: Seat[];
        players: Landscape[];
        known: Known[];
        pool: number[];
        market: string[];
        prices: number[];
        landDeck: number;
        landsUnder: string[];
        deck: number;
        discard: number[];
        eventDeck: number;
        eventsUnder: Under[];
        eventsDone: { [key: string]: number };
        looked?: string[];
        goal: number;
        wonBy?: WonBy;
        announced?: FloraEvent;
        laid: Resource[];
        cards: CardTable;
    }
    export interface Setup {
        edition: number;
        seats: number;
        chosen: { [key: string]: string };
    }
    export type Viewer = ViewerPlayer | ViewerSpectator | ViewerEveryone;
    export interface ViewerPlayer {
        kind: "player";
        seat: Seat;
    }
    export interface ViewerSpectator {
        kind: "spectator";
    }
    export interface ViewerEveryone {
        kind: "everyone";
    }
    export type Stage = StageDealing | StageMarket | StageLots | StageFirstLot | StageEvent | StageLooking | StageForecasting | StageDie | StageDrawing | StageRats | StageAction | StageWindow | StageRobbing | StageOffered | StageAsking | StageOver;
    export interface StageDealing {
        kind: "dealing";
        seat: Seat;
    }
    export interface StageMarket {
        kind: "market";
        left: number;
    }
    export interface StageLots {
        kind: "lots";
        who: Seat[];
        drawn: string[];
    }
    export interface StageFirstLot {
        kind: "first-lot";
    }
    export interface StageEvent {
        kind: "event";
    }
    export interface StageLooking {
        kind: "looking";
    }
    export interface StageForecasting {
        kind: "forecasting";
    }
    export interface StageDie {
        kind: "die";
    }
    export interface StageDrawing {
        kind: "drawing";
        seat: Seat;
        left: number;
        purpose: Purpose;
        others: Seat[];
    }
    export type Purpose = "start" | "income" | "bought" | "event";
    export interface StageRats {
        kind: "rats";
    }
    export interface StageAction {
        kind: "action";
        suggested?: OfTurnOffer;
    }
    export interface OfTurnOffer {
        kind: "offer";
        partner: Seat;
        give: Bundle;
        get: Bundle;
    }
    export interface Bundle {
        cards: Resource[];
        coins: number;
        lands: string[];
    }
    export type Resource = "water" | "fire" | "labor" | "nefarious" | "time";
    export interface StageWindow {
        kind: "window";
        play: OfTurnPlayed;
        open: number[];
        answered: number;
        chain: number;
        layer: Seat;
    }
    export type OfTurnPlayed = PlayedPlay | PlayedPocket | PlayedPurse | PlayedSow;
    export interface PlayedPlay {
        kind: "play";
        first: Card;
        second?: Card;
        land: string;
    }
    export interface Card {
        type: Resource;
        as: Resource;
    }
    export interface PlayedPocket {
        kind: "pocket";
        card: Card;
        victim: Seat;
    }
    export interface PlayedPurse {
        kind: "purse";
        card: Card;
        victim: Seat;
    }
    export interface PlayedSow {
        kind: "sow";
        card: Card;
        victim: Seat;
        species: string;
    }
    export interface StageRobbing {
        kind: "robbing";
        victim: Seat;
    }
    export interface StageOffered {
        kind: "offered";
        offer: OfTurnOffer;
    }
    export interface StageAsking {
        kind: "asking";
        question: Question;
        seat: Seat;
        work: Work;
    }
    export type Question = "place" | "sow" | "station" | "vault" | "quake" | "choice";
    export interface Work {
        cause: Cause;
        where: Where;
        seats: Seat[];
        seat: Seat;
        slot: number;
        plant: number;
        icons: number;
        next: number;
    }
    export type Cause = "play" | "sweep" | "choice" | "quake";
    export type Where = "central" | "southern" | "both" | "die";
    export interface StageOver {
        kind: "over";
    }
    export interface Landscape {
        score: number;
        bonus: number;
        coins: number;
        size: number;
        hand?: number[];
        lands: Ground[];
        settling?: Settling;
    }
    export interface Ground {
        land: string;
        plant?: string;
        big: boolean;
        stars: number;
        building?: string;
        used: boolean;
        seed?: string;
    }
    export interface Settling {
        bigNatives: number;
        coins: number;
    }
    export interface Known {
        by?: Seat;
        of: Seat;
        cards: number[];
    }
    export interface Under {
        event?: string;
        by: Seat;
    }
    export type WonBy = "score" | "big-natives" | "coins" | "turn-order";
    export type FloraEvent = FloraEventSetupEvent | FloraEventTurnEvent | FloraEventPlantEvent | FloraEventLandEvent | FloraEventPlayEvent | FloraEventEventCardEvent | FloraEventTradeEvent | FloraEventEndEvent;
    export type FloraEventSetupEvent = SetupEventHeadquartersDealt | SetupEventLotDrawn | SetupEventLotsTied | SetupEventFirstPlayerFound;
    export interface SetupEventHeadquartersDealt {
        kind: "headquarters-dealt";
        seat: Seat;
        headquarters: NamesLandName;
        field: NamesLandName;
        place: HeadquartersPlace;
    }
    export interface NamesLandName {
        kind: "land-name";
        id: string;
        name: string;
    }
    export type HeadquartersPlace = "beside" | "on-field";
    export interface SetupEventLotDrawn {
        kind: "lot-drawn";
        seat: Seat;
        land: NamesLandName;
        cost: number;
    }
    export interface SetupEventLotsTied {
        kind: "lots-tied";
        seats: Seat[];
    }
    export interface SetupEventFirstPlayerFound {
        kind: "first-player-found";
        seat: Seat;
    }
    export type FloraEventTurnEvent = TurnEventStageChanged | TurnEventWindowAnswered | TurnEventCardsKnown | TurnEventTurnBegan | TurnEventBuildingsReadied | TurnEventTurnEnded | TurnEventLandTurnedUp | TurnEventResourcesShuffled | TurnEventCardDrawn | TurnEventCoinsGained | TurnEventCoinsPaid;
    export interface TurnEventStageChanged {
        kind: "stage-changed";
        stage: Stage;
    }
    export interface TurnEventWindowAnswered {
        kind: "window-answered";
        answers: number;
    }
    export interface TurnEventCardsKnown {
        kind: "cards-known";
        by?: Seat;
        of: Seat;
        cards: NamesCardCount[];
    }
    export interface NamesCardCount {
        kind: "card-count";
        count: number;
        card: Resource;
    }
    export interface TurnEventTurnBegan {
        kind: "turn-began";
        seat: Seat;
        turn: number;
    }
    export interface TurnEventBuildingsReadied {
        kind: "buildings-readied";
        sites: NamesSite[];
    }
    export interface NamesSite {
        kind: "site";
        building: NamesLandName;
        land: NamesLandName;
    }
    export interface TurnEventTurnEnded {
        kind: "turn-ended";
        seat: Seat;
    }
    export interface TurnEventLandTurnedUp {
        kind: "land-turned-up";
        land: NamesLandName;
        from: DeckPart;
    }
    export type DeckPart = "deck" | "under";
    export interface TurnEventResourcesShuffled {
        kind: "resources-shuffled";
        cards: number;
    }
    export interface TurnEventCardDrawn {
        kind: "card-drawn";
        seat: Seat;
        card?: Resource;
    }
    export interface TurnEventCoinsGained {
        kind: "coins-gained";
        seat: Seat;
        coins: number;
        from: number;
        to: number;
        reason: Gain;
    }
    export type Gain = "income" | "sale" | "event-card";
    export interface TurnEventCoinsPaid {
        kind: "coins-paid";
        seat: Seat;
        coins: number;
        from: number;
        to: number;
        reason: Cost;
    }
    export type Cost = "land" | "card" | "nursery" | "weed-patrol" | "seed-vault" | "earthquake" | "event-card";
    export type FloraEventPlantEvent = PlantEventPlantGrew | PlantEventPlantDamaged | PlantEventPlantDied | PlantEventPlantPushedOut | PlantEventPlantCame | PlantEventPlantSaved | PlantEventScored;
    export interface PlantEventPlantGrew {
        kind: "plant-grew";
        seat: Seat;
        land: NamesLandName;
        plant: NamesSpeciesName;
    }
    export interface NamesSpeciesName {
        kind: "species-name";
        id: string;
        name: string;
    }
    export interface PlantEventPlantDamaged {
        kind: "plant-damaged";
        seat: Seat;
        land: NamesLandName;
        plant: NamesSpeciesName;
    }
    export interface PlantEventPlantDied {
        kind: "plant-died";
        seat: Seat;
        land: NamesLandName;
        plant: NamesSpeciesName;
        size: Size;
        seed?: NamesSpeciesName;
    }
    export type Size = "small" | "big";
    export interface PlantEventPlantPushedOut {
        kind: "plant-pushed-out";
        seat: Seat;
        land: NamesLandName;
        plant: NamesSpeciesName;
        size: Size;
        seed?: NamesSpeciesName;
    }
    export interface PlantEventPlantCame {
        kind: "plant-came";
        seat: Seat;
        land: NamesLandName;
        plant: NamesSpeciesName;
        size: Size;
        origin: Origin;
    }
    export type Origin = "child" | "starting" | "sown" | "nursery" | "seed";
    export interface PlantEventPlantSaved {
        kind: "plant-saved";
        seat: Seat;
        land: NamesLandName;
        plant: NamesSpeciesName;
        by: Rescue;
    }
    export type Rescue = "water" | "seed-vault";
    export interface PlantEventScored {
        kind: "scored";
        seat: Seat;
        from: number;
        to: number;
    }
    export type FloraEventLandEvent = LandEventParcelBought | LandEventBuildingBought | LandEventBuildingUsed | LandEventCardBought | LandEventCardSold;
    export interface LandEventParcelBought {
        kind: "parcel-bought";
        seat: Seat;
        land: NamesLandName;
    }
    export interface LandEventBuildingBought {
        kind: "building-bought";
        seat: Seat;
        building: NamesLandName;
        land: NamesLandName;
    }
    export interface LandEventBuildingUsed {
        kind: "building-used";
        seat: Seat;
        building: NamesLandName;
        land: NamesLandName;
    }
    export interface LandEventCardBought {
        kind: "card-bought";
        seat: Seat;
    }
    export interface LandEventCardSold {
        kind: "card-sold";
        seat: Seat;
        card: Resource;
    }
    export type FloraEventPlayEvent = PlayEventCardsPlayed | PlayEventPocketAnnounced | PlayEventPurseAnnounced | PlayEventSowingAnnounced | PlayEventBlockLaid | PlayEventNobodyBlocked | PlayEventPlayCancelled | PlayEventCardStolen | PlayEventPocketFoundEmpty | PlayEventCoinsStolen;
    export interface PlayEventCardsPlayed {
        kind: "cards-played";
        seat: Seat;
        cards: NamesPlayedCard[];
        owner: Seat;
        land: NamesLandName;
        plant?: NamesSpeciesName;
    }
    export interface NamesPlayedCard {
        kind: "played-card";
        type: Resource;
        as?: Resource;
    }
    export interface PlayEventPocketAnnounced {
        kind: "pocket-announced";
        seat: Seat;
        card: NamesPlayedCard;
        victim: Seat;
    }
    export interface PlayEventPurseAnnounced {
        kind: "purse-announced";
        seat: Seat;
        card: NamesPlayedCard;
        victim: Seat;
    }
    export interface PlayEventSowingAnnounced {
        kind: "sowing-announced";
        seat: Seat;
        card: NamesPlayedCard;
        victim: Seat;
        plant: NamesSpeciesName;
    }
    export interface PlayEventBlockLaid {
        kind: "block-laid";
        seat: Seat;
        card: Resource;
        blocked: Resource;
    }
    export interface PlayEventNobodyBlocked {
        kind: "nobody-blocked";
    }
    export interface PlayEventPlayCancelled {
        kind: "play-cancelled";
        seat: Seat;
    }
    export interface PlayEventCardStolen {
        kind: "card-stolen";
        thief: Seat;
        victim: Seat;
        card?: Resource;
    }
    export interface PlayEventPocketFoundEmpty {
        kind: "pocket-found-empty";
        thief: Seat;
        victim: Seat;
    }
    export interface PlayEventCoinsStolen {
        kind: "coins-stolen";
        thief: Seat;
        victim: Seat;
        coins: number;
    }
    export type FloraEventEventCardEvent = EventCardEventEventCardsShuffled | EventCardEventEventCardTurnedUp | EventCardEventEventCardLookedAt | EventCardEventEventCardForecast | EventCardEventEventCardPutUnder | EventCardEventDieRolled | EventCardEventEventCardDone | EventCardEventCardDiscarded | EventCardEventCardPassed | EventCardEventChoiceDeclined | EventCardEventBuildingSaved | EventCardEventBuildingLost;
    export interface EventCardEventEventCardsShuffled {
        kind: "event-cards-shuffled";
        cards: number;
    }
    export interface EventCardEventEventCardTurnedUp {
        kind: "event-card-turned-up";
        card: NamesEventCardName;
        from: DeckPart;
    }
    export interface NamesEventCardName {
        kind: "event-card-name";
        id: string;
        name: string;
    }
    export interface EventCardEventEventCardLookedAt {
        kind: "event-card-looked-at";
        seat: Seat;
        card?: NamesEventCardName;
        from: DeckPart;
    }
    export interface EventCardEventEventCardForecast {
        kind: "event-card-forecast";
        seat: Seat;
        card: NamesEventCardName;
    }
    export interface EventCardEventEventCardPutUnder {
        kind: "event-card-put-under";
        seat: Seat;
        card?: NamesEventCardName;
    }
    export interface EventCardEventDieRolled {
        kind: "die-rolled";
        where: Where;
    }
    export interface EventCardEventEventCardDone {
        kind: "event-card-done";
        card: NamesEventCardName;
    }
    export interface EventCardEventCardDiscarded {
        kind: "card-discarded";
        seat: Seat;
        card: Resource;
    }
    export interface EventCardEventCardPassed {
        kind: "card-passed";
        from: Seat;
        to: Seat;
        card?: Resource;
    }
    export interface EventCardEventChoiceDeclined {
        kind: "choice-declined";
        seat: Seat;
    }
    export interface EventCardEventBuildingSaved {
        kind: "building-saved";
        seat: Seat;
        building: NamesLandName;
        land: NamesLandName;
    }
    export interface EventCardEventBuildingLost {
        kind: "building-lost";
        seat: Seat;
        building: NamesLandName;
        land: NamesLandName;
    }
    export type FloraEventTradeEvent = TradeEventTradeOffered | TradeEventTradeAccepted | TradeEventCardsGiven | TradeEventCoinsGiven | TradeEventParcelGiven | TradeEventTradeDeclined | TradeEventOffersClosed | TradeEventCounterSuggested;
    export interface TradeEventTradeOffered {
        kind: "trade-offered";
        seat: Seat;
        partner: Seat;
        give: NamesGoods;
        get: NamesGoods;
    }
    export interface NamesGoods {
        kind: "goods";
        parts: Names[];
        cards: Resource[];
        coins: number;
        lands: NamesLandName[];
    }
    export type Names = NamesLandName | NamesSpeciesName | NamesEventCardName | NamesSite | NamesPlayedCard | NamesCardCount | NamesCoinCount | NamesGoods;
    export interface NamesCoinCount {
        kind: "coin-count";
        coins: number;
    }
    export interface TradeEventTradeAccepted {
        kind: "trade-accepted";
        seat: Seat;
        partner: Seat;
    }
    export interface TradeEventCardsGiven {
        kind: "cards-given";
        from: Seat;
        to: Seat;
        cards: Resource[];
    }
    export interface TradeEventCoinsGiven {
        kind: "coins-given";
        from: Seat;
        to: Seat;
        coins: number;
    }
    export interface TradeEventParcelGiven {
        kind: "parcel-given";
        from: Seat;
        to: Seat;
        land: NamesLandName;
    }
    export interface TradeEventTradeDeclined {
        kind: "trade-declined";
        seat: Seat;
        proposer: Seat;
        reason: DeclineReason;
    }
    export type DeclineReason = "unsaid" | "too-little" | "keeps-it" | "not-with-you" | "unanswered";
    export interface TradeEventOffersClosed {
        kind: "offers-closed";
        seat: Seat;
        proposer: Seat;
    }
    export interface TradeEventCounterSuggested {
        kind: "counter-suggested";
        seat: Seat;
        proposer: Seat;
        give: NamesGoods;
        get: NamesGoods;
    }
    export type FloraEventEndEvent = EndEventGameEnded;
    export interface EndEventGameEnded {
        kind: "game-ended";
        reason: GameEnd;
    }
    export type GameEnd = "goal" | "last-round";
    export interface CardTable {
        species: SpeciesFace[];
        lands: LandFace[];
        events: EventFace[];
        die: string[];
        resources: ResourceFace[];
        marks: { [key: string]: string };
    }
    export interface SpeciesFace {
        id: string;
        name: string;
        latin: string;
        kind: Kind;
        border: Border;
        copies: number;
        fire: FireClass;
        floods: boolean;
        small: SideFace;
        big: SideFace;
        marks: { [key: string]: string };
    }
    export type Kind = "native" | "invasive";
    export type Border = "green" | "yellow" | "red";
    export type FireClass = "needs" | "indifferent" | "harmed" | "spreads";
    export interface SideFace {
        stars: number;
        woody: boolean;
        lines: LineFace[];
        marks: { [key: string]: string };
    }
    export interface LineFace {
        icons: Resource[];
        action: PlantAction;
        mark: string;
    }
    export type PlantAction = "grow" | "damage" | "kill" | "propagate" | "invade";
    export interface LandFace {
        id: string;
        name: string;
        sort: Sort;
        cost: number;
        coins: number;
        cards: number;
        region?: Region;
        plant?: StartingPlant;
        ability?: AbilityText;
        marks: { [key: string]: string };
    }
    export type Sort = "headquarters" | "field" | "parcel" | "building";
    export type Region = "central" | "southern";
    export interface StartingPlant {
        species: string;
        size: Size;
    }
    export type AbilityText = AbilityTextSelfBuiltAbility | AbilityTextReserveAbility | AbilityTextIslandAbility | AbilityTextWetAbility | AbilityTextNoPlantsAbility | AbilityTextFireStationAbility | AbilityTextNurseryAbility | AbilityTextPlayAsAbility | AbilityTextWeatherAbility | AbilityTextStoreAbility | AbilityTextRangerAbility | AbilityTextSeedVaultAbility | AbilityTextMarketAbility | AbilityTextWeedPatrolAbility | AbilityTextLandTrustAbility;
    export interface AbilityTextSelfBuiltAbility {
        kind: "self-built-ability";
    }
    export interface AbilityTextReserveAbility {
        kind: "reserve-ability";
    }
    export interface AbilityTextIslandAbility {
        kind: "island-ability";
    }
    export interface AbilityTextWetAbility {
        kind: "wet-ability";
    }
    export interface AbilityTextNoPlantsAbility {
        kind: "no-plants-ability";
    }
    export interface AbilityTextFireStationAbility {
        kind: "fire-station-ability";
    }
    export interface AbilityTextNurseryAbility {
        kind: "nursery-ability";
        amount: number;
    }
    export interface AbilityTextPlayAsAbility {
        kind: "play-as-ability";
        icon: Resource;
    }
    export interface AbilityTextWeatherAbility {
        kind: "weather-ability";
    }
    export interface AbilityTextStoreAbility {
        kind: "store-ability";
        amount: number;
    }
    export interface AbilityTextRangerAbility {
        kind: "ranger-ability";
    }
    export interface AbilityTextSeedVaultAbility {
        kind: "seed-vault-ability";
        amount: number;
    }
    export interface AbilityTextMarketAbility {
        kind: "market-ability";
        amount: number;
    }
    export interface AbilityTextWeedPatrolAbility {
        kind: "weed-patrol-ability";
        amount: number;
    }
    export interface AbilityTextLandTrustAbility {
        kind: "land-trust-ability";
        amount: number;
    }
    export interface EventFace {
        id: string;
        name: string;
        copies: number[];
        effect: Effect;
        fire: boolean;
        located: boolean;
        marks: { [key: string]: string };
    }
    export type Effect = EffectDiscard | EffectCoins | EffectHalve | EffectPackRat | EffectNothing | EffectLocated | EffectDrawing | EffectChoosing;
    export interface EffectDiscard {
        kind: "discard";
        icon: Resource;
    }
    export interface EffectCoins {
        kind: "coins";
        coins: number;
    }
    export interface EffectHalve {
        kind: "halve";
    }
    export interface EffectPackRat {
        kind: "pack-rat";
    }
    export interface EffectNothing {
        kind: "nothing";
    }
    export type EffectLocated = LocatedSweeping | LocatedQuake;
    export type LocatedSweeping = SweepingApply | SweepingFlood;
    export interface SweepingApply {
        kind: "apply";
        icon: Resource;
        where: Where;
    }
    export interface SweepingFlood {
        kind: "flood";
        where: Where;
    }
    export interface LocatedQuake {
        kind: "quake";
        coins: number;
        where: Where;
    }
    export type EffectDrawing = DrawingDraw | DrawingGrant;
    export interface DrawingDraw {
        kind: "draw";
        cards: number;
    }
    export interface DrawingGrant {
        kind: "grant";
        coins: number;
        cards: number;
    }
    export type EffectChoosing = ChoosingWeeding | ChoosingSquirrel;
    export interface ChoosingWeeding {
        kind: "weeding";
    }
    export interface ChoosingSquirrel {
        kind: "squirrel";
    }
    export interface ResourceFace {
        type: Resource;
        copies: number;
        blockedBy?: Resource;
    }
    export type FloraOpen = FloraOpenBlocksAhead | FloraOpenNearerBlocks | FloraOpenQuestionAhead | FloraOpenAnswerAhead | FloraOpenHiddenHands | FloraOpenDrawAhead | FloraOpenTheftAhead | FloraOpenEventCardAhead | FloraOpenDieAhead | FloraOpenPackRatAhead | FloraOpenLandAhead;
    export interface FloraOpenBlocksAhead {
        kind: "blocks-ahead";
    }
    export interface FloraOpenNearerBlocks {
        kind: "nearer-blocks";
    }
    export interface FloraOpenQuestionAhead {
        kind: "question-ahead";
        seat: Seat;
        about: Question;
        land?: NamesLandName;
    }
    export interface FloraOpenAnswerAhead {
        kind: "answer-ahead";
        seat: Seat;
    }
    export interface FloraOpenHiddenHands {
        kind: "hidden-hands";
    }
    export interface FloraOpenDrawAhead {
        kind: "draw-ahead";
        seat: Seat;
        cards: number;
    }
    export interface FloraOpenTheftAhead {
        kind: "theft-ahead";
        victim: Seat;
    }
    export interface FloraOpenEventCardAhead {
        kind: "event-card-ahead";
        seat: Seat;
    }
    export interface FloraOpenDieAhead {
        kind: "die-ahead";
    }
    export interface FloraOpenPackRatAhead {
        kind: "pack-rat-ahead";
    }
    export interface FloraOpenLandAhead {
        kind: "land-ahead";
    }
    export type FloraAsk = FloraAskTurnAsked | FloraAskBlockAsked | FloraAskCounterBlockAsked | FloraAskAnybodyBlocks | FloraAskTradeAsked | FloraAskForecastAsked | FloraAskChildAsked | FloraAskWeedAsked | FloraAskStationAsked | FloraAskVaultAsked | FloraAskQuakeAsked | FloraAskChoiceAsked | FloraAskNothingAsked | FloraAskWhich | FloraAskActionTarget | FloraAskModeTarget | FloraAskParcelTarget | FloraAskPurchaseTarget | FloraAskCardTarget | FloraAskCoinTarget | FloraAskPlayerTarget | FloraAskAnswerTarget | FloraAskBlockTarget | FloraAskForecastTarget | FloraAskDeclineTarget | FloraAskStationsTarget | FloraAskVaultsTarget;
    export interface FloraAskTurnAsked {
        kind: "turn-asked";
    }
    export interface FloraAskBlockAsked {
        kind: "block-asked";
        play: FloraEvent;
    }
    export interface FloraAskCounterBlockAsked {
        kind: "counter-block-asked";
        play: FloraEvent;
        layer: Seat;
        block: Resource;
    }
    export interface FloraAskAnybodyBlocks {
        kind: "anybody-blocks";
        cards: Resource[];
    }
    export interface FloraAskTradeAsked {
        kind: "trade-asked";
        proposer: Seat;
        give: NamesGoods;
        get: NamesGoods;
        possible: boolean;
    }
    export interface FloraAskForecastAsked {
        kind: "forecast-asked";
    }
    export interface FloraAskChildAsked {
        kind: "child-asked";
        plant: NamesSpeciesName;
        size: Size;
        land: NamesLandName;
    }
    export interface FloraAskWeedAsked {
        kind: "weed-asked";
    }
    export interface FloraAskStationAsked {
        kind: "station-asked";
        plant: NamesSpeciesName;
        size: Size;
        land: NamesLandName;
    }
    export interface FloraAskVaultAsked {
        kind: "vault-asked";
        plant: NamesSpeciesName;
        size: Size;
        land: NamesLandName;
        coins: number;
    }
    export interface FloraAskQuakeAsked {
        kind: "quake-asked";
        building: NamesLandName;
        land: NamesLandName;
        coins: number;
    }
    export interface FloraAskChoiceAsked {
        kind: "choice-asked";
        card: NamesEventCardName;
        optional: boolean;
    }
    export interface FloraAskNothingAsked {
        kind: "nothing-asked";
    }
    export interface FloraAskWhich {
        kind: "which";
        part: Part;
    }
    export type Part = "action" | "cards" | "parcel" | "player" | "mode" | "species" | "purchase" | "sale" | "partner" | "trade" | "answer" | "counter";
    export interface FloraAskActionTarget {
        kind: "action-target";
        action: Action;
    }
    export type Action = "end" | "buy-card" | "vend" | "nurse" | "weed";
    export interface FloraAskModeTarget {
        kind: "mode-target";
        mode: Mode;
        coins: number;
    }
    export type Mode = "pocket" | "purse" | "sow";
    export interface FloraAskParcelTarget {
        kind: "parcel-target";
        land: NamesLandName;
        size?: Size;
        plant?: NamesSpeciesName;
        building?: NamesLandName;
    }
    export interface FloraAskPurchaseTarget {
        kind: "purchase-target";
        land: NamesLandName;
        coins: number;
    }
    export interface FloraAskCardTarget {
        kind: "card-target";
        card: Resource;
    }
    export interface FloraAskCoinTarget {
        kind: "coin-target";
    }
    export interface FloraAskPlayerTarget {
        kind: "player-target";
        seat: Seat;
    }
    export interface FloraAskAnswerTarget {
        kind: "answer-target";
        answer: Answer;
    }
    export type Answer = "save" | "leave" | "pass" | "accept" | "decline-all" | "counter";
    export interface FloraAskBlockTarget {
        kind: "block-target";
        card: Resource;
    }
    export interface FloraAskForecastTarget {
        kind: "forecast-target";
        card: NamesEventCardName;
    }
    export interface FloraAskDeclineTarget {
        kind: "decline-target";
        reason: DeclineReason;
    }
    export interface FloraAskStationsTarget {
        kind: "stations-target";
        all: boolean;
        fire: boolean;
    }
    export interface FloraAskVaultsTarget {
        kind: "vaults-target";
        all: boolean;
        fire: boolean;
    }
    export interface OfTurnBuy {
        kind: "buy";
        land: string;
        on?: string;
    }
    export interface OfTurnBuyCard {
        kind: "buy-card";
    }
    export interface OfTurnSell {
        kind: "sell";
        card: Resource;
    }
    export interface OfTurnVend {
        kind: "vend";
        card: Resource;
    }
    export interface OfTurnNurse {
        kind: "nurse";
        species: string;
        land: string;
    }
    export interface OfTurnWeed {
        kind: "weed";
        land: string;
    }
    export interface OfTurnEnd {
        kind: "end";
    }
    export interface ReplyAt {
        kind: "at";
        land: string;
    }
    export interface ReplySave {
        kind: "save";
    }
    export interface ReplyLeave {
        kind: "leave";
    }
    export interface ReplyForecast {
        kind: "forecast";
        event: string;
    }
    export interface ReplyPass {
        kind: "pass";
    }
    export interface ReplyBlock {
        kind: "block";
        card: Resource;
    }
    export interface ReplyAccept {
        kind: "accept";
    }
    export interface ReplyDecline {
        kind: "decline";
        reason?: Reason;
    }
    export type Reason = "too-little" | "keeps-it" | "not-with-you" | "unanswered";
    export interface ReplyDeclineAll {
        kind: "decline-all";
    }
    export interface ReplyCounter {
        kind: "counter";
        give: Bundle;
        get: Bundle;
    }
    export type View = FloraView;
    export type Event = FloraEvent;
    export type Message = FloraEvent | FloraOpen | FloraAsk | Names | Effect;
    export type Move = PlayedPlay | PlayedPocket | PlayedPurse | PlayedSow | OfTurnBuy | OfTurnBuyCard | OfTurnSell | OfTurnVend | OfTurnNurse | OfTurnWeed | OfTurnOffer | OfTurnEnd | ReplyAt | ReplySave | ReplyLeave | ReplyForecast | ReplyPass | ReplyBlock | ReplyAccept | ReplyDecline | ReplyDeclineAll | ReplyCounter;
}
export interface FireAndFlora {
    View: FireAndFlora.View;
    Event: FireAndFlora.Event;
    Message: FireAndFlora.Message;
    Move: FireAndFlora.Move;
}

/** Gardens of Mars. */
export declare namespace GardensOfMars {
    export interface MarsView {
        edition: number;
        options: { [key: string]: string };
        waitsFor: Phase;
        seat: number;
        first: number;
        extraTurn: boolean;
        dice: number[];
        toRoll: number;
        idle: number;
        players: Player[];
        beds: Bed[];
        neighbours: string[][];
    }
    export type Phase = "begin" | "place" | "deal" | "choose" | "roll" | "move" | "out-of-flowers" | "deadlock" | "idle";
    export interface Player {
        score: number;
        square: number;
        gardeners: Gardener[];
        flowers: Count[];
    }
    export interface Gardener {
        cell: string;
        free: number;
    }
    export interface Count {
        colour: Colour;
        count: number;
    }
    export type Colour = "green" | "blue" | "yellow" | "white" | "gray" | "red";
    export interface Bed {
        colour: Colour;
        cells: string[];
        groups: number[];
    }
    export type MarsEvent = MarsEventFirstPlayerDrawn | MarsEventPlacingTurnBegan | MarsEventGardenerPlaced | MarsEventGardenersPlaced | MarsEventFlowersDealt | MarsEventGardenerChosen | MarsEventDiceRolled | MarsEventPlanted | MarsEventColourUsedUp | MarsEventSteppedOnFlower | MarsEventDieWasted | MarsEventScored | MarsEventPointLost | MarsEventSquaresSkipped | MarsEventExtraTurnBegan | MarsEventTurnBegan | MarsEventPassed | MarsEventPhaseChanged | MarsEventExtraTurnEarned | MarsEventExtraTurnMissed | MarsEventIdleTurnsCounted | MarsEventGameEnded;
    export interface MarsEventFirstPlayerDrawn {
        kind: "first-player-drawn";
        seat: Seat;
    }
    export interface MarsEventPlacingTurnBegan {
        kind: "placing-turn-began";
        seat: Seat;
    }
    export interface MarsEventGardenerPlaced {
        kind: "gardener-placed";
        seat: Seat;
        cell: string;
    }
    export interface MarsEventGardenersPlaced {
        kind: "gardeners-placed";
        first: Seat;
    }
    export interface MarsEventFlowersDealt {
        kind: "flowers-dealt";
        seat: Seat;
        flowers: Pile[];
    }
    export interface Pile {
        colour: Colour;
        count: number;
    }
    export interface MarsEventGardenerChosen {
        kind: "gardener-chosen";
        seat: Seat;
        cell: string;
        dice: number;
    }
    export interface MarsEventDiceRolled {
        kind: "dice-rolled";
        seat: Seat;
        dice: number[];
    }
    export interface MarsEventPlanted {
        kind: "planted";
        seat: Seat;
        die: number;
        from: string;
        cell: string;
        colour: Colour;
        joined: number;
    }
    export interface MarsEventColourUsedUp {
        kind: "colour-used-up";
        seat: Seat;
        colour: Colour;
    }
    export interface MarsEventSteppedOnFlower {
        kind: "stepped-on-flower";
        seat: Seat;
        die: number;
        from: string;
        cell: string;
    }
    export interface MarsEventDieWasted {
        kind: "die-wasted";
        seat: Seat;
        die: number;
    }
    export interface MarsEventScored {
        kind: "scored";
        seat: Seat;
        points: number;
        from: number;
        to: number;
    }
    export interface MarsEventPointLost {
        kind: "point-lost";
        seat: Seat;
        from: number;
        to: number;
    }
    export interface MarsEventSquaresSkipped {
        kind: "squares-skipped";
        seat: Seat;
        squares: number;
        from: number;
        to: number;
    }
    export interface MarsEventExtraTurnBegan {
        kind: "extra-turn-began";
        seat: Seat;
        dice: number[];
    }
    export interface MarsEventTurnBegan {
        kind: "turn-began";
        seat: Seat;
        dice: number[];
        toRoll: number;
    }
    export interface MarsEventPassed {
        kind: "passed";
        seat: Seat;
    }
    export interface MarsEventPhaseChanged {
        kind: "phase-changed";
        seat: Seat;
        phase: Phase;
    }
    export interface MarsEventExtraTurnEarned {
        kind: "extra-turn-earned";
        seat: Seat;
        reason: ExtraTurnReason;
    }
    export type ExtraTurnReason = "own-last-of-colour" | "last-of-colour" | "taken-square" | "taken-square-by-loss";
    export interface MarsEventExtraTurnMissed {
        kind: "extra-turn-missed";
        seat: Seat;
        obstacle: ExtraTurnObstacle;
    }
    export type ExtraTurnObstacle = "no-die" | "game-is-over";
    export interface MarsEventIdleTurnsCounted {
        kind: "idle-turns-counted";
        from: number;
        to: number;
    }
    export interface MarsEventGameEnded {
        kind: "game-ended";
        seat: Seat;
        cause: Cause;
    }
    export type Cause = "out-of-flowers" | "deadlock" | "idle";
    export type MarsOpen = MarsOpenDealAhead | MarsOpenRollAhead | MarsOpenChoiceAhead | MarsOpenDieAhead;
    export interface MarsOpenDealAhead {
        kind: "deal-ahead";
    }
    export interface MarsOpenRollAhead {
        kind: "roll-ahead";
        seat: Seat;
        dice: number;
    }
    export interface MarsOpenChoiceAhead {
        kind: "choice-ahead";
        seat: Seat;
    }
    export interface MarsOpenDieAhead {
        kind: "die-ahead";
        seat: Seat;
    }
    export type MarsAsk = MarsAskStartAsked | MarsAskRollerAsked | MarsAskDieAsked | MarsAskNothingAsked | MarsAskWhichDie | MarsAskWhichGardener | MarsAskWhichCell | MarsAskWhichColour | MarsAskDieTarget | MarsAskGardenerTarget | MarsAskCellTarget | MarsAskColourTarget;
    export interface MarsAskStartAsked {
        kind: "start-asked";
    }
    export interface MarsAskRollerAsked {
        kind: "roller-asked";
    }
    export interface MarsAskDieAsked {
        kind: "die-asked";
    }
    export interface MarsAskNothingAsked {
        kind: "nothing-asked";
    }
    export interface MarsAskWhichDie {
        kind: "which-die";
    }
    export interface MarsAskWhichGardener {
        kind: "which-gardener";
    }
    export interface MarsAskWhichCell {
        kind: "which-cell";
    }
    export interface MarsAskWhichColour {
        kind: "which-colour";
    }
    export interface MarsAskDieTarget {
        kind: "die-target";
        die: number;
    }
    export interface MarsAskGardenerTarget {
        kind: "gardener-target";
        cell: string;
        free: number;
    }
    export interface MarsAskCellTarget {
        kind: "cell-target";
        cell: string;
        flower?: Colour;
    }
    export interface MarsAskColourTarget {
        kind: "colour-target";
        colour: Colour;
        left: number;
    }
    export interface MarsMovePlace {
        kind: "place";
        cell: string;
    }
    export interface MarsMoveRollFor {
        kind: "roll-for";
        gardener: string;
    }
    export interface MarsMovePlant {
        kind: "plant";
        die: number;
        from: string;
        to: string;
        colour: Colour;
    }
    export interface MarsMoveGo {
        kind: "go";
        die: number;
        from: string;
        to: string;
    }
    export interface MarsMoveWaste {
        kind: "waste";
        die: number;
    }
    export type View = MarsView;
    export type Event = MarsEvent;
    export type Message = MarsEvent | MarsOpen | MarsAsk;
    export type Move = MarsMovePlace | MarsMoveRollFor | MarsMovePlant | MarsMoveGo | MarsMoveWaste;
}
export interface GardensOfMars {
    View: GardensOfMars.View;
    Event: GardensOfMars.Event;
    Message: GardensOfMars.Message;
    Move: GardensOfMars.Move;
}

/** Gnomadic Gardeners. */
export declare namespace GnomadicGardeners {
    export interface GnomeView {
        setup: Setup;
        month: Month;
        viewer: Viewer;
        waitsFor: Phase;
        round: number;
        left: string;
        right: string;
        tasks: TaskView[];
        pile: string[][];
        discards: string[];
        first: number;
        resolved: number;
        sides: SideView[];
        orders: OrdersView;
        automaPile: string[][];
        goal: number;
        winsTies: number;
        mayKeep: boolean;
        cards: CardTable;
    }
    export interface Setup {
        edition: number;
        seats: number;
        chosen: { [key: string]: string };
    }
    export type Month = "none" | "april" | "may" | "june" | "july" | "august" | "september" | "october";
    export type Viewer = ViewerPlayer | ViewerSpectator | ViewerEveryone;
    export interface ViewerPlayer {
        kind: "player";
        seat: Seat;
    }
    export interface ViewerSpectator {
        kind: "spectator";
    }
    export interface ViewerEveryone {
        kind: "everyone";
    }
    export type Phase = "lay" | "deal" | "adopt" | "commit" | "control" | "resolve" | "keep" | "pass" | "slide" | "over";
    export interface TaskView {
        number: number;
        need: Expertise[];
        bliss: number;
        milk: boolean;
        animal?: Animal;
        doneBy: number[];
    }
    export type Expertise = "grain" | "fruit" | "flower" | "herbs" | "vegetable";
    export type Animal = "cow" | "goat" | "hen" | "horse" | "mouse" | "piggy" | "squirrels";
    export interface SideView {
        party: string;
        score: number;
        open: boolean;
        hand: string[];
        kept: string[][];
        played: string[];
        resting: Animal[];
        animals: Animal[];
        asleep: Animal[];
        mayRest: Animal[];
        maySleep: boolean;
        hasResolved: boolean;
        account: AccountView;
    }
    export interface AccountView {
        prep: number;
        did: number[];
        total: number;
        gift: string;
    }
    export interface OrdersView {
        left: string;
        right: string;
        prep: number;
        scores: number;
        does: number[];
        pass: number;
    }
    export interface CardTable {
        gnomes: GnomeFace[];
        tasks: TaskFace[];
        animals: AnimalFace[];
    }
    export interface GnomeFace {
        id: string;
        name: string;
        icons: Expertise[];
        prep: number;
        charisma: number;
        marks: { [key: string]: string };
    }
    export interface TaskFace {
        id: string;
        left: HalfFace;
        right: HalfFace;
    }
    export interface HalfFace {
        needs: Expertise[][];
        bliss: number[];
        milk: number[];
        animal?: Animal;
        automa?: OrdersFace;
        marks: { [key: string]: string };
    }
    export interface OrdersFace {
        prep?: number;
        score?: ScoreFace;
        tasks: number[];
        pass?: number;
    }
    export interface ScoreFace {
        base: number;
        animals: boolean;
        hand: boolean;
    }
    export interface AnimalFace {
        animal: Animal;
        bliss: number;
        reveals: boolean;
    }
    export type GnomeEvent = GnomeEventTaskCardsLaid | GnomeEventTaskOpened | GnomeEventGnomesDealt | GnomeEventPhaseChanged | GnomeEventSideResolved | GnomeEventRoundBegan | GnomeEventGnomesRevealed | GnomeEventOrdersRevealed | GnomeEventResolvesFirst | GnomeEventTaskDone | GnomeEventNoTaskDone | GnomeEventAnimalHelped | GnomeEventAnimalsRested | GnomeEventScored | GnomeEventAnimalGained | GnomeEventNoAnimalGained | GnomeEventAnimalsFellAsleep | GnomeEventGiftChosen | GnomeEventKeepingDue | GnomeEventGnomeKept | GnomeEventGnomesHandedOver | GnomeEventGnomesSetAside | GnomeEventGnomesPutUnder | GnomeEventTaskCardDiscarded | GnomeEventTaskPileShuffled | GnomeEventTaskCardsPutUnder | GnomeEventTaskCardSlid | GnomeEventTaskCardDrawn | GnomeEventGameEnded;
    export interface GnomeEventTaskCardsLaid {
        kind: "task-cards-laid";
        left: string;
        right: string;
    }
    export interface GnomeEventTaskOpened {
        kind: "task-opened";
        task: number;
        need: Expertise[];
        bliss: number;
        milk: boolean;
        animal?: Animal;
    }
    export interface GnomeEventGnomesDealt {
        kind: "gnomes-dealt";
        seat?: Seat;
        gnomes: GnomeName[];
    }
    export interface GnomeName {
        id: string;
        name: string;
    }
    export interface GnomeEventPhaseChanged {
        kind: "phase-changed";
        phase: Phase;
    }
    export interface GnomeEventSideResolved {
        kind: "side-resolved";
        seat?: Seat;
        resolved: number;
    }
    export interface GnomeEventRoundBegan {
        kind: "round-began";
        round: number;
    }
    export interface GnomeEventGnomesRevealed {
        kind: "gnomes-revealed";
        seat: Seat;
        gnomes: GnomeName[];
        hours: number;
        kept: number;
        resting: Animal[];
    }
    export interface GnomeEventOrdersRevealed {
        kind: "orders-revealed";
        left: string;
        right: string;
        hours: number;
        bliss: number;
        tasks: number[];
        passes: number;
    }
    export interface GnomeEventResolvesFirst {
        kind: "resolves-first";
        seat?: Seat;
        precedence: Precedence;
        hours: number;
        others: number;
    }
    export type Precedence = "hours" | "bliss" | "tie";
    export interface GnomeEventTaskDone {
        kind: "task-done";
        seat?: Seat;
        task: number;
        by: GnomeName[];
    }
    export interface GnomeEventNoTaskDone {
        kind: "no-task-done";
        seat?: Seat;
    }
    export interface GnomeEventAnimalHelped {
        kind: "animal-helped";
        seat: Seat;
        animal: Animal;
    }
    export interface GnomeEventAnimalsRested {
        kind: "animals-rested";
        seat: Seat;
        animals: Animal[];
        each: number;
    }
    export interface GnomeEventScored {
        kind: "scored";
        seat?: Seat;
        from: number;
        to: number;
        parts: BlissPart[];
    }
    export interface BlissPart {
        bliss: number;
        source: BlissSource;
    }
    export type BlissSource = "task-1" | "task-2" | "cow" | "charisma" | "month" | "orders" | "animals" | "hand" | "goat" | "horse" | "mouse" | "squirrels";
    export interface GnomeEventAnimalGained {
        kind: "animal-gained";
        seat?: Seat;
        animal: Animal;
    }
    export interface GnomeEventNoAnimalGained {
        kind: "no-animal-gained";
        seat?: Seat;
        animal: Animal;
    }
    export interface GnomeEventAnimalsFellAsleep {
        kind: "animals-fell-asleep";
        seat: Seat;
        animals: Animal[];
    }
    export interface GnomeEventGiftChosen {
        kind: "gift-chosen";
        seat: Seat;
        gnome: GnomeName;
    }
    export interface GnomeEventKeepingDue {
        kind: "keeping-due";
        seat: Seat;
    }
    export interface GnomeEventGnomeKept {
        kind: "gnome-kept";
        seat: Seat;
        gnome: GnomeName;
    }
    export interface GnomeEventGnomesHandedOver {
        kind: "gnomes-handed-over";
        from?: Seat;
        to: Seat;
        gnomes: GnomeName[];
    }
    export interface GnomeEventGnomesSetAside {
        kind: "gnomes-set-aside";
        seat: Seat;
        gnomes: GnomeName[];
    }
    export interface GnomeEventGnomesPutUnder {
        kind: "gnomes-put-under";
        gnomes: GnomeName[];
    }
    export interface GnomeEventTaskCardDiscarded {
        kind: "task-card-discarded";
        card: string;
    }
    export interface GnomeEventTaskPileShuffled {
        kind: "task-pile-shuffled";
        cards: string[];
    }
    export interface GnomeEventTaskCardsPutUnder {
        kind: "task-cards-put-under";
        cards: string[];
    }
    export interface GnomeEventTaskCardSlid {
        kind: "task-card-slid";
        card: string;
    }
    export interface GnomeEventTaskCardDrawn {
        kind: "task-card-drawn";
        card: string;
    }
    export interface GnomeEventGameEnded {
        kind: "game-ended";
        winner?: Seat;
        bliss: number;
        victory: Victory;
    }
    export type Victory = "bliss" | "animals" | "tie";
    export type GnomeOutlook = GnomeOutlookOrderUndecided | GnomeOutlookKeepingUndecided | GnomeOutlookTasksWithinReach | GnomeOutlookCharismaAhead | GnomeOutlookMonthAhead | GnomeOutlookAnimalAhead | GnomeOutlookBrings | GnomeOutlookTaskLeftUndone;
    export interface GnomeOutlookOrderUndecided {
        kind: "order-undecided";
    }
    export interface GnomeOutlookKeepingUndecided {
        kind: "keeping-undecided";
    }
    export interface GnomeOutlookTasksWithinReach {
        kind: "tasks-within-reach";
        tasks: number[];
    }
    export interface GnomeOutlookCharismaAhead {
        kind: "charisma-ahead";
        bliss: number;
    }
    export interface GnomeOutlookMonthAhead {
        kind: "month-ahead";
        most: number;
    }
    export interface GnomeOutlookAnimalAhead {
        kind: "animal-ahead";
        animal: Animal;
        brings: GnomeOutlookBrings;
    }
    export interface GnomeOutlookBrings {
        kind: "brings";
        least: number;
        most?: number;
    }
    export interface GnomeOutlookTaskLeftUndone {
        kind: "task-left-undone";
        task: number;
        bliss: number;
        animal?: Animal;
    }
    export type GnomeAsk = GnomeAskGnomesAsked | GnomeAskTasksAsked | GnomeAskKeptAsked | GnomeAskWhichGnomes | GnomeAskWhichTasks | GnomeAskWhichGift | GnomeAskWhichRest | GnomeAskWhichKept | GnomeAskGnomeTarget | GnomeAskTaskTarget | GnomeAskAnimalTarget | GnomeAskAnimalEffect;
    export interface GnomeAskGnomesAsked {
        kind: "gnomes-asked";
    }
    export interface GnomeAskTasksAsked {
        kind: "tasks-asked";
    }
    export interface GnomeAskKeptAsked {
        kind: "kept-asked";
    }
    export interface GnomeAskWhichGnomes {
        kind: "which-gnomes";
    }
    export interface GnomeAskWhichTasks {
        kind: "which-tasks";
    }
    export interface GnomeAskWhichGift {
        kind: "which-gift";
    }
    export interface GnomeAskWhichRest {
        kind: "which-rest";
    }
    export interface GnomeAskWhichKept {
        kind: "which-kept";
    }
    export interface GnomeAskGnomeTarget {
        kind: "gnome-target";
        name: string;
        icons: Expertise[];
        prep: number;
        charisma: number;
    }
    export interface GnomeAskTaskTarget {
        kind: "task-target";
        task: number;
        need: Expertise[];
        bliss: number;
        milk: boolean;
        animal?: Animal;
    }
    export interface GnomeAskAnimalTarget {
        kind: "animal-target";
        animal: Animal;
        effect: GnomeAskAnimalEffect;
    }
    export interface GnomeAskAnimalEffect {
        kind: "animal-effect";
        animal: Animal;
        bliss: number;
    }
    export interface GnomeMovePlay {
        kind: "play";
        gnomes: string[];
        resting: Animal[];
    }
    export interface GnomeMoveResolve {
        kind: "resolve";
        tasks: number[];
        gift: string[];
        resting: Animal[];
    }
    export interface GnomeMoveKeep {
        kind: "keep";
        gnome: number;
    }
    export type View = GnomeView;
    export type Event = GnomeEvent;
    export type Message = GnomeEvent | GnomeOutlook | GnomeAsk;
    export type Move = GnomeMovePlay | GnomeMoveResolve | GnomeMoveKeep;
}
export interface GnomadicGardeners {
    View: GnomadicGardeners.View;
    Event: GnomadicGardeners.Event;
    Message: GnomadicGardeners.Message;
    Move: GnomadicGardeners.Move;
}

/** Stalk Exchange. */
export declare namespace StalkExchange {
    export interface StalkView {
        setup: Setup;
        phase: Phase;
        seat: number;
        first: number;
        turn: number;
        actions: number;
        slot: number;
        spaces: string[];
        rows: number[];
        files: number[];
        neighbours: string[][];
        garden: Growth[];
        exchange: Slot[];
        market: number[];
        values: number[];
        lowest: number;
        spacesToCrash: number;
        finals: number[];
        compost: number[];
        greenhouse: number;
        crashed: boolean;
        triggered: boolean;
        bust?: Flower;
        conveyor: Conveyor;
        busting: Busting;
        lastTurn?: EndReason;
        players: Shed[];
    }
    export interface Setup {
        edition: number;
        seats: number;
        chosen: { [key: string]: string };
    }
    export type Phase = "begin" | "deal" | "stock" | "sow" | "act" | "fill" | "flush" | "harvest" | "refill" | "bust" | "over";
    export interface Growth {
        flower?: Flower;
        bloom: boolean;
    }
    export type Flower = "dahlia" | "daffodil" | "globemaster" | "snowdrop" | "tulip";
    export interface Slot {
        flower?: Flower;
    }
    export interface Conveyor {
        composted?: number;
        slides: Slide[];
    }
    export interface Slide {
        from: number;
        to: number;
    }
    export interface Busting {
        flowers: Flower[];
        byLot: boolean;
    }
    export type EndReason = "market-crash" | "empty-greenhouse" | "value-limit" | "full-garden" | "turn-cap";
    export interface Shed {
        tokens: number;
        size: number;
        portfolio?: number[];
        worth?: number;
        points: number[];
        busted: number;
        known: number[];
        deduced: Deduced[];
        expected?: number;
        tiebreak: Tiebreak[];
    }
    export interface Deduced {
        least: number;
        most: number;
        mean: number;
    }
    export interface Tiebreak {
        value: number;
        flowers: number;
    }
    export type StalkEvent = StalkEventFirstPlayerDrawn | StalkEventPortfolioDrawn | StalkEventFlowerSown | StalkEventPhaseChanged | StalkEventTurnBegan | StalkEventPlanted | StalkEventSwapped | StalkEventFlushed | StalkEventTokenSpent | StalkEventActionsEnded | StalkEventActionsLost | StalkEventPortfolioRevealed | StalkEventFlowersKnown | StalkEventUpkeepBegan | StalkEventHarvested | StalkEventValueRose | StalkEventTrackFilled | StalkEventBloomed | StalkEventComposted | StalkEventExchangeSlid | StalkEventSlotFilled | StalkEventCompostReturned | StalkEventMarketCrashed | StalkEventEndTriggered | StalkEventGameEnded | StalkEventBustDrawn | StalkEventValueBusted | StalkEventPortfolioScored;
    export interface StalkEventFirstPlayerDrawn {
        kind: "first-player-drawn";
        seat: Seat;
    }
    export interface StalkEventPortfolioDrawn {
        kind: "portfolio-drawn";
        seat: Seat;
        flower?: Flower;
    }
    export interface StalkEventFlowerSown {
        kind: "flower-sown";
        cell: string;
        flower: Flower;
    }
    export interface StalkEventPhaseChanged {
        kind: "phase-changed";
        phase: Phase;
        seat: Seat;
        slot: number;
    }
    export interface StalkEventTurnBegan {
        kind: "turn-began";
        seat: Seat;
        turn: number;
        actions: number;
    }
    export interface StalkEventPlanted {
        kind: "planted";
        seat: Seat;
        slot: number;
        flower: Flower;
        cell: string;
        cost: Cost;
    }
    export type Cost = "basic" | "seedy";
    export interface StalkEventSwapped {
        kind: "swapped";
        seat: Seat;
        slot: number;
        taken: Flower;
        given: Flower;
        cost: Cost;
    }
    export interface StalkEventFlushed {
        kind: "flushed";
        seat: Seat;
        flowers: FlowerCount[];
    }
    export interface FlowerCount {
        flower: Flower;
        count: number;
    }
    export interface StalkEventTokenSpent {
        kind: "token-spent";
        seat: Seat;
        from: number;
        to: number;
    }
    export interface StalkEventActionsEnded {
        kind: "actions-ended";
        seat: Seat;
    }
    export interface StalkEventActionsLost {
        kind: "actions-lost";
        seat: Seat;
        actions: number;
    }
    export interface StalkEventPortfolioRevealed {
        kind: "portfolio-revealed";
        seat: Seat;
        flowers: FlowerCount;
    }
    export interface StalkEventFlowersKnown {
        kind: "flowers-known";
        seat: Seat;
        flowers: FlowerCount[];
    }
    export interface StalkEventUpkeepBegan {
        kind: "upkeep-began";
        seat: Seat;
    }
    export interface StalkEventHarvested {
        kind: "harvested";
        flower: Flower;
        cells: string[];
    }
    export interface StalkEventValueRose {
        kind: "value-rose";
        flower: Flower;
        from: number;
        to: number;
    }
    export interface StalkEventTrackFilled {
        kind: "track-filled";
        from: number;
        to: number;
    }
    export interface StalkEventBloomed {
        kind: "bloomed";
        cells: string[];
    }
    export interface StalkEventComposted {
        kind: "composted";
        slot: number;
        flower: Flower;
    }
    export interface StalkEventExchangeSlid {
        kind: "exchange-slid";
        slides: Slide[];
    }
    export interface StalkEventSlotFilled {
        kind: "slot-filled";
        slot: number;
        flower: Flower;
    }
    export interface StalkEventCompostReturned {
        kind: "compost-returned";
        flowers: number;
    }
    export interface StalkEventMarketCrashed {
        kind: "market-crashed";
        value: number;
        space: number;
    }
    export interface StalkEventEndTriggered {
        kind: "end-triggered";
        reason: EndReason;
    }
    export interface StalkEventGameEnded {
        kind: "game-ended";
        reason: EndReason;
    }
    export interface StalkEventBustDrawn {
        kind: "bust-drawn";
        flower: Flower;
    }
    export interface StalkEventValueBusted {
        kind: "value-busted";
        flower: Flower;
        from: number;
        to: number;
    }
    export interface StalkEventPortfolioScored {
        kind: "portfolio-scored";
        seat: Seat;
        flowers: FlowerCount[];
        score: number;
    }
    export type StalkOpen = StalkOpenMoreActions | StalkOpenHarvestOrder | StalkOpenSlotsToFill | StalkOpenHiddenPortfolios | StalkOpenBustByLot;
    export interface StalkOpenMoreActions {
        kind: "more-actions";
        actions: number;
        tokens: number;
    }
    export interface StalkOpenHarvestOrder {
        kind: "harvest-order";
        cells: string[];
    }
    export interface StalkOpenSlotsToFill {
        kind: "slots-to-fill";
        slots: number;
    }
    export interface StalkOpenHiddenPortfolios {
        kind: "hidden-portfolios";
    }
    export interface StalkOpenBustByLot {
        kind: "bust-by-lot";
        flowers: Flower[];
    }
    export type StalkAsk = StalkAskActionAsked | StalkAskHarvestAsked | StalkAskWhichSlot | StalkAskWhichCell | StalkAskWhichGiven | StalkAskWhichOther | StalkAskWhichGroup | StalkAskSlotTarget | StalkAskCellTarget | StalkAskGivenTarget | StalkAskFlushTarget | StalkAskEndTarget | StalkAskGroupTarget;
    export interface StalkAskActionAsked {
        kind: "action-asked";
        actions: number;
    }
    export interface StalkAskHarvestAsked {
        kind: "harvest-asked";
    }
    export interface StalkAskWhichSlot {
        kind: "which-slot";
    }
    export interface StalkAskWhichCell {
        kind: "which-cell";
    }
    export interface StalkAskWhichGiven {
        kind: "which-given";
    }
    export interface StalkAskWhichOther {
        kind: "which-other";
    }
    export interface StalkAskWhichGroup {
        kind: "which-group";
    }
    export interface StalkAskSlotTarget {
        kind: "slot-target";
        slot: number;
        flower?: Flower;
    }
    export interface StalkAskCellTarget {
        kind: "cell-target";
        cell: string;
    }
    export interface StalkAskGivenTarget {
        kind: "given-target";
        flower: Flower;
        held: number;
    }
    export interface StalkAskFlushTarget {
        kind: "flush-target";
    }
    export interface StalkAskEndTarget {
        kind: "end-target";
    }
    export interface StalkAskGroupTarget {
        kind: "group-target";
        cell: string;
    }
    export interface StalkMovePlant {
        kind: "plant";
        cost: Cost;
        slot: number;
        cell: string;
    }
    export interface StalkMoveSwap {
        kind: "swap";
        cost: Cost;
        slot: number;
        given: Flower;
    }
    export interface StalkMoveFlush {
        kind: "flush";
    }
    export interface StalkMoveEnd {
        kind: "end";
    }
    export interface StalkMoveHarvest {
        kind: "harvest";
        cell: string;
    }
    export type View = StalkView;
    export type Event = StalkEvent;
    export type Message = StalkEvent | StalkOpen | StalkAsk;
    export type Move = StalkMovePlant | StalkMoveSwap | StalkMoveFlush | StalkMoveEnd | StalkMoveHarvest;
}
export interface StalkExchange {
    View: StalkExchange.View;
    Event: StalkExchange.Event;
    Message: StalkExchange.Message;
    Move: StalkExchange.Move;
}
