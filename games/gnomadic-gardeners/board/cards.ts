// Looking things up in the view. Faces are drawn from what stands on its cards, and nothing goes by a card's id.
import { listed, sayUnnamed } from '$toolkit/messages';
import type { MovePreview } from '$toolkit/types';
import type { GnomadicGardeners } from '$wire';
import { word } from '$words/gnomadic-gardeners';

export type GnomeView = GnomadicGardeners.GnomeView;
export type GnomeFace = GnomadicGardeners.GnomeFace;
export type HalfFace = GnomadicGardeners.HalfFace;
export type Orders = GnomadicGardeners.OrdersFace;
export type Task = GnomadicGardeners.TaskView;
export type Account = GnomadicGardeners.AccountView;
export type Side = GnomadicGardeners.SideView;
export type GnomeEvent = GnomadicGardeners.GnomeEvent;
export type Outlook = GnomadicGardeners.GnomeOutlook;
export type BlissSource = GnomadicGardeners.BlissSource;
export type Animal = GnomadicGardeners.Animal;
export type Expertise = GnomadicGardeners.Expertise;

/** The picks of the game's decisions. */
export const PICK = { gnomes: 'gnomes', tasks: 'tasks', gift: 'gift', rest: 'rest', keep: 'keep' } as const;

export const AUTOMA = 'automa';

/** The preview of a move by the rules. */
export type Preview = MovePreview<GnomadicGardeners>;

/** Returns what a move leaves open. */
export const openAfter = ({ open }: Preview) => open.map(({ about }) => about);

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

/** A message that names nobody, in words. */
export const said = (message: GnomadicGardeners.Message) => sayUnnamed('gnomadic-gardeners', message);

export const animalName = (id: Animal) => word(`Animal.${id}`);

/** A source of bliss: a task, an animal, charisma. */
export const sourceName = (source: BlissSource) => word(`BlissSource.${source}`);

/** A kind of expertise. */
export const iconName = (kind: Expertise) => word(`Expertise.${kind}`);

/** Icons in a row: "grain, fruit and flower". */
export const iconNames = (icons: readonly Expertise[]) => listed(icons.map(iconName));

/** The effect of an animal, in a few words. */
export const animalEffect = (view: GnomeView, animal: Animal) =>
    said({ kind: 'animal-effect', animal, bliss: view.cards.animals.find((face) => face.animal === animal)?.bliss ?? 0 });

export type Month = Exclude<GnomadicGardeners.Month, 'none'>;

export const MONTHS: readonly Month[] = ['april', 'may', 'june', 'july', 'august', 'september', 'october'];

/** The month that is played; undefined if none is. */
export const month = (view: GnomeView): Month | undefined => (view.month === 'none' ? undefined : view.month);

export const monthName = (id: Month) => word(`option.month.${id}`);

/** A month's own rule, as the choice of months tells it. GG-8 */
export const ruleOf = (id: Month) => word(`preset.${id}`);

/** Returns the side shown below with its hand open: the asked side, otherwise the viewer's, otherwise the first. */
export function nearSide(view: GnomeView, asked: string | undefined, mine: string | undefined): number {
    const own = asked ?? (view.viewer.kind === 'player' ? view.viewer.seat : undefined) ?? mine;
    const side = view.sides.findIndex((one) => one.party === own);
    return Math.max(0, side);
}

export const count = (layers: readonly (readonly string[])[]) => layers.reduce((sum, layer) => sum + layer.length, 0);
