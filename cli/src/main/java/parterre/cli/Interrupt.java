package parterre.cli;

import org.jline.utils.Signals;

/// Handles Ctrl-C during a long run. The first Ctrl-C asks the run to end in good order, so that its results
/// can be printed. The second one ends the command, as usual.
final class Interrupt implements AutoCloseable {
    private final Object before;
    private volatile boolean came;

    /// @param wish asks the run to end soon; called on another thread
    Interrupt(Runnable wish) {
        before = Signals.register("INT", () -> {
            if (came) {
                Runtime.getRuntime().halt(Exit.INTERRUPTED.code());
            }
            came = true;
            wish.run();
        });
    }

    /// Returns true if Ctrl-C was pressed.
    boolean came() {
        return came;
    }

    /// Restores the earlier effect of Ctrl-C.
    @Override
    public void close() {
        Signals.unregister("INT", before);
    }
}
