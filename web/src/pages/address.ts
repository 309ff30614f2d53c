// The address under which other devices find a page that is open here.

const isLoopback = (host: string) => host === 'localhost' || host === '[::1]' || host.startsWith('127.');

/**
 * Returns this address as another device can open it: a page opened by the name of this machine alone gets the first
 * address that invitations carry.
 *
 * @param here the address of the page
 * @param links the addresses that the server gives for invitations
 */
export function forOthers(here: string, links: readonly string[]): string {
    const own = new URL(here);
    if (!isLoopback(own.hostname)) return here;
    const other = links.map((link) => new URL(link)).find((link) => !isLoopback(link.hostname));
    return other ? new URL(own.pathname + own.search, other).href : here;
}
