package parterre.server.http;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Works out which network a call comes from, also behind trusted proxies.
final class CallerAddresses {
    private static final int NETWORK_BITS = 64;
    private static final Pattern PORT = Pattern.compile("(?<=[]\\d]):\\d{1,5}$");

    private final List<Network> proxies;

    /// @param proxies whose word in `X-Forwarded-For` is taken
    CallerAddresses(List<Network> proxies) {
        this.proxies = List.copyOf(proxies);
    }

    /// Returns true if this peer is a trusted proxy.
    boolean isProxy(String peer) {
        return literal(peer).filter(this::isTrusted).isPresent();
    }

    /// Returns the network that a call is counted for.
    ///
    /// Every proxy adds the address that it was called from at the end of `X-Forwarded-For`, in a line of its own
    /// or in the last one. Reading from the end, the first address that is not a trusted proxy is the caller's.
    /// Anything before it may be invented.
    ///
    /// @param peer who opened the connection
    /// @param forwarded all lines of `X-Forwarded-For`, in their order
    String network(String peer, List<String> forwarded) {
        var caller = literal(peer);
        var hops = forwarded.stream()
                .flatMap(line -> Stream.of(line.split(",")))
                .toList()
                .reversed();
        for (var hop : hops) {
            if (caller.filter(this::isTrusted).isEmpty()) {
                break;
            }
            var before = literal(PORT.matcher(hop.strip()).replaceFirst(""));
            if (before.isEmpty()) {
                break;
            }
            caller = before;
        }
        return caller.map(CallerAddresses::network).orElse(peer);
    }

    private boolean isTrusted(InetAddress address) {
        return proxies.stream().anyMatch(network -> network.has(address));
    }

    /// Returns the network of an address: the address itself, or the first 64 bits of IPv6, which one household has
    /// for itself.
    static String network(String address) {
        return literal(address).map(CallerAddresses::network).orElse(address);
    }

    private static String network(InetAddress address) {
        return address instanceof Inet4Address
                ? address.getHostAddress()
                : Network.of(address, NETWORK_BITS).first() + "/" + NETWORK_BITS;
    }

    private static Optional<InetAddress> literal(String text) {
        try {
            return Optional.of(InetAddress.ofLiteral(text));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
