package parterre.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import parterre.engine.Reading;

/// Checks who counts as the caller for limits.
class CallerAddressesTest {
    private static final CallerAddresses DIRECT = new CallerAddresses(List.of());
    private static final CallerAddresses BEHIND =
            new CallerAddresses(Stream.of("127.0.0.1", "10.1.0.0/16", "2001:db8:ffff::/48")
                    .map(text -> Network.read(text).orThrow())
                    .toList());

    @Test
    void withoutTrustedProxiesTheHeaderIsIgnored() {
        assertThat(DIRECT.network("203.0.113.7", List.of("198.51.100.1"))).isEqualTo("203.0.113.7");
        assertThat(BEHIND.network("203.0.113.7", List.of("198.51.100.1"))).isEqualTo("203.0.113.7");
    }

    @Test
    void theLastForwardedLineCounts() {
        assertThat(BEHIND.network("127.0.0.1", List.of("198.51.100.1", "203.0.113.7")))
                .isEqualTo("203.0.113.7");
        assertThat(BEHIND.network("127.0.0.1", List.of("198.51.100.1, 203.0.113.7")))
                .isEqualTo("203.0.113.7");
    }

    @Test
    void trustedProxiesInARowArePassedOver() {
        assertThat(BEHIND.network("127.0.0.1", List.of("198.51.100.1, 203.0.113.7", "10.1.2.3, 2001:db8:ffff::5")))
                .isEqualTo("203.0.113.7");
        assertThat(BEHIND.network("127.0.0.1", List.of("10.1.2.3"))).isEqualTo("10.1.2.3");
    }

    @Test
    void invalidAddressesEndTheSearch() {
        assertThat(BEHIND.network("127.0.0.1", List.of("203.0.113.7, unknown"))).isEqualTo("127.0.0.1");
        assertThat(BEHIND.network("127.0.0.1", List.of(""))).isEqualTo("127.0.0.1");
        assertThat(BEHIND.network("127.0.0.1", List.of("203.0.113.7:5180"))).isEqualTo("203.0.113.7");
        assertThat(BEHIND.network("127.0.0.1", List.of("[2001:db8::7]:5180")))
                .isEqualTo("20010db8000000000000000000000000/64");
    }

    @Test
    void sixtyFourBitsOfIpv6AreOneHousehold() {
        var one = DIRECT.network("2001:db8:1:2::5", List.of());
        assertThat(DIRECT.network("2001:db8:1:2:ffff:ffff:ffff:ffff", List.of()))
                .isEqualTo(one);
        assertThat(DIRECT.network("2001:db8:1:3::5", List.of())).isNotEqualTo(one);
        assertThat(DIRECT.network("::ffff:203.0.113.7", List.of())).isEqualTo("203.0.113.7");
    }

    @Test
    void aRangeIsReadOrRefused() {
        for (var bad : List.of("", "x", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/8/8", "host.example", "::/129")) {
            assertThat(Network.read(bad)).as(bad).isInstanceOf(Reading.Bad.class);
        }
        assertThat(BEHIND.isProxy("10.1.255.255")).isTrue();
        assertThat(BEHIND.isProxy("10.2.0.0")).isFalse();
        assertThat(new CallerAddresses(Network.PRIVATE).isProxy("192.168.1.1")).isTrue();
    }
}
