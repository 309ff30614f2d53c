package parterre.lab.report;

import java.util.List;
import java.util.Optional;
import parterre.engine.Message;

/// The sentences of a report.
public sealed interface LabMessages extends Message {
    /// The games that were played.
    record Played(String game, String arms, String games, int lineUps) implements LabMessages {}

    /// How the experiment ended.
    record Ended(Ending ending) implements LabMessages {}

    /// How an experiment ended.
    enum Ending {
        COMPLETE,
        /// The first measure differs.
        DIFFERENT,
        /// The intervals of the first measure are narrow enough.
        PRECISE,
        /// The sequential test of every line-up has decided.
        TESTED,
        INTERRUPTED
    }

    // --- The verdict

    /// Two arms differ.
    ///
    /// @param quantity what differs, in words
    /// @param change how, with a sign
    record ArmsDiffer(
            String arm, String against, String quantity, String change, String low, String high, String lineUp)
            implements LabMessages {}

    record MoreDiffer(int more) implements LabMessages {}

    record NothingDiffers(String arm, String against, int comparisons) implements LabMessages {}

    /// The differences that the games could have found.
    record CouldFind(String quantity, String resolution, String lineUp) implements LabMessages {}

    /// The result of the sequential test of a line-up for its first kind of bot.
    record BotsTested(
            String lineUp,
            Accepted accepted,
            String elo0,
            String elo1,
            String games,
            String llr,
            String lower,
            String upper)
            implements LabMessages {}

    /// The hypothesis that a sequential test accepts.
    enum Accepted {
        H0,
        H1,
        NEITHER
    }

    /// The games were too few to tell anything.
    record TooFewGames(int least) implements LabMessages {}

    /// A seat wins more or less than its share.
    record SeatWins(String seat, String points, String low, String high, String lineUp, Clarity clarity)
            implements LabMessages {}

    /// A figure of an experiment with one arm.
    ///
    /// @param quantity what it is, in words
    record FigureIs(String quantity, String value, String low, String high, String lineUp) implements LabMessages {}

    /// The direction of a difference, if it is clear after correction for all seats and line-ups.
    enum Clarity {
        MORE,
        LESS,
        UNCLEAR
    }

    /// A figure is not the same at all levels.
    record ChangesWithLevel(String quantity, String low, String lowLineUp, String high, String highLineUp)
            implements LabMessages {}

    /// The effect of an arm is not the same at all levels.
    record EffectChangesWithLevel(
            String arm, String quantity, String low, String lowLineUp, String high, String highLineUp)
            implements LabMessages {}

    /// The title of the table of effects at each strength.
    record EffectsAtStrengths(String against) implements LabMessages {}

    /// How many games luck adjustment saves.
    ///
    /// @param clear true if the whole interval is above 1
    record LuckSaves(String factor, String low, String high, boolean clear, String arm, String lineUp)
            implements LabMessages {}

    // --- Rules and cards

    record NeverHappened(List<String> kinds) implements LabMessages {}

    record RarelyHappened(List<String> kinds) implements LabMessages {}

    /// Rules that an event of the game would show.
    record RulesWithoutEffect(List<String> rules) implements LabMessages {}

    /// Rules that no event of the game can show. It is not known whether they had an effect.
    record RulesNotWatched(List<String> rules) implements LabMessages {}

    record RulesThatRefused(List<String> rules) implements LabMessages {}

    record CardsUnseen(List<String> cards) implements LabMessages {}

    // --- Headings and heads of columns

    record Chapter(ChapterName name) implements LabMessages {}

    /// The chapters of a report.
    enum ChapterName {
        VERDICT,
        PICTURES,
        ARMS,
        DIFFERENCES,
        FIGURES,
        RULES,
        CARDS,
        METHOD
    }

    record ColumnHead(Column column) implements LabMessages {}

    /// The columns of a report's tables.
    enum Column {
        QUANTITY,
        DIFFERENCE,
        INTERVAL,
        PROBABILITY,
        FOUND,
        RESOLUTION,
        RULE,
        EVENT,
        FILES,
        CARD,
        SEEN,
        NAMED,
        DEFINITION,
        SOURCE,
        ARM,
        CHANGED,
        CHANGES,
        OWN,
        USUAL,
        VARIANT,
        FRONT
    }

    // --- Pictures

    /// The description of a picture of differences.
    record DifferencePicture(String arm, String against, String lineUp) implements LabMessages {}

    /// The description of a picture of figures.
    record FigurePicture(String quantity) implements LabMessages {}

    /// The description of a picture of a sweep: two aims, in words.
    record TradeOffPicture(String across, String up) implements LabMessages {}

    /// Words in and below pictures.
    record PictureWord(PictureText text) implements LabMessages {}

    /// The words that all pictures share.
    enum PictureText {
        AXIS,
        HINT,
        NUMBERS,
        ROW,
        VALUE,
        LOW,
        HIGH,
        FRONT
    }

    record Verdict(boolean alarm) implements LabMessages {}

    // --- Arms

    /// No arm has rules of its own.
    record ArmsAreEqual() implements LabMessages {}

    /// A card file differs in more values than the table has.
    record MoreChanged(String arm, int more) implements LabMessages {}

    // --- Method

    record MethodIntervals(Way way, String errorRate) implements LabMessages {}

    /// How intervals were made.
    enum Way {
        FIXED,
        ANYTIME
    }

    /// How bots were compared.
    record MethodTest(String elo0, String elo1, String alpha, String beta) implements LabMessages {}

    record MethodLuck(Shared shared) implements LabMessages {}

    /// The luck that arms share.
    enum Shared {
        ALL,
        CHANCE,
        NONE
    }

    /// Line-ups of random bots share no luck, although arms share chance.
    record MethodRandomLuck(List<String> lineUps) implements LabMessages {}

    record MethodBots(Tuned tuned) implements LabMessages {}

    /// The laboratory tuned searches for each arm.
    record MethodRetuned(int runs, int tries, int pairs, int playoff) implements LabMessages {}

    /// A bot of an arm plays in the place of a line-up's bot.
    record MethodOwnBot(String arm, String own, String usual) implements LabMessages {}

    /// The rules for which the bots were tuned.
    enum Tuned {
        SAME,
        EACH
    }

    record MethodJudge(String name, Optional<String> sha256) implements LabMessages {}

    /// The values by which a run can be repeated.
    ///
    /// @param versions the hash of program and bots; empty if findings of earlier builds do not have it
    record MethodSeed(String seed, String sha256, Optional<String> versions) implements LabMessages {}

    record MethodPlayed(String lineUp, String games, String blocks) implements LabMessages {}

    // --- What is told before a run

    /// How long a line-up will take.
    ///
    /// @param games in each arm
    record WillTake(String lineUp, String games, String time) implements LabMessages {}

    /// A line-up is too slow for a pilot.
    record TooSlowToTell(String lineUp) implements LabMessages {}

    /// A line-up has too few games for a pilot.
    record TooFewToTell(String lineUp, int least) implements LabMessages {}

    /// How exactly a quantity of one arm can be told.
    record WillTell(String quantity, String resolution) implements LabMessages {}

    /// Which difference between arms can be found.
    record WillFind(String quantity, String arm, String resolution) implements LabMessages {}

    /// How many games a difference needs.
    record NeedsGames(String difference, String games, String time) implements LabMessages {}

    /// How many games a sequential test needs on average.
    ///
    /// @param most the same if the strength lies halfway between the hypotheses
    record WillTest(String games, String time, String most, String mostTime) implements LabMessages {}

    /// A time in words.
    record Lasting(int count, LastingUnit unit) implements LabMessages {}

    /// The units of times.
    enum LastingUnit {
        SECOND,
        MINUTE,
        HOUR
    }
}
