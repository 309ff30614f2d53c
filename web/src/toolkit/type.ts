// How what is shown is set.

/** Sentences of the server's, whose apostrophes and quotes are straight, set as all others on the page. */
export const curly = (says: string): string => says.replace(/(^|[\s(])'/g, '$1‘').replaceAll("'", '’');
