package parterre.engine;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// A file that belongs to a setup, such as a designer's card table. Its content travels with the record.
///
/// @param name the name of the file: one line, no spaces around it
/// @param content its whole text, at most [#MOST_CHARACTERS] long
public record Attachment(String name, String content) {
    /// The most characters of a content: a record must have room for it.
    public static final int MOST_CHARACTERS = 2_000_000;

    public Attachment {
        if (!Lines.isOneLine(name)) {
            throw new IllegalArgumentException("an attachment needs a name of one line, without spaces around it");
        }
        if (!isContent(content)) {
            throw new IllegalArgumentException(name + " is too long or no text");
        }
    }

    /// Returns true if this can be attached: it is not too long, and UTF-8 can encode every character.
    static boolean isContent(String text) {
        return text.length() <= MOST_CHARACTERS
                && StandardCharsets.UTF_8.newEncoder().canEncode(text);
    }

    /// Returns the SHA-256 of the content in UTF-8, as 64 hexadecimal digits.
    public String sha256() {
        return sha256(content);
    }

    /// Returns the SHA-256 of any text in UTF-8, as 64 hexadecimal digits.
    public static String sha256(String text) {
        try {
            var digest = MessageDigest.getInstance("SHA-256");
            return HexFormat.of().formatHex(digest.digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
