package parterre.cli.words;

import java.util.List;
import parterre.engine.Message;

/// The messages of `parterre lab`.
public sealed interface LabCommandSays extends Message {
    /// How long an experiment will take.
    ///
    /// @param games of the line-up in each arm
    record WillTake(String lineUp, String games, String time) implements LabCommandSays {}

    /// How exactly a quantity of one arm can be told.
    record WillTell(String quantity, String resolution) implements LabCommandSays {}

    /// Which difference between arms can be found.
    record WillFind(String quantity, String arm, String resolution) implements LabCommandSays {}

    /// How many games a difference needs.
    record NeedsGames(String difference, String games, String time) implements LabCommandSays {}

    /// The run goes on where it was stopped.
    record GoesOn(int units, int of) implements LabCommandSays {}

    record UnitWord() implements LabCommandSays {}

    record RunTold(String games, String time, String cpu, String rate) implements LabCommandSays {}

    record ResultsWritten(String folder) implements LabCommandSays {}

    record OtherExperiment(String folder) implements LabCommandSays {}

    record FolderInUse(String folder) implements LabCommandSays {}

    /// The module for Spark is not there.
    ///
    /// @param folder where it was looked for
    record NoSpark(String folder) implements LabCommandSays {}

    record QueryRefused(String reason) implements LabCommandSays {}

    record NotAMaster(String text) implements LabCommandSays {}

    record MasterLost(String master, String reason) implements LabCommandSays {}

    record NoFindings(String folder) implements LabCommandSays {}

    record NotFindings(String file) implements LabCommandSays {}

    /// A variant on the command line is neither `standard`, options nor a file.
    record NotAVariant(String text) implements LabCommandSays {}

    record NoFileForCards(String game) implements LabCommandSays {}

    // --- sweep, tournament, cards, calibrate

    /// A point of a sweep was tried.
    ///
    /// @param left how long the other points will take
    record PointTried(int point, int of, String arm, String loss, String left) implements LabCommandSays {}

    record SweepTold(int points, int front) implements LabCommandSays {}

    /// The variant of a sweep that comes nearest to the aims.
    ///
    /// @param meets true if it meets every aim in the games of the search
    record NearestVariant(String arm, boolean meets, String loss) implements LabCommandSays {}

    record NothingPlayable() implements LabCommandSays {}

    /// What is in a table.
    record LabTitle(LabTable table) implements LabCommandSays {}

    /// The tables of the laboratory's commands.
    enum LabTable {
        FRONT,
        TRIED,
        CONFIRMED,
        RANKING,
        CROSS,
        CARDS
    }

    record LabHead(LabColumn column) implements LabCommandSays {}

    /// The columns of such tables.
    enum LabColumn {
        VARIANT,
        OFF,
        PLACE,
        BOT,
        ELO,
        GAMES,
        POINTS,
        CARD,
        VALUE,
        PROBABILITY
    }

    record TournamentTold(int games, int bots, String time) implements LabCommandSays {}

    record LadderWritten(String file) implements LabCommandSays {}

    record NotALadder(String file) implements LabCommandSays {}

    /// Another tournament has the ladder open.
    record LadderInUse(String file) implements LabCommandSays {}

    /// The ladder is of another game, edition or options, or its pairs play another number of games.
    ///
    /// @param options those that are not at their standard
    record OtherLadder(String file, String game, int edition, int games, List<String> options)
            implements LabCommandSays {}

    record OtherPlayouts(String file) implements LabCommandSays {}

    /// All bots of a ladder think equally much.
    record NotSoManyPlayouts(String bot, String playouts) implements LabCommandSays {}

    record NobodyMeets() implements LabCommandSays {}

    /// What a study of cards played.
    ///
    /// @param lineUps their names in one text
    record CardsTold(int cards, String games, String lineUps, InPlace inPlace) implements LabCommandSays {}

    /// A card is certainly worth more or less than the card in its place.
    record CardWorth(String card, String value, String low, String high, String lineUp) implements LabCommandSays {}

    /// Other cards have a certain value, too.
    record MoreCardsWorth(int more, String lineUp) implements LabCommandSays {}

    record NoCardWorth(String lineUp) implements LabCommandSays {}

    /// The card that takes the place of a measured one.
    enum InPlace {
        AVERAGE,
        BLANK
    }

    record NoCardDiffers(String game) implements LabCommandSays {}

    record AlarmsTold(int experiments, int alarms, String percent, String low, String high) implements LabCommandSays {}
}
