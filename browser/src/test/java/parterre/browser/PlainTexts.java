package parterre.browser;

import java.util.List;
import java.util.Map;

/// Finds texts in plain letters at the page, which speaks the pseudo-language: they came from no catalogue.
final class PlainTexts {
    /// The address asks for English with accents on every letter, 40 % longer.
    static final String PSEUDO = "?lang=en-XA";

    private PlainTexts() {}

    /// Watches every page that this guest opens from now on, whatever happens there. Pieces bear their letters. Texts
    /// that the server writes into the page are in the language that the browser asks for.
    static void watch(Guest guest) {
        guest.context().setExtraHTTPHeaders(Map.of("Accept-Language", "en-XA"));
        guest.context().addInitScript(WATCH);
    }

    /// Returns the plain texts seen so far, each with the page and the element where it stood.
    static List<String> found(Guest guest) {
        return ((List<?>) guest.page().evaluate("() => plainTexts.found()"))
                .stream().map(String::valueOf).toList();
    }

    /// Looks at the page after each change. What is found outlives the page in the tab's session storage.
    private static final String WATCH = """
            // A report stands in a frame without an origin, and has no storage.
            window.plainTexts ??= origin !== 'null' && (() => {
                // Texts that are in no catalogue: those in a language of their own, such as rules, and notation.
                const ELSEWHERE = 'script, style, textarea, datalist, [translate=no], body [lang]';
                const SAID = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'title', 'placeholder', 'alt', 'data-drawn'];
                // Dates, times and how lists are joined are the browser's own words.
                const OWN = /\\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|AM|PM|now|today|tomorrow|this minute|(?:second|minute|hour|day)s?(?: ago)?|and)\\b/g;
                const PLAIN = /[A-Za-z]{3}/;
                // One or two letters are notation, except on a piece or a key, where they must come from a catalogue.
                const LETTERS = /^\\s*[A-Za-z]{1,2}\\s*$/;
                // Letters on pieces are looked at, too.
                const SETTINGS = 'parterre.settings';
                localStorage.setItem(SETTINGS, JSON.stringify({ ...JSON.parse(localStorage.getItem(SETTINGS)), letters: true }));
                const kept = new Map(JSON.parse(sessionStorage.getItem('plain') ?? '[]'));
                // Names of people, devices, bots, games and cards, line-ups as experiments write them, and lines of the record:
                // the server sends them as they are.
                const names = new Set(JSON.parse(sessionStorage.getItem('names') ?? '["Parterre", "Random"]'));
                const notation = new Set(JSON.parse(sessionStorage.getItem('notation') ?? '[]'));
                let known = /(?!)/g;
                // Names and notation only become more, so a text that is not plain stays so.
                const fine = new Set();
                // Options have names of small letters, which nobody sees. A file's name has a dot.
                const isShown = name => /[A-Z.]/.test(name) && name.length > 1;
                const read = value => {
                    for (const [key, one] of Object.entries(value)) {
                        if (one && typeof one === 'object') read(one);
                        else if (['name', 'label'].includes(key) && isShown(String(one))) names.add(one.replaceAll("'", '’'));
                        else if (key === 'line' || key === 'text') notation.add(one);
                        else if (key === 'lineUp') names.add(one);
                    }
                };
                const learn = value => {
                    const before = [names.size, notation.size];
                    read(value);
                    if (names.size !== before[0]) order();
                    if (notation.size !== before[1]) sessionStorage.setItem('notation', JSON.stringify([...notation]));
                };
                const order = () => {
                    const longFirst = [...names].sort((one, other) => other.length - one.length);
                    const any = longFirst.map(name => name.replace(/[.*+?^${}()|[\\]\\\\]/g, '\\\\$&')).join('|');
                    known = new RegExp(`(?<![\\\\p{L}\\\\p{M}])(?:${any})(?![\\\\p{L}\\\\p{M}])`, 'gu');
                    sessionStorage.setItem('names', JSON.stringify([...names]));
                };
                order();
                const plainFetch = window.fetch;
                window.fetch = async (...request) => {
                    const answer = await plainFetch(...request);
                    if (answer.headers.get('Content-Type')?.includes('json')) learn(await answer.clone().json());
                    return answer;
                };
                const PlainSource = window.EventSource;
                window.EventSource = class extends PlainSource {
                    addEventListener(kind, hear, ...more) {
                        super.addEventListener(kind, message => { learn(JSON.parse(message.data)); hear(message); }, ...more);
                    }
                };
                // A part of a text without the line of notation that it is, or ends with. Each part loses its own line alone.
                const without = part => {
                    const bare = part.replace(/\\.$/, '');
                    const line = [part, bare, part.split('~ ').at(-1), bare.split('~ ').at(-1)].find(one => notation.has(one));
                    return line === undefined ? part : part.slice(0, part.lastIndexOf(line));
                };
                const isPlain = text => {
                    if (fine.has(text)) return false;
                    const plain = hasPlainLetters(text);
                    if (!plain) fine.add(text);
                    return plain;
                };
                const hasPlainLetters = text => {
                    if (!PLAIN.test(text)) return false;
                    const whole = text.replaceAll("'", '’').trim();
                    if (notation.has(whole)) return false;
                    // Several lines of notation may stand in one text.
                    const rest = whole.split(/; |: /).map(without).join(' ');
                    return PLAIN.test(rest.replace(known, ' ').replace(OWN, ''));
                };
                const isPlainLetter = text => LETTERS.test(text) && !names.has(text.trim());
                const note = (text, element) => {
                    const key = text.trim().replace(/\\s+/g, ' ').slice(0, 160);
                    if (kept.has(key)) return;
                    const place = element?.closest('[class]')?.getAttribute('class').split(' ')[0];
                    kept.set(key, `${location.pathname.replace(/\\/t\\/[^/]+/, '/t/…')}, ${element?.tagName ?? 'title'} in ${place}: ${key}`);
                    sessionStorage.setItem('plain', JSON.stringify([...kept]));
                };
                const look = () => {
                    if (!document.body || !document.documentElement.lang.includes('XA')) return;
                    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, node =>
                        node instanceof Element && node.matches(ELSEWHERE) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT);
                    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
                        if (node instanceof Element) {
                            for (const name of SAID) {
                                const text = node.getAttribute(name);
                                if (text && (isPlain(text) || name === 'data-drawn' && isPlainLetter(text))) note(text, node);
                            }
                        } else if (isPlain(node.data) || isPlainLetter(node.data) && node.parentElement.closest('svg')) note(node.data, node.parentElement);
                    }
                    if (isPlain(document.title)) note(document.title);
                };
                let due = false;
                const soon = () => {
                    if (due) return;
                    due = true;
                    requestAnimationFrame(() => { due = false; look(); });
                };
                addEventListener('DOMContentLoaded', () => {
                    new MutationObserver(soon).observe(document, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: SAID });
                    soon();
                });
                return { found: () => { look(); return [...kept.values()]; } };
            })();
            """;
}
