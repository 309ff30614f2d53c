package parterre.server.http;

import java.net.InetAddress;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import parterre.engine.Reading;
import parterre.server.wire.ServerFault;

/// A range of IP addresses: those that agree in their first bits.
///
/// @param first the first address, in hexadecimal digits
/// @param bits how many bits agree
public record Network(String first, int bits) {
    private static final HexFormat HEX = HexFormat.of();

    /// The addresses that are never on the open internet: this machine and private networks.
    public static final List<Network> PRIVATE = Stream.of(
                    "127.0.0.0/8",
                    "10.0.0.0/8",
                    "172.16.0.0/12",
                    "192.168.0.0/16",
                    "169.254.0.0/16",
                    "::1",
                    "fc00::/7",
                    "fe80::/10")
            .map(text -> read(text).orThrow())
            .toList();

    /// Reads an address such as `192.0.2.7`, or a range such as `10.0.0.0/8`.
    public static Reading<Network> read(String text) {
        var parts = text.strip().split("/", -1);
        try {
            var address = InetAddress.ofLiteral(parts[0]);
            int most = 8 * address.getAddress().length;
            int bits = parts.length == 1 ? most : Integer.parseInt(parts[1]);
            if (parts.length <= 2 && bits >= 0 && bits <= most) {
                return Reading.good(of(address, bits));
            }
        } catch (IllegalArgumentException e) {
            // Told below, as all other mistakes.
        }
        return Reading.bad(text.strip(), new ServerFault.NotANetwork());
    }

    static Network of(InetAddress address, int bits) {
        var bytes = address.getAddress();
        for (int bit = bits; bit < 8 * bytes.length; bit++) {
            bytes[bit / 8] &= (byte) ~(0x80 >> bit % 8);
        }
        return new Network(HEX.formatHex(bytes), bits);
    }

    /// Returns true if the address lies in this range.
    boolean has(InetAddress address) {
        return 2 * address.getAddress().length == first.length()
                && of(address, bits).equals(this);
    }
}
