package parterre.lab.experiment;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// The names of what can be measured. A catalogue has their words: what is measured, its unit and its source.
public enum MeasureName {
    /// Each seat's share of the win, less what is even.
    SEAT_ADVANTAGE("seat-advantage"),
    /// The same, without what luck brought.
    SEAT_ADVANTAGE_ADJUSTED("seat-advantage-adjusted"),
    /// The first bot's share of the win against other bots, less what is even.
    SKILL("skill"),
    /// The same, without what luck brought.
    SKILL_ADJUSTED("skill-adjusted"),
    /// Turns, decisions and minutes.
    LENGTH("length"),
    /// Points of all seats and of the winner.
    SCORE("score"),
    /// How clearly games are decided.
    DECISIVENESS("decisiveness"),
    /// How often the lead changes, and what winners had to make up.
    DRAMA("drama"),
    /// How long the win stays open.
    TENSION("tension"),
    /// How much a lead in points grows by itself.
    RUNAWAY("runaway"),
    /// How often a player without a chance decides who wins.
    KINGMAKING("kingmaking"),
    /// How much there is to choose from.
    CHOICE("choice"),
    /// Which part of the results is luck.
    LUCK("luck"),
    /// Which rules and events ever happen.
    RULES("rules"),
    /// Which cards ever matter.
    CARDS("cards");

    /// The measures that are taken by default, because they cost little.
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

    private final String word;

    /// @param word its name as people write it
    MeasureName(String word) {
        this.word = word;
    }

    /// Returns the measures of an experiment that names none.
    public static List<MeasureName> standard() {
        return STANDARD;
    }

    /// Returns its name as people write it: `seat-advantage`.
    public String word() {
        return word;
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
