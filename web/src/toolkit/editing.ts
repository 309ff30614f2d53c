// Position editors change the newest position: what was clicked before the server has answered counts, too.
import type { EditorProps, PositionEdit } from './board';
import type { Game } from './words';

/**
 * Returns a function that applies an edit to a board's setting. The edit's values come from the click. The setting
 * is read when all edits before it have been answered.
 */
export const editing =
    <G extends Game, Setting>(
        change: EditorProps<G>['change'],
        read: (...position: Parameters<PositionEdit<G>>) => Setting,
        write: (setting: Setting) => string,
    ) =>
    <Values extends unknown[]>(edit: (setting: Setting, ...values: Values) => Setting, ...values: Values): void =>
        change((view, lines) => write(edit(read(view, lines), ...values)));
