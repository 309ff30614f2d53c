package parterre.lab.game;

import java.util.List;
import parterre.lab.experiment.Experiment;
import parterre.lab.experiment.MeasureName;

/// The observations of games that the measures of an experiment need. Less is faster.
///
/// @param course true if positions are valued after each step
/// @param luck true if steps of chance are valued
/// @param choices true if the moves of some decisions are valued
/// @param events true if events are heard
/// @param refusals true if moves from elsewhere in the game are tried
record Needs(boolean course, boolean luck, boolean choices, boolean events, boolean refusals) {
    private static final List<MeasureName> COURSE =
            List.of(MeasureName.DRAMA, MeasureName.TENSION, MeasureName.RUNAWAY, MeasureName.KINGMAKING);
    private static final List<MeasureName> LUCK =
            List.of(MeasureName.LUCK, MeasureName.SEAT_ADVANTAGE_ADJUSTED, MeasureName.SKILL_ADJUSTED);

    /// @param judged true if the game has a value
    static Needs of(Experiment experiment, boolean judged) {
        return new Needs(
                judged && experiment.measuresAny(COURSE),
                judged && experiment.measuresAny(LUCK),
                judged && experiment.measures(MeasureName.CHOICE),
                experiment.measuresAny(List.of(MeasureName.RULES, MeasureName.CARDS)),
                experiment.measures(MeasureName.RULES));
    }

    /// Returns true if a game can be played in place, without positions between its steps.
    boolean nothing() {
        return !course && !luck && !choices && !events && !refusals;
    }
}
