package parterre.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.net.ConnectException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import parterre.engine.table.RecordForm;

/// Files that the user names, with complaints that he can act on.
final class Files {
    private Files() {}

    /// The whole text of a file in UTF-8; `-` is standard input.
    static String text(String file) {
        try {
            var bytes = bytes(file);
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            throw Complaint.input(file + ": is not text in UTF-8");
        }
    }

    /// All bytes of a file of at most [RecordForm#MOST_BYTES]; `-` is standard input.
    static byte[] bytes(String file) {
        try (var stream = file.equals("-") ? System.in : java.nio.file.Files.newInputStream(Path.of(file))) {
            var bytes = stream.readNBytes(RecordForm.MOST_BYTES + 1);
            if (bytes.length > RecordForm.MOST_BYTES) {
                throw Complaint.input(
                        file + ": is longer than " + RecordForm.MOST_BYTES + " bytes; split or shorten it");
            }
            return bytes;
        } catch (IOException | InvalidPathException e) {
            throw Complaint.input(file + ": cannot be read, " + reason(e));
        }
    }

    /// A file's own name, without the folders.
    static String name(String file) {
        var name = Path.of(file).getFileName();
        return name == null ? file : name.toString();
    }

    static void write(Path file, String text) {
        try {
            java.nio.file.Files.writeString(file, text);
        } catch (IOException e) {
            throw Complaint.input(file + ": cannot be written, " + reason(e));
        }
    }

    /// A file to be written little by little.
    static Writer writer(Path file) {
        try {
            return java.nio.file.Files.newBufferedWriter(file);
        } catch (IOException e) {
            throw Complaint.input(file + ": cannot be written, " + reason(e));
        }
    }

    /// Makes the folder if it is missing.
    static void makeFolder(Path folder) {
        try {
            java.nio.file.Files.createDirectories(folder);
        } catch (IOException e) {
            throw Complaint.input(folder + ": cannot be made, " + reason(e));
        }
    }

    /// Why a file could not be used, in words.
    static String reason(Exception e) {
        return switch (e) {
            case NoSuchFileException _ -> "there is no such file or folder";
            case AccessDeniedException _ -> "it may not be opened";
            case ConnectException _ -> "nobody answers there; is the server running?";
            case UncheckedIOException unchecked when unchecked.getCause() != null -> reason(unchecked.getCause());
            default -> String.valueOf(e.getMessage());
        };
    }
}
