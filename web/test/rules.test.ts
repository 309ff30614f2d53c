import { readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { read, ruleAlone, rulesNamed } from '../src/pages/rules';
import { languages, rulesOf } from '../wording/catalogues.js';

const text = `# Moss: rules

Plant more than the others.

## 3 The turn

**MO-3.1** Roll dice as in MO-3.2. \`Rolling.java\`

- **MO-3.2** A die is used once.

## 4 Scoring

<script>alert(1)</script> is only text.
`;

it('shows what stands before the first chapter at once and folds the chapters', () => {
    const chapters = read(text);
    expect(chapters.map((chapter) => [chapter.title, chapter.first])).toEqual([
        ['', true],
        ['3 The turn', false],
        ['4 Scoring', false],
    ]);
});

it('makes a rule an anchor, its id and its files foldable, and other ids links', () => {
    const turn = read(text)[1]!.html;
    expect(turn).toContain('<p id="MO-3.1"><span class="rule-id">MO-3.1</span>');
    expect(turn).toContain('id="MO-3.2"');
    expect(turn).toContain('<a href="#MO-3.2">MO-3.2</a>');
    expect(turn).toContain('<span class="rule-file">Rolling.java</span>');
});

it('gives one rule alone, in its own words', () => {
    expect(ruleAlone(text, 'MO-3.1')).toBe('Roll dice as in MO-3.2. <span class="rule-file">Rolling.java</span>');
    expect(ruleAlone(text, 'MO-3.2')).toBe('A die is used once.');
    expect(ruleAlone('**MO-1** One <b>\nand two.\n**MO-2** Three.', 'MO-1')).toBe('One &lt;b&gt;\nand two.');
    expect(ruleAlone(text, 'MO-9')).toBeUndefined();
});

it('obeys no HTML', () => {
    expect(read(text)[2]!.html).not.toContain('<script>');
});

it('opens with the game in one breath and folds what is said about the text', () => {
    const [first] = read('# Moos: Regeln\n\nIds are for ever.\n\nKurz gesagt: plant *more*.\n\n## 1 Turn\n\nGo.');
    expect(first?.html).toContain('plant <em>more</em>');
    expect(first?.html).not.toContain('Ids');
    expect(first?.about).toContain('Ids are for ever');
});

it('finds a rule by its id, and several by the beginning of theirs', () => {
    const chapters = read(text);
    expect(rulesNamed(chapters, ' mo-3.2 ')).toEqual(['MO-3.2']);
    expect(rulesNamed(chapters, 'MO-3')).toEqual(['MO-3.1', 'MO-3.2']);
    expect(rulesNamed(chapters, 'MO-9')).toEqual([]);
    expect(rulesNamed(chapters, 'mo')).toEqual([]);
    expect(chapters.map((chapter) => chapter.ids)).toEqual([[], ['MO-3.1', 'MO-3.2'], []]);
    const more = read('# Moss\n\n**MO-R2** Two.\n\n**MO-R23** Twenty-three.\n');
    expect(rulesNamed(more, 'MO-R2')).toEqual(['MO-R2']);
});

test.each(languages())('the rule of each month begins with its name in the language %s', (language) => {
    const rules = readFileSync(rulesOf('gnomadic-gardeners', language), 'utf8');
    const months = read(rules).flatMap(({ ids }) => ids.filter((id) => /^GG-8\.[A-Z]/.test(id)));
    expect(months).toHaveLength(7);
    for (const id of months) expect(ruleAlone(rules, id)).toMatch(/^[^.:]{5,30}: /);
});
