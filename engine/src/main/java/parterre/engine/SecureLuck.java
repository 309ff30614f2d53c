package parterre.engine;

import java.security.SecureRandom;

/// Luck that nobody can foresee: the platform's secure random source. For real games at a table, whose draws are kept
/// in the record and need no seed.
public final class SecureLuck implements Luck {
    private final SecureRandom source = new SecureRandom();

    @Override
    public long bits() {
        return source.nextLong();
    }
}
