package parterre.lab.experiment;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The names of what can be measured. A catalogue has their words: what is measured, its unit and its source.
public enum MeasureName {
    /// Each seat's share of the win, less what is even.
    SEAT_ADVANTAGE,
    /// The same, without what luck brought.
    SEAT_ADVANTAGE_ADJUSTED,
    /// The first bot's share of the win against other bots, less what is even.
    SKILL,
    /// The same, without what luck brought.
    SKILL_ADJUSTED,
    /// Turns, decisions and minutes.
    LENGTH,
    /// Points of all seats and of the winner.
    SCORE,
    /// How clearly games are decided.
    DECISIVENESS,
    /// How often the lead changes, and what winners had to make up.
    DRAMA,
    /// How long the win stays open.
    TENSION,
    /// Whether a lead in points grows by itself.
    RUNAWAY,
    /// How often a player without a chance decides who wins.
    KINGMAKING,
    /// How much there is to choose from.
    CHOICE,
    /// Which part of the results is luck.
    LUCK,
    /// Which rules and events ever happen.
    RULES,
    /// Which cards ever matter.
    CARDS;

    /// What costs little, so that it is measured unless somebody chooses.
    private static final List<MeasureName> STANDARD = List.of(
            SEAT_ADVANTAGE,
            SKILL,
            LENGTH,
            SCORE,
            DECISIVENESS,
            DRAMA,
            TENSION,
            RUNAWAY,
            KINGMAKING,
            CHOICE,
            RULES,
            CARDS);

    /// Returns the measures of an experiment that names none.
    public static List<MeasureName> standard() {
        return STANDARD;
    }

    /// Returns its name as people write it: `seat-advantage`.
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// Returns the names of all measures.
    public static List<String> words() {
        return Arrays.stream(values()).map(MeasureName::word).toList();
    }

    /// Returns the measure with this name.
    public static Optional<MeasureName> named(String word) {
        return Arrays.stream(values()).filter(each -> each.word().equals(word)).findFirst();
    }
}
