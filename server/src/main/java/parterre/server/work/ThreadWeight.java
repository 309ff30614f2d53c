package parterre.server.work;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.ValueLayout;
import java.util.Locale;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Lowers the weight of threads whose work can wait, so that they use the processor time that others leave. Java's
/// own priorities do nothing on Linux as long as no flag asks for them.
final class ThreadWeight {
    private static final Logger LOG = LoggerFactory.getLogger(ThreadWeight.class);

    /// `PRIO_PROCESS` of `setpriority(2)`.
    private static final int OF_A_PROCESS = 0;

    /// Linux takes 0 for the calling thread alone.
    private static final int THIS_THREAD = 0;

    /// The lowest weight: about a seventieth of the usual one (`sched(7)`).
    private static final int NICEST = 19;

    /// A system property: `false` leaves threads their usual weight.
    static final String PROPERTY = "parterre.low-weight";

    private ThreadWeight() {}

    /// Lowers the weight of the calling thread to the least. Other systems than Linux leave it as it is, and so does
    /// [#PROPERTY].
    @SuppressWarnings("restricted") // the launchers and the manifest enable native access
    static void lower() {
        boolean isLinux = System.getProperty("os.name").toLowerCase(Locale.ROOT).contains("linux");
        if (!isLinux || System.getProperty(PROPERTY, "true").equals("false")) {
            return;
        }
        try {
            var linker = Linker.nativeLinker();
            var setpriority = linker.downcallHandle(
                    linker.defaultLookup().findOrThrow("setpriority"),
                    FunctionDescriptor.of(
                            ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT));
            int failed = (int) setpriority.invokeExact(OF_A_PROCESS, THIS_THREAD, NICEST);
            LOG.debug("thread {}: setpriority: {}", Thread.currentThread().getName(), failed);
        } catch (Throwable e) { // a method handle may throw anything
            LOG.warn("thread {}: no setpriority", Thread.currentThread().getName(), e);
        }
    }
}
