import { createRawSnippet } from 'svelte';
import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import Card from '$toolkit/Card.svelte';

const children = createRawSnippet(() => ({ render: () => '<b>Dill</b>' }));
const shown = (more: object) => render(Card, { props: { kind: 'gnome', says: 'Dill: herbs', children, ...more } }).body;

it('is a button where it can be clicked, and else a picture', () => {
    expect(shown({ onclick: () => {} })).toMatch(/<button type="button"[^>]*aria-label="Dill: herbs"/);
    expect(shown({})).toMatch(/<div role="img"[^>]*aria-label="Dill: herbs"/);
});

it('tells its states by classes, its origin by a mark and what is across it by a word', () => {
    const body = shown({ open: true, target: true, chosen: true, played: true, weak: true, from: 'ours', note: 'stays' });
    for (const state of ['open', 'target', 'chosen', 'played', 'weak'])
        expect(body).toMatch(new RegExp(`class="card gnome [^"]*\\b${state}\\b`));
    expect(body).toContain('mark ours');
    expect(body).toContain('data-drawn="stays"');
    expect(shown({})).not.toContain('mark');
});

it('carries a tick while it is chosen', () => {
    expect(shown({ chosen: true })).toContain('data-drawn="✓"');
    expect(shown({ open: true, target: true })).not.toContain('✓');
});

it('is silent where what surrounds it has its words', () => {
    const body = shown({ says: '' });
    expect(body).toContain('aria-hidden="true"');
    expect(body).not.toMatch(/role=|aria-label=/);
});
