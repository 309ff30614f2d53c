// Addresses of the page. The address alone determines the view, so every view can be linked to.

/** A part of an address as it is meant; what cannot be decoded leads nowhere. */
function decoded(part: string): string {
    try {
        return decodeURIComponent(part);
    } catch {
        return part;
    }
}

class Route {
    path = $state(location.pathname);
    query = $state.raw(new URLSearchParams(location.search));
    hash = $state(location.hash.slice(1));

    constructor() {
        addEventListener('popstate', () => this.#read());
        addEventListener('hashchange', () => this.#read());
    }

    #read() {
        this.path = location.pathname;
        this.query = new URLSearchParams(location.search);
        this.hash = location.hash.slice(1);
    }

    /** The parts of the path: `/t/abc` is `['t', 'abc']`. */
    get parts(): string[] {
        return this.path.split('/').filter(Boolean).map(decoded);
    }

    go(address: string): void {
        history.pushState(null, '', address);
        this.#read();
        scrollTo(0, 0);
    }

    /** The same page at another moment: no new entry in the browser's history. */
    replace(address: string): void {
        history.replaceState(null, '', address);
        this.#read();
    }
}

export const route = new Route();

/** Lets plain links be followed without loading the page anew. */
export function follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
    event.preventDefault();
    route.go(link.pathname + link.search + link.hash);
}
