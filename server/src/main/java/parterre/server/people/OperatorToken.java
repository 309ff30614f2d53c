package parterre.server.people;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import parterre.server.store.Database;

/// The token by which a server knows its operator. Each start of the server makes a new one, and writes it into the
/// data folder, where only the owner of the folder can read it.
public final class OperatorToken {
    private static final int BYTES = 32;

    private final String text;

    private OperatorToken(String text) {
        this.text = text;
    }

    /// Makes a token that nobody knows.
    public static OperatorToken fresh() {
        var bytes = new byte[BYTES];
        new SecureRandom().nextBytes(bytes);
        return new OperatorToken(Base64.getUrlEncoder().withoutPadding().encodeToString(bytes));
    }

    /// Returns where a server leaves its token: the address on the first line, the token on the second.
    public static Path file(Path folder) {
        return folder.resolve("parterre.admin");
    }

    /// Writes the token and the server's address into the data folder.
    public void write(Path folder, String address) {
        try {
            Database.make(folder);
            var part = folder.resolve("parterre.admin.part");
            Files.deleteIfExists(part);
            Files.createFile(part, Database.ownersAlone(part, "rw-------"));
            Files.writeString(part, address + "\n" + text + "\n");
            Files.move(part, file(folder), StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw new UncheckedIOException("the operator's token cannot be written into " + folder, e);
        }
    }

    /// Deletes the file with the token, which is no longer valid. A file that another server has written since
    /// stays.
    public void forget(Path folder) {
        try {
            var file = file(folder);
            if (Files.exists(file) && Files.readAllLines(file).contains(text)) {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("the operator's token cannot be deleted from " + folder, e);
        }
    }

    /// Returns true if this is the token.
    public boolean matches(String shown) {
        return MessageDigest.isEqual(text.getBytes(StandardCharsets.US_ASCII), shown.getBytes(StandardCharsets.UTF_8));
    }
}
