package parterre.lab.run;

/// The machines that play games: this one, or those of a cluster. They change no number.
public sealed interface Machines {
    /// Threads of this machine.
    ///
    /// @param count how many parts are played at a time, at least 1
    record Threads(int count) implements Machines {}

    /// Other processes or machines. They stay connected after the games.
    record Remote(Cluster cluster) implements Machines {}
}
