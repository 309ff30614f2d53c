package parterre.cli;

import java.io.IOException;
import java.io.Writer;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import parterre.cli.words.FileFault;
import parterre.engine.table.RecordForm;

/// Reads and writes files that the user names. Its exceptions tell them what to do.
final class Files {
    private Files() {}

    /// Returns the whole text of a file in UTF-8; `-` is standard input.
    static String text(String file) {
        try {
            var bytes = bytes(file);
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            throw CommandException.input(new FileFault.NotText(file));
        }
    }

    /// Returns all bytes of a file of at most [RecordForm#MOST_BYTES]; `-` is standard input.
    static byte[] bytes(String file) {
        try (var stream = file.equals("-") ? System.in : java.nio.file.Files.newInputStream(Path.of(file))) {
            var bytes = stream.readNBytes(RecordForm.MOST_BYTES + 1);
            if (bytes.length > RecordForm.MOST_BYTES) {
                throw CommandException.input(new FileFault.TooLong(file, RecordForm.MOST_BYTES));
            }
            return bytes;
        } catch (IOException | InvalidPathException e) {
            throw CommandException.input(new FileFault.NotRead(file, FileFault.reason(e)));
        }
    }

    /// Returns a file's own name, without the folders.
    static String name(String file) {
        var name = Path.of(file).getFileName();
        return name == null ? file : name.toString();
    }

    /// Writes a new file. It never overwrites an existing file. If the file already has this text, it does
    /// nothing.
    static void write(Path file, String text) {
        try {
            if (!says(file, text)) {
                java.nio.file.Files.writeString(file, text, options(file));
            }
        } catch (IOException e) {
            throw CommandException.input(new FileFault.NotWritten(file.toString(), FileFault.reason(e)));
        }
    }

    /// Returns the options for opening a file, which must be new. A pipe or a terminal may exist already.
    private static OpenOption[] options(Path file) {
        return java.nio.file.Files.exists(file) && !java.nio.file.Files.isRegularFile(file)
                ? new OpenOption[] {StandardOpenOption.WRITE}
                : new OpenOption[] {StandardOpenOption.WRITE, StandardOpenOption.CREATE_NEW};
    }

    private static boolean says(Path file, String text) throws IOException {
        return java.nio.file.Files.isRegularFile(file)
                && java.nio.file.Files.size(file) <= RecordForm.MOST_BYTES
                && Arrays.equals(java.nio.file.Files.readAllBytes(file), text.getBytes(StandardCharsets.UTF_8));
    }

    /// Throws an exception if this file cannot be made: it exists already, or its folder does not or cannot be
    /// written into. This happens before the work whose result is to be written.
    static void creatable(Path file) {
        if (java.nio.file.Files.exists(file)) {
            throw CommandException.input(new FileFault.NotWritten(file.toString(), new FileFault.ThereAlready()));
        }
        var folder = file.toAbsolutePath().getParent();
        if (folder == null || !java.nio.file.Files.isDirectory(folder)) {
            throw CommandException.input(new FileFault.NotWritten(file.toString(), new FileFault.NotThere()));
        }
        writable(folder);
    }

    /// Returns a writer for a new file that is written little by little.
    static Writer writer(Path file) {
        try {
            return java.nio.file.Files.newBufferedWriter(file, options(file));
        } catch (IOException e) {
            throw CommandException.input(new FileFault.NotWritten(file.toString(), FileFault.reason(e)));
        }
    }

    /// Makes the folder if it is missing.
    static void makeFolder(Path folder) {
        try {
            java.nio.file.Files.createDirectories(folder);
        } catch (IOException e) {
            throw CommandException.input(new FileFault.NotMade(folder.toString(), FileFault.reason(e)));
        }
    }

    /// Throws an exception if no file could be written into this folder, or into a new folder of this name.
    /// This happens before the work whose results are to be written.
    static void writable(Path folder) {
        var there = folder.toAbsolutePath().normalize();
        while (!java.nio.file.Files.exists(there) && there.getParent() != null) {
            there = there.getParent();
        }
        if (!java.nio.file.Files.isDirectory(there)) {
            throw CommandException.input(new FileFault.NoFolder(folder.toString(), there.toString()));
        }
        try {
            java.nio.file.Files.delete(java.nio.file.Files.createTempFile(there, ".parterre", ""));
        } catch (IOException e) {
            throw CommandException.input(new FileFault.NotWrittenInto(folder.toString(), FileFault.reason(e)));
        }
    }
}
