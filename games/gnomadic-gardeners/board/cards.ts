// The view as the server sends it, and looking things up in it. Faces are drawn from what stands on its cards, and
// nothing goes by a card's id.

export interface GnomeFace {
    readonly id: string;
    readonly name: string;
    readonly icons: readonly string[];
    readonly prep: number;
    readonly charisma: number;
    readonly marks: Readonly<Record<string, string>>;
}

export interface HalfFace {
    readonly needs: readonly (readonly string[])[];
    readonly bliss: readonly number[];
    readonly milk: readonly number[];
    readonly animal: string;
    readonly automa: string;
    readonly marks: Readonly<Record<string, string>>;
}

export interface TaskFace {
    readonly id: string;
    readonly left: HalfFace;
    readonly right: HalfFace;
}

export interface AnimalFace {
    readonly id: string;
    readonly name: string;
    readonly effect: string;
}

export interface Task {
    readonly number: number;
    readonly need: readonly string[];
    readonly bliss: number;
    readonly milk: boolean;
    readonly animal: string;
    readonly doneBy: readonly number[];
}

export interface Account {
    readonly prep: number;
    readonly did: readonly number[];
    readonly parts: readonly { readonly part: string; readonly says: string; readonly bliss: number }[];
    readonly total: number;
    readonly gained: string;
    readonly gift: string;
}

export interface Side {
    /** P1, P2 or automa. */
    readonly party: string;
    readonly score: number;
    readonly hand: readonly string[];
    readonly played: readonly string[];
    readonly resting: readonly string[];
    readonly animals: readonly string[];
    readonly asleep: readonly string[];
    readonly account: Account;
}

export interface GnomeView {
    readonly setup: { readonly seats: number; readonly chosen: Readonly<Record<string, string>> };
    readonly viewer: { readonly kind: string; readonly seat?: string };
    readonly waitsFor: string;
    readonly round: number;
    readonly left: string;
    readonly right: string;
    readonly tasks: readonly Task[];
    readonly pile: readonly (readonly string[])[];
    readonly discards: readonly string[];
    /** Side that resolves first, 1 or 2; 0 before the reveal. */
    readonly first: number;
    readonly resolved: number;
    readonly sides: readonly Side[];
    readonly orders: {
        readonly left: string;
        readonly right: string;
        readonly prep: number;
        readonly does: readonly number[];
        readonly pass: number;
        readonly says: string;
    };
    readonly automaPile: readonly (readonly string[])[];
    readonly cards: {
        readonly gnomes: readonly GnomeFace[];
        readonly tasks: readonly TaskFace[];
        readonly animals: readonly AnimalFace[];
    };
}

/** The picks of the game's decisions. */
export const PICK = { gnomes: 'gnomes', tasks: 'tasks', gift: 'gift', rest: 'rest', keep: 'keep' } as const;

/** Bliss that ends the game. GG-6.1 */
export const GOAL = 77;

export const AUTOMA = 'automa';

export const read = (view: unknown): GnomeView => view as GnomeView;

const gnomes = new WeakMap<object, ReadonlyMap<string, GnomeFace>>();

export function gnome(view: GnomeView, id: string): GnomeFace | undefined {
    let known = gnomes.get(view.cards);
    if (!known) {
        known = new Map(view.cards.gnomes.map((face) => [face.id, face]));
        gnomes.set(view.cards, known);
    }
    return known.get(id);
}

export const gnomeName = (view: GnomeView | undefined, id: string) => (view && gnome(view, id)?.name) ?? id;

export const taskCard = (view: GnomeView, id: string) => view.cards.tasks.find((card) => card.id === id);

export const animalName = (view: GnomeView | undefined, id: string) => view?.cards.animals.find((animal) => animal.id === id)?.name ?? id;

export const animalEffect = (view: GnomeView, id: string) => view.cards.animals.find((animal) => animal.id === id)?.effect ?? '';

export const month = (view: GnomeView) => view.setup.chosen['month'] ?? 'none';

/** The months' own rules, in a few words. GG-8 */
export const MONTHS: Readonly<Record<string, string>> = {
    april: 'whoever resolves second scores 1 bliss for each of their animals',
    may: 'two flowers may stand for any one other icon',
    june: 'whoever resolves second may give a gnome away: 2 bliss for each task the first did',
    july: 'each animal that is not used brings 2 bliss',
    august: 'whoever has played exactly three gnomes keeps one of them',
    september: 'the bliss of tasks 1 and 2, done in one round, counts double',
    october: 'a new animal sends the old one to sleep: 1 bliss for each that sleeps',
};

export const monthRule = (view: GnomeView) => MONTHS[month(view)];

/** The side that wins ties, from 0: the younger player, or who plays alone. GG-5.1 GG-7.4a */
export const winsTies = (view: GnomeView) => (view.setup.seats === 1 ? 0 : Number(view.setup.chosen['younger'] ?? '2') - 1);

/** The side that is shown below, with its hand open: that of who is asked, or looks, or else the first. */
export function nearSide(view: GnomeView, asked: string | undefined, mine: string | undefined): number {
    const own = asked ?? (view.viewer.kind === 'player' ? view.viewer.seat : undefined) ?? mine;
    const side = view.sides.findIndex((one) => one.party === own);
    return Math.max(0, side);
}

/**
 * Whether a side's gnomes are shown to who looks: his own; alone both, where there is nobody to work them out in secret
 * from; and anybody's with aids, and where everything lies open, as at the end. GG-R4
 */
export const liesOpen = (view: GnomeView, side: number, aids: boolean) =>
    aids ||
    view.setup.seats === 1 ||
    view.viewer.kind === 'everyone' ||
    (view.viewer.seat !== undefined && view.viewer.seat === view.sides[side]?.party);

/** What a side keeps, by layers: the automa's gnomes as far as their order is known, topmost first; else in one. GG-7.4b GG-7.4c */
export function keptBy(view: GnomeView, side: number): readonly (readonly string[])[] {
    const own = view.sides[side]!;
    const kept = own.hand.filter((id) => !own.played.includes(id));
    if (own.party !== AUTOMA || view.automaPile.length === 0) return kept.length > 0 ? [kept] : [];
    return view.automaPile.map((layer) => layer.filter((id) => kept.includes(id))).filter((layer) => layer.length > 0);
}

export const count = (layers: readonly (readonly string[])[]) => layers.reduce((sum, layer) => sum + layer.length, 0);
