package parterre.cli;

import org.jline.utils.Signals;

/// Ctrl-C while something long runs: the first asks it to end in good order, so that what was done can be
/// told; the second ends everything, as usual.
final class Interrupt implements AutoCloseable {
    private final Object before;
    private volatile boolean came;

    /// @param wish asks whatever runs to end soon; called on another thread
    Interrupt(Runnable wish) {
        before = Signals.register("INT", () -> {
            if (came) {
                Runtime.getRuntime().halt(Exit.INTERRUPTED.code());
            }
            came = true;
            wish.run();
        });
    }

    /// True if Ctrl-C was pressed.
    boolean came() {
        return came;
    }

    /// Ctrl-C means again what it meant before.
    @Override
    public void close() {
        Signals.unregister("INT", before);
    }
}
