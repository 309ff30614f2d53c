package parterre.lab.experiment;

/// How much the searches of an experiment are tuned for each arm before its games. It is the same for every search
/// and every arm.
///
/// @param runs how many times settings are sought from the beginning
/// @param tries how many settings each run tries
/// @param pairs how many pairs of games settings play against each opponent in a run
/// @param playoff how many pairs the best ones play against each opponent at the end
public record Retuning(int runs, int tries, int pairs, int playoff) {
    public Retuning {
        if (runs < 1 || tries < 1 || pairs < 1 || playoff < 1) {
            throw new IllegalArgumentException("every number is at least 1");
        }
    }
}
