// The view as the server sends it, and looking things up in it. Faces are drawn from what stands on the cards of the
// table; a card's id only chooses among drawings.

export interface LineFace {
    readonly icons: readonly string[];
    readonly action: string;
    readonly mark: string;
}

export interface SideFace {
    readonly stars: number;
    readonly woody: boolean;
    readonly lines: readonly LineFace[];
    readonly marks: Readonly<Record<string, string>>;
}

export interface SpeciesFace {
    readonly id: string;
    readonly name: string;
    readonly latin: string;
    readonly kind: string;
    readonly border: string;
    readonly copies: number;
    readonly fire: string;
    readonly small: SideFace;
    readonly big: SideFace;
    readonly marks: Readonly<Record<string, string>>;
}

export interface LandFace {
    readonly id: string;
    readonly name: string;
    readonly sort: string;
    readonly cost: number;
    readonly coins: number;
    readonly cards: number;
    readonly region: string;
    readonly flora: string;
    readonly ability: string;
    readonly says: string;
    readonly marks: Readonly<Record<string, string>>;
}

export interface EventFace {
    readonly id: string;
    readonly name: string;
    readonly copies: readonly number[];
    readonly says: string;
    readonly fire: boolean;
    readonly marks: Readonly<Record<string, string>>;
}

/** A parcel on the table and what stands on it. */
export interface Ground {
    readonly land: string;
    readonly plant?: string;
    readonly big: boolean;
    readonly building?: string;
    readonly used: boolean;
    readonly seed?: string;
}

export interface Landscape {
    readonly score: number;
    readonly bonus: number;
    readonly coins: number;
    readonly size: number;
    /** By type, where it is seen. */
    readonly hand?: readonly number[];
    readonly lands: readonly Ground[];
}

/** A Resource Card as it is played. */
export interface Card {
    readonly type: string;
    readonly as: string;
}

/** A play of cards that others may block. */
export interface Played {
    readonly kind: string;
    readonly first?: Card;
    readonly second?: Card;
    readonly card?: Card;
    readonly land?: string;
    readonly victim?: string;
    readonly species?: string;
}

export interface Bundle {
    readonly cards: readonly string[];
    readonly coins: number;
    readonly lands: readonly string[];
}

export interface Offer {
    readonly partner: string;
    readonly give: Bundle;
    readonly get: Bundle;
}

/** What a position waits for; which fields are there goes by its kind. */
export interface Stage {
    readonly kind: string;
    readonly seat?: string;
    readonly suggested?: Offer;
    readonly play?: Played;
    readonly open?: readonly number[];
    readonly answered?: number;
    readonly chain?: number;
    readonly layer?: string;
    readonly victim?: string;
    readonly offer?: Offer;
    readonly question?: string;
    readonly work?: { readonly cause: string; readonly seat: string; readonly slot: number; readonly where: string };
}

export interface FloraView {
    readonly setup: { readonly seats: number; readonly chosen: Readonly<Record<string, string>> };
    readonly stage: Stage;
    readonly round: number;
    /** Turns that have ended. */
    readonly turns: number;
    readonly first: string;
    readonly active: string;
    readonly event?: string;
    readonly bought: boolean;
    readonly proposals: number;
    readonly players: readonly Landscape[];
    /** Cards that are surely in hands: who knows of them (nobody named: everybody), whose they are, how many by type. */
    readonly known: readonly { readonly by?: string; readonly of: string; readonly cards: readonly number[] }[];
    readonly pool: readonly number[];
    readonly market: readonly string[];
    readonly prices: readonly number[];
    readonly landDeck: number;
    readonly landsUnder: readonly string[];
    readonly deck: number;
    readonly discard: readonly number[];
    readonly eventDeck: number;
    readonly eventsUnder: readonly { readonly event?: string; readonly by: string }[];
    readonly eventsDone: Readonly<Record<string, number>>;
    readonly looked?: readonly string[];
    readonly cards: {
        readonly species: readonly SpeciesFace[];
        readonly lands: readonly LandFace[];
        readonly events: readonly EventFace[];
        readonly die: readonly string[];
        readonly resources: readonly number[];
        readonly marks: Readonly<Record<string, string>>;
    };
}

export const read = (view: unknown): FloraView => view as FloraView;

/** Types of Resource Cards, in the order in which views count them. */
export const TYPES = ['water', 'fire', 'labor', 'nefarious', 'time'] as const;

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
export const seatIndex = (seat: string | undefined) => Number((seat ?? 'P0').slice(1)) - 1;
export const speciesOf = (view: FloraView, id: string | undefined) => view.cards.species.find((one) => one.id === id);
export const landOf = (view: FloraView, id: string | undefined) => view.cards.lands.find((one) => one.id === id);
export const eventOf = (view: FloraView, id: string | undefined) => view.cards.events.find((one) => one.id === id);
/** An event is going from land to land. */
export const goesRound = (view: FloraView) => ['sweep', 'quake'].includes(view.stage.work?.cause ?? '');
/** A land's name; of several that are called the same, with the number of the copy; where no view tells it, its id in capitals. */
export function landName(view: FloraView | undefined, id: string): string {
    const name = view && landOf(view, id)?.name;
    if (!view || !name) return id.split('-').map(capital).join(' ');
    const copy = /-(\d+)$/.exec(id)?.[1];
    return copy && view.cards.lands.some((other) => other.name === name && other.id !== id) ? `${name} ${copy}` : name;
}
export const goal = (view: FloraView) => Number(view.setup.chosen['goal'] ?? 12);

/** The row in which this parcel lies, and the parcel. */
export function groundOf(view: FloraView, id: string | undefined): { owner: number; slot: number; ground: Ground } | undefined {
    for (const [owner, one] of view.players.entries()) {
        const slot = one.lands.findIndex((ground) => ground.land === id || ground.building === id);
        if (slot >= 0) return { owner, slot, ground: one.lands[slot]! };
    }
    return undefined;
}

/** The side of its plant that shows. */
export function sideOf(view: FloraView, ground: Ground): SideFace | undefined {
    const species = speciesOf(view, ground.plant);
    return species && (ground.big ? species.big : species.small);
}

export const starsOn = (view: FloraView, ground: Ground) => sideOf(view, ground)?.stars ?? 0;

/** What a parcel brings each turn, with the building on it. */
export function incomeOf(view: FloraView, ground: Pick<Ground, 'land' | 'building'> | undefined): { coins: number; cards: number } {
    const both = [landOf(view, ground?.land), landOf(view, ground?.building)];
    return {
        coins: both.reduce((sum, land) => sum + (land?.coins ?? 0), 0),
        cards: both.reduce((sum, land) => sum + (land?.cards ?? 0), 0),
    };
}

/** "big Sagebrush", "small Mustard". */
export const plantName = (view: FloraView, ground: Ground) =>
    ground.plant ? `${ground.big ? 'big' : 'small'} ${speciesOf(view, ground.plant)?.name ?? ground.plant}` : '';

/** What stands on a parcel, in words: "big Sagebrush", "Fire Station", "its own building", "open". */
export const standing = (view: FloraView, ground: Ground) =>
    plantName(view, ground) ||
    (ground.building ? landName(view, ground.building) : landOf(view, ground.land)?.ability === 'self-built' ? 'its own building' : 'open');

const LOOKS: Readonly<Record<string, string>> = {
    sagebrush: 'sagebrush',
    chamise: 'chamise',
    ceanothus: 'ceanothus',
    'whispering-bells': 'bells',
    'laurel-sumac': 'sumac',
    oak: 'oak',
    yucca: 'yucca',
    mustard: 'mustard',
    'red-brome': 'brome',
    'fountain-grass': 'fountain',
    'giant-reed': 'reed',
};

/** Which drawing a species has; one of its kind where nobody has drawn it. */
export const lookOf = (species: SpeciesFace) =>
    LOOKS[species.id] ?? (species.kind !== 'native' ? 'grass' : species.big.woody ? 'shrub' : 'flower');

/** A species in one word, for small lands: the last of its name, or the first where another ends alike. */
export function brief(view: FloraView, species: SpeciesFace): string {
    const words = species.name.split(/\s+/);
    const last = words[words.length - 1]!;
    return view.cards.species.some((other) => other !== species && other.name.split(/\s+/).pop() === last) ? words[0]! : last;
}

/** "2 Water, 1 Time", or "nothing". */
/** What the viewer knows to be in a hand that he does not see. */
export function knownIn(view: FloraView, index: number): readonly number[] {
    const entries = view.known.filter((known) => seatIndex(known.of) === index);
    return TYPES.map((_, type) => entries.reduce((sum, known) => sum + (known.cards[type] ?? 0), 0));
}

export function bunch(counts: readonly number[]): string {
    const parts = TYPES.flatMap((type, i) => (counts[i] ? [`${counts[i]} ${capital(type)}`] : []));
    return parts.join(', ') || 'nothing';
}

export const count = (number: number, thing: string) => `${number} ${thing}${number === 1 ? '' : 's'}`;
