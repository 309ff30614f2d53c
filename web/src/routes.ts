// The pages by their addresses. A part with a colon stands for anything, and the page is given it by that name. The first
// address that fits counts.
import type { Component } from 'svelte';
import { worded } from './messages/messages.svelte';
import type { MessagePart } from './messages/messages.svelte';

type Params<Path extends string> = Path extends `${infer First}/${infer Rest}`
    ? Params<First> & Params<Rest>
    : Path extends `:${infer Name}`
      ? Record<Name, string>
      : Record<never, string>;

interface Loaded<Props extends Record<string, string>> {
    readonly default: Component<Props>;
}

/** A page and the messages that it needs. */
const page = <Path extends string>(path: Path, load: () => Promise<Loaded<Params<Path>>>, ...words: MessagePart[]) => ({
    names: path.split('/'),
    load: () => worded(load() as Promise<Loaded<Record<string, string>>>, ...words),
});

const PAGES = [
    page('t/:table', () => import('./table/TablePage.svelte'), 'table'),
    page('t/:table/replay', () => import('./pages/Replay.svelte'), 'table'),
    page('t/:table/expected/:seat/:step', () => import('./pages/ExpectedPage.svelte'), 'table', 'review'),
    page('rules/:game', () => import('./pages/RulesPage.svelte')),
    page('learn/:game', () => import('./pages/Learn.svelte'), 'table'),
    page('edit/:game', () => import('./pages/Edit.svelte'), 'pages'),
    page('record', () => import('./pages/RecordPage.svelte'), 'pages', 'table'),
    page('mine', () => import('./pages/MyTables.svelte'), 'mistakes'),
    page('mistakes', () => import('./pages/MistakesPage.svelte'), 'mistakes'),
    page('mistakes/:table/:seat/:step', () => import('./pages/RetryPage.svelte'), 'table', 'mistakes'),
    page('puzzles', () => import('./pages/PuzzlesPage.svelte'), 'puzzles'),
    page('puzzles/:puzzle', () => import('./pages/PuzzlePage.svelte'), 'table', 'puzzles'),
    page('settings', () => import('./pages/SettingsPage.svelte'), 'pages'),
    page('device', () => import('./pages/DevicePage.svelte'), 'pages'),
    page('admin', () => import('./pages/AdminPage.svelte'), 'pages', 'table'),
    page('lab', () => import('./pages/Lab.svelte'), 'lab'),
    page('lab/:experiment', () => import('./pages/Lab.svelte'), 'lab'),
    page('credits', () => import('./pages/Credits.svelte'), 'pages'),
];

/** The page at an address; undefined if there is none. */
export const pageAt = (parts: readonly string[]) =>
    PAGES.find(({ names }) => names.length === parts.length && names.every((name, i) => name.startsWith(':') || name === parts[i]));

/** The parts of an address by the names that its page gives them. */
export const paramsOf = (names: readonly string[], parts: readonly string[]): Record<string, string> =>
    Object.fromEntries(names.flatMap((name, i) => (name.startsWith(':') ? [[name.slice(1), parts[i] ?? '']] : [])));
