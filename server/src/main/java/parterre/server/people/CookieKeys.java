package parterre.server.people;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import parterre.server.store.PeopleStore;

/// The secret keys that sign cookies: the present one, and earlier ones whose cookies are still read.
final class CookieKeys {
    private static final String ALGORITHM = "HmacSHA256";
    private static final int BYTES = 32;
    private static final String PRESENT = "cookie-key";
    /// Earlier keys, each as its hexadecimal digits, a space and the time until which it is read.
    private static final String EARLIER = "cookie-keys-before";

    private final PeopleStore store;
    private final Clock clock;
    private final SecureRandom random = new SecureRandom();
    private volatile SecretKeySpec present;
    private volatile List<Earlier> earlier;

    /// A key that was replaced.
    ///
    /// @param until when its cookies are refused, in milliseconds since 1970
    private record Earlier(SecretKeySpec key, long until) {}

    CookieKeys(PeopleStore store, Clock clock) {
        this.store = store;
        this.clock = clock;
        present = read(store.setting(PRESENT, fresh()));
        earlier = store.setting(EARLIER, "")
                .lines()
                .map(line -> line.split(" ", 2))
                .map(words -> new Earlier(read(words[0]), Long.parseLong(words[1])))
                .toList();
    }

    private String fresh() {
        var bytes = new byte[BYTES];
        random.nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    private static SecretKeySpec read(String hex) {
        return new SecretKeySpec(HexFormat.of().parseHex(hex), ALGORITHM);
    }

    /// Replaces the present key.
    ///
    /// @param grace for how long cookies of the keys until now are still read; zero for no longer
    /// @return when the last of them is refused
    synchronized Instant rotate(Duration grace) {
        long now = clock.millis();
        long until = now + grace.toMillis();
        var next = fresh();
        var kept = new ArrayList<Earlier>();
        Stream.concat(Stream.of(new Earlier(present, until)), earlier.stream())
                .map(key -> new Earlier(key.key(), Math.min(key.until(), until)))
                .filter(key -> key.until() > now)
                .forEach(kept::add);
        // Stores the earlier keys first, so that a stop in between loses no key.
        store.put(
                EARLIER,
                kept.stream()
                        .map(key -> HexFormat.of().formatHex(key.key().getEncoded()) + " " + key.until())
                        .collect(Collectors.joining("\n")));
        store.put(PRESENT, next);
        earlier = List.copyOf(kept);
        present = read(next);
        return Instant.ofEpochMilli(until);
    }

    /// Signs with the present key.
    String sign(String text) {
        return sign(text, present);
    }

    /// Returns true if a key that is still read has made this signature.
    boolean isSigned(String text, String signature) {
        long now = clock.millis();
        return matches(sign(text, present), signature)
                || earlier.stream()
                        .filter(key -> key.until() > now)
                        .anyMatch(key -> matches(sign(text, key.key()), signature));
    }

    private static boolean matches(String right, String signature) {
        return MessageDigest.isEqual(
                right.getBytes(StandardCharsets.US_ASCII), signature.getBytes(StandardCharsets.UTF_8));
    }

    private static String sign(String text, SecretKeySpec key) {
        try {
            var mac = Mac.getInstance(ALGORITHM);
            mac.init(key);
            return Base64.getUrlEncoder()
                    .withoutPadding()
                    .encodeToString(mac.doFinal(text.getBytes(StandardCharsets.UTF_8)));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java platform has HmacSHA256", e);
        }
    }
}
