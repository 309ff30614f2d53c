// Positions in writing, as far as all games write them alike.

/** What the further lines of an option begin with, such as those of a card file. */
const INDENT = '  ';

/** The lines of the agreed options. */
export const optionLines = (options: Iterable<readonly [string, string]>): string[] =>
    [...options].map(([name, value]) => `option ${name}: ${value.replaceAll('\n', `\n${INDENT}`)}`);
