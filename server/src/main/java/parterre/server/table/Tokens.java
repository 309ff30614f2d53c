package parterre.server.table;

import java.security.SecureRandom;
import java.util.Base64;

/// Names that nobody can guess: 128 random bits.
final class Tokens {
    private static final int BYTES = 16;
    private static final SecureRandom RANDOM = new SecureRandom();

    private Tokens() {}

    static String fresh() {
        var bytes = new byte[BYTES];
        RANDOM.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}
