package parterre.browser;

import com.microsoft.playwright.options.ViewportSize;
import java.util.List;

/// Scripts by which tests open tables, make moves and measure what is shown, and the sizes of the windows.
final class Tables {
    static final List<ViewportSize> SIZES = List.of(
            new ViewportSize(1440, 900),
            new ViewportSize(1366, 768),
            new ViewportSize(1280, 720),
            new ViewportSize(390, 844),
            new ViewportSize(390, 664),
            new ViewportSize(375, 667),
            new ViewportSize(360, 740),
            new ViewportSize(320, 640));

    /// Opens a table with so many seats; the others than the first are bots, or open, or "listed": open to everybody in
    /// the lobby. It may go on from a record.
    static final String OPEN = """
            async ([game, count, open, start]) => {
                const other = open ? { kind: 'open' } : { kind: 'bot', level: 'gentle' };
                const seats = Array.from({ length: count }, (_, seat) => (seat === 0 ? { kind: 'me' } : other));
                const body = JSON.stringify({ game, seats, options: {}, shuffled: false, spectators: false, openHands: false, aids: game === 'gnomadic-gardeners', listed: open === 'listed', start });
                const answer = await fetch('/api/tables', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
                if (!answer.ok) throw new Error(await answer.text());
                return (await answer.json()).table.id;
            }
            """;

    /// The kind of the question, once the page asks it; nothing if the game is over.
    static final String ASKED = """
            async table => {
                const shown = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
                const asks = () => document.querySelector('section.bar')?.dataset.asked;
                const over = () => document.querySelector("section.panel .does a[href$='/replay']");
                for (const late = Date.now() + 60_000; ; await shown()) {
                    if (Date.now() > late) throw new Error('nothing is asked');
                    // Any click shows the end of what others do.
                    document.querySelector('main')?.click();
                    if (!over() && !Number(asks())) continue;
                    const { table: { phase }, present: { asked } } = await (await fetch(`/api/tables/${table}`)).json();
                    if (phase === 'over') return '';
                    if (asked && asks() === `${asked.decision}`) return asked.asks.kind;
                }
            }
            """;

    /// Makes one of the moves that the table offers, one that begins so where there is one. Returns the decision's
    /// number.
    static final String MOVE = """
            async ([table, number, begin]) => {
                const { present: { asked: { seat, decision, moves } } } = await (await fetch(`/api/tables/${table}`)).json();
                const move = (moves.find(({ text }) => begin && text.startsWith(begin)) ?? moves[(number * 7 + 3) % moves.length]).text;
                const body = JSON.stringify({ seat, decision, move });
                const answer = await fetch(`/api/tables/${table}/moves`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
                if (!answer.ok) throw new Error(await answer.text());
                return decision;
            }
            """;

    /// The faults in the layout of a table: parts off screen, covered parts, and parts that scroll and should not. Of a
    /// choice also the parts that it moves, in a window of this size.
    static final String MEASURE = """
            async (chosen) => {
                const shown = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
                await shown();
                const problems = [];
                const called = (one) => `${one.tagName}.${one.getAttribute('class')} ${(one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 40)}`;
                const isHit = (one) => {
                    const shape = (one.ownerSVGElement && one.querySelector('path')) || one;
                    const { left, top, width, height } = shape.getBoundingClientRect();
                    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
                    return hit !== null && (one.contains(hit) || hit.contains(one));
                };
                const board = document.querySelector('.board');
                const acts = document.querySelector('.acts');
                const page = document.documentElement;
                if (page.scrollWidth > page.clientWidth + 1) problems.push(`the page scrolls sideways: ${page.scrollWidth}`);
                const parts = [...document.querySelectorAll('.board *, .acts *')].filter((one) => one.checkVisibility() && !one.ownerSVGElement && !one.closest('.unseen'));
                for (const one of parts) {
                    const { left, right, width, height } = one.getBoundingClientRect();
                    if (width > 0 && height > 0 && (left < -1 || right > innerWidth + 1)) problems.push(`off screen: ${called(one)}`);
                }
                scrollTo(0, 0);
                const mark = document.querySelector('.board:not(.flows) > .mark');
                if (mark && !isHit(mark)) problems.push(`covered before the page scrolls: ${called(mark)}`);
                if (innerWidth >= 992) {
                    if (page.scrollHeight > innerHeight + 1) problems.push(`the page is taller than the window: ${page.scrollHeight}`);
                    if (board.scrollHeight > board.clientHeight + 1) problems.push(`the board scrolls: ${board.scrollHeight} > ${board.clientHeight}`);
                } else {
                    const tops = [acts, document.querySelector('.lens')].map((one) => one?.getBoundingClientRect().top ?? innerHeight);
                    const seen = Math.min(...tops, innerHeight) - board.getBoundingClientRect().top;
                    if (seen < 0.36 * innerHeight) problems.push(`only ${Math.round(seen)} pixels of the board are seen`);
                    // The playing area is visible in full.
                    for (const one of board.querySelectorAll('[data-whole]')) {
                        const under = one.getBoundingClientRect().bottom - Math.min(...tops, innerHeight);
                        if (under > 1) problems.push(`${Math.round(under)} pixels of it lie under the sheet: ${called(one)}`);
                    }
                    // A board that is longer than a phone is brought into sight by scrolling, to its very end.
                    scrollTo({ top: page.scrollHeight, behavior: 'instant' });
                    const ends = [acts, document.querySelector('.lens')].map((one) => one?.getBoundingClientRect().top ?? innerHeight);
                    const left = Math.max(...[...board.children].map((one) => one.getBoundingClientRect().bottom)) - Math.min(...ends, innerHeight);
                    if (left > 1 && !board.querySelector('[data-whole]')) problems.push(`${Math.round(left)} pixels of the board cannot be scrolled out from under the sheet`);
                    scrollTo(0, 0);
                }
                for (const one of document.querySelectorAll('.board button:not(:disabled), .board [role=button][aria-disabled=false], .acts button:not(:disabled)')) {
                    if (!one.checkVisibility() || one.closest('[popover]') || isHit(one)) continue;
                    one.scrollIntoView({ block: 'center', inline: 'center' });
                    if (!isHit(one)) problems.push(`covered: ${called(one)}`);
                }
                // Scrolls back the window and the parts that scroll by themselves.
                scrollTo(0, 0);
                for (const one of [board, ...board.querySelectorAll('*'), acts, ...acts.querySelectorAll('*')]) if (one.scrollTop) one.scrollTop = 0;
                const size = `${innerWidth} x ${innerHeight}`;
                const places = chosen ? window.places[size] : ((window.places ??= {})[size] = new Map());
                for (const one of document.querySelectorAll('.status, .board, .board > *, .players, .more.panel, .acts > *, .acts .hand')) {
                    const [part, top] = [one.getAttribute('class'), one.getBoundingClientRect().top];
                    if (!chosen) places.set(part, top);
                    else if (Math.abs(top - (places.get(part) ?? top)) > 2) problems.push(`${part} moves by ${top - places.get(part)}`);
                }
                return problems;
            }
            """;

    private Tables() {}
}
