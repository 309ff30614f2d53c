package parterre.cli.doctor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import parterre.cli.words.DoctorMessages;

/// Checks that a server can write to its folders.
final class FolderCheck {
    private static final long LEAST_ROOM = 256;
    private static final int MEGABYTE = 1 << 20;

    private FolderCheck() {}

    static List<DoctorMessages.Finding> findings(Installation installation, Machine machine) {
        return Stream.concat(Stream.of(installation.data()), installation.written().stream())
                .distinct()
                .flatMap(folder -> findings(folder, machine).stream())
                .toList();
    }

    private static List<DoctorMessages.Finding> findings(Path folder, Machine machine) {
        var there = nearest(folder.toAbsolutePath());
        if (!Files.isDirectory(there)) {
            return List.of(new DoctorMessages.FolderIsFile(there.toString()));
        }
        var findings = new ArrayList<DoctorMessages.Finding>();
        var other = Optional.of(there)
                .filter(folder.toAbsolutePath()::equals)
                .flatMap(FolderCheck::owner)
                .filter(owner -> !owner.equals(machine.user()));
        if (other.isPresent()) {
            findings.add(new DoctorMessages.FolderOfOther(there.toString(), other.get(), machine.user()));
        } else if (isClosed(there)) {
            findings.add(new DoctorMessages.FolderClosed(there.toString(), machine.user()));
        }
        long free = machine.room().applyAsLong(there) / MEGABYTE;
        if (free < LEAST_ROOM) {
            findings.add(new DoctorMessages.RoomShort(there.toString(), free, LEAST_ROOM));
        }
        return findings;
    }

    /// Returns the folder, or the one above it in which it would be made.
    private static Path nearest(Path folder) {
        var there = folder;
        while (!Files.exists(there) && there.getParent() != null) {
            there = there.getParent();
        }
        return there;
    }

    /// Returns true if no file can be made in a folder. Only trying it tells of disks that are mounted read-only.
    private static boolean isClosed(Path folder) {
        try {
            Files.delete(Files.createTempFile(folder, ".parterre-doctor", null));
            return false;
        } catch (IOException e) {
            return true;
        }
    }

    private static Optional<String> owner(Path folder) {
        try {
            return Optional.of(Files.getOwner(folder).getName());
        } catch (IOException | UnsupportedOperationException e) {
            return Optional.empty();
        }
    }
}
