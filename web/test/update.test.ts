import { expect, it } from 'vitest';
import { update } from '../src/update.svelte';

it('tells once that the server has become newer than the page', () => {
    update.hear('3');
    update.hear(null);
    update.hear('3');
    expect(update.due).toBe(false);
    update.hear('4');
    expect(update.due).toBe(true);
    update.dismiss();
    update.hear('4');
    update.hear('3');
    expect(update.due).toBe(false);
    update.hear('5');
    expect(update.due).toBe(true);
});
