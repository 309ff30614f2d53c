package parterre.engine;

import java.security.SecureRandom;

/// Unpredictable luck from the platform's secure random source. It is for real games at a table. Their records
/// keep the draws, so that they need no seed.
public final class SecureLuck implements Luck {
    private final SecureRandom source = new SecureRandom();

    @Override
    public long bits() {
        return source.nextLong();
    }
}
