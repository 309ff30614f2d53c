import type { Component } from 'svelte';
import type { FieldParts } from '../wire';
import type { Entry } from './entry.svelte';
import type { Motion } from './motion';
import type { AnyGame, Frame, Game, GameMessage } from './types';

/** A player at the table, as boards know them. */
export interface SeatFace {
    readonly seat: string;
    readonly name: string;
    /** True if this is the viewer's own seat. */
    readonly mine: boolean;
    readonly bot: boolean;
    /** The game waits for this seat. */
    readonly turn: boolean;
}

export interface BoardProps<G extends Game = AnyGame> {
    /** The game's view, as the server cut it. */
    readonly view: G['View'];
    /** Earlier views, oldest first. */
    readonly trail: readonly G['View'][];
    /** The events since the viewer's own last move, or those of the last round. They are drawn as a trail. */
    readonly happened?: readonly G['Event'][];
    /** The last step, with what each of its events changed in the view before it. */
    readonly step?: Frame<G> | undefined;
    /** The events of the latest steps that the page knows, oldest first. */
    readonly recent?: readonly G['Event'][];
    /** The events of the moment that is shown just now: they are drawn as motion. Empty at rest. */
    readonly moment?: readonly G['Event'][];
    readonly seats: readonly SeatFace[];
    readonly entry: Entry<G>;
    /** In a position editor: what a click on a cell does, in place of choosing a target. */
    readonly paint?: (id: string) => void;
    /** Letters on what is otherwise told apart by shape and colour. */
    readonly letters: boolean;
    /** The table has agreed that the page may show what can be deduced. */
    readonly aids?: boolean;
}

export interface SeatProps<G extends Game = AnyGame> {
    readonly view: G['View'];
    readonly index: number;
    readonly letters: boolean;
    readonly entry: Entry<G>;
}

/** The origin of a fact on the board. */
export interface Fact {
    readonly says: string;
    readonly from: 'printed' | 'inferred' | 'ours';
}

/** One idea, shown on a position; the learner makes the move. */
export interface LessonStep<G extends Game = AnyGame> {
    readonly title: string;
    readonly says: string;
    /** As the game's positions are written. */
    readonly position: string;
    /** Returns true if this legal move is the one that the step teaches. Without it, any legal move is. */
    wanted?(move: G['Move']): boolean;
    /** The message for another legal move. */
    readonly instead?: string;
    /** Said once it is done. */
    readonly done: string;
    /** The name of the other side where it is not a rival at the table. */
    readonly rival?: string;
    /** The step ends a game: when it is done, everybody's score is added up. */
    readonly scores?: boolean;
}

/** Says events and other messages in the reader's language, with the names of who sits there. */
export type SayMessages = (told: readonly GameMessage[]) => string;

/** A moment of a step: what is said of it, and the view to be drawn with it. */
export interface Stage<G extends Game = AnyGame> {
    readonly says: string;
    /** The events in it, to be drawn as motion. */
    readonly events?: readonly G['Event'][];
    readonly view: G['View'];
    /** The time that it stays, as a multiple of one caption's time; 1 where it is left out. */
    readonly weigh?: number;
}

/** Returns other values for fields of the newest good position. The server writes them, and says what is wrong with them. */
export type PositionEdit<G extends Game = AnyGame> = (view: G['View']) => FieldParts;

export interface EditorProps<G extends Game = AnyGame> {
    /** The position as it was last read without a fault. */
    readonly view: G['View'];
    readonly letters: boolean;
    /** Changes the position: what the edit makes of it, once the server has answered what was changed before. */
    readonly change: (edit: PositionEdit<G>) => void;
}

/** A part of a score. */
export interface SumPart {
    readonly says: string;
    readonly points?: number;
}

/** A party that nobody sits for. */
export interface OtherParty {
    /** Its name in views and results. */
    readonly party: string;
    /** The name for people. */
    readonly name: string;
    /** The index of its piece. */
    readonly piece: number;
    readonly score: string;
}

/** Chooses the value of an option that is a text, in place of a field to write it in. */
export interface PickerProps {
    /** The id for its first control if that is a field, which the option's label names. */
    readonly id: string;
    readonly label: string;
    /** The value of each option of the game, as it is chosen now. */
    readonly value: (option: string) => string;
    readonly change: (text: string) => void;
}

/** The pickers of a game by their options: `games/NAME/board/pickers.ts` exports them as `pickers`. */
export type Pickers = Partial<Readonly<Record<string, Component<PickerProps>>>>;

/** An example of a chapter of the rules: a position, and the move that is shown in it. */
export type Picture<G extends Game = AnyGame> = 'opening' | Pick<LessonStep<G>, 'title' | 'position' | 'wanted' | 'rival'>;

/** The parts that a game's folder gives the page: `games/NAME/board/index.ts` exports it as `board`. */
export interface GameBoard<G extends Game = AnyGame> {
    readonly Board: Component<BoardProps<G>>;
    /** The choices beside the board: dice, cards, colours. Under the board on a phone. */
    readonly Tray: Component<BoardProps<G>>;
    /** One player's line: what lies open before them. */
    readonly SeatLine: Component<SeatProps<G>>;
    /** A player's own piece, for the front of their line. */
    readonly Piece: Component<{ index: number }>;
    /** The name of its points, as a heading; "Points" where it is left out. */
    unit?(): string;
    /** True if the text of its SeatLine fits beside a name where height is scarce. */
    readonly terse?: boolean;
    /** Parties that nobody sits for, such as an automa: each stands among the players. */
    others?(view: G['View']): readonly OtherParty[];
    /** The score, for the player's line. */
    score(view: G['View'], index: number): string;
    /**
     * A step as several moments, each to be shown for itself: the move first, then what came of it. Empty where one
     * picture shows all of it.
     */
    moments?(frame: Frame<G>, before: Frame<G>, say: SayMessages): readonly Stage<G>[];
    /**
     * Joins two successive moments of a turn into one; undefined if each is shown by itself. The viewer's own turn may
     * join fewer of them.
     */
    join?(first: Stage<G>, second: Stage<G>, own: boolean): Stage<G> | undefined;
    /** Returns the motions of the events of a moment, in their order. The view is the one drawn with the moment. */
    motions?(events: readonly G['Event'][], view: G['View']): readonly Motion[];
    /**
     * The number of the turn that goes on: what is shown of each turn has its time. Where it is missing, all that is
     * shown together shares one.
     */
    turn?(view: G['View']): number;
    /** The seat on turn, if others can be asked something in its turn. */
    mover?(view: G['View']): string;
    /**
     * Of what a score is made, as parts that add up to it; a part without points is a remark, as on a tie.
     *
     * @param seat of a player, or what a party is called that holds none
     */
    sum(frames: readonly Frame<G>[], seat: string): SumPart[];
    /**
     * Returns why a game was won, to stand behind "You win, 76 to 47:"; undefined if there is nothing to say.
     *
     * @param best the parties on the first place: several if they share the win or play together
     * @param next the party behind them; undefined if there is none
     */
    reason?(frames: readonly Frame<G>[], best: readonly string[], next: string | undefined): string | undefined;
    /** Questions that may be typed into the move box, to name as examples: "around e5", "scores". */
    questions(view: G['View']): readonly string[];
    /** Answers such a question; undefined if it is not one. */
    answer(question: string, view: G['View'], seats: readonly SeatFace[]): string | undefined;
    /** Pick names that Board or Tray draw themselves; the page draws buttons for all others. */
    readonly draws: readonly string[];
    /** The board takes the height that it needs, in place of one shape that is fitted into the room. */
    readonly flows?: boolean;
    /** Returns the sources of facts: printed in the game's box, inferred, or our own. The board's quiet mark shows them. */
    readonly facts?: () => readonly Fact[];
    /** Steps on real positions, one idea each; at most twelve. */
    lesson?(): readonly LessonStep<G>[];
    /** The example of each chapter of the rules, in their order. */
    pictures?(): readonly Picture<G>[];
    /** Sets a position up by hand. */
    readonly Editor?: Component<EditorProps<G>>;
    /** The keys that the board knows, for the help page. */
    keys(): readonly { readonly key: string; readonly does: string }[];
}
