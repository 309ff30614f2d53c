package parterre.cli.doctor;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import java.util.function.ToLongFunction;

/// The machine and the Java under a server.
///
/// @param now the time by the machine's clock
/// @param built when this program was built
/// @param user who runs it
/// @param heap the most bytes that Java's heap may take
/// @param memory the bytes of memory, or of the container's share
/// @param room the free bytes on the disk of a folder
public record Machine(
        Instant now, Optional<Instant> built, String user, long heap, long memory, ToLongFunction<Path> room) {
    /// Returns the machine that this program runs on.
    public static Machine here(Instant now, Optional<Instant> built) {
        long memory = ManagementFactory.getOperatingSystemMXBean() instanceof OperatingSystemMXBean system
                ? system.getTotalMemorySize()
                : Long.MAX_VALUE;
        return new Machine(
                now,
                built,
                System.getProperty("user.name", ""),
                Runtime.getRuntime().maxMemory(),
                memory,
                folder -> folder.toFile().getUsableSpace());
    }
}
