package parterre.server.table.run;

import java.security.SecureRandom;
import java.util.Base64;

/// Makes names that nobody can guess: 127 random bits. The first character is a letter, because a command
/// line takes a name that begins with `-` for an option.
final class Tokens {
    private static final int BYTES = 16;
    private static final SecureRandom RANDOM = new SecureRandom();

    private Tokens() {}

    static String fresh() {
        var bytes = new byte[BYTES];
        RANDOM.nextBytes(bytes);
        bytes[0] &= Byte.MAX_VALUE;
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}
