package parterre.cli.words;

import java.util.List;
import parterre.engine.Message;

/// The messages of `parterre lab`.
public sealed interface LabCommandMessages extends Message {
    /// The searches of each arm are tuned first.
    ///
    /// @param games the most that are played for it
    record TunesArms(String games) implements LabCommandMessages {}

    /// A search was found that wins more by the rules of an arm.
    record ArmTuned(String arm, String own, String usual) implements LabCommandMessages {}

    /// The run goes on where it was stopped.
    record GoesOn(int units, int of) implements LabCommandMessages {}

    record UnitWord() implements LabCommandMessages {}

    record RunTold(String games, String time, String cpu, String rate) implements LabCommandMessages {}

    record ResultsWritten(String folder) implements LabCommandMessages {}

    record OtherExperiment(String folder) implements LabCommandMessages {}

    record FolderInUse(String folder) implements LabCommandMessages {}

    /// The module for Spark is not there.
    ///
    /// @param folder where it was looked for
    record NoSpark(String folder) implements LabCommandMessages {}

    record QueryRefused(String reason) implements LabCommandMessages {}

    record NotAMaster(String text) implements LabCommandMessages {}

    record MasterLost(String master, String reason) implements LabCommandMessages {}

    record NoFindings(String folder) implements LabCommandMessages {}

    record NotFindings(String file) implements LabCommandMessages {}

    /// A variant on the command line is neither `standard`, options nor a file.
    record NotAVariant(String text) implements LabCommandMessages {}

    record NoFileForCards(String game) implements LabCommandMessages {}

    // --- sweep, tournament, cards, calibrate

    /// A point of a sweep was tried.
    ///
    /// @param left how long the other points will take
    record PointTried(int point, int of, String arm, String loss, String left) implements LabCommandMessages {}

    record SweepTold(int points, int front) implements LabCommandMessages {}

    /// The variant of a sweep that comes nearest to the aims.
    ///
    /// @param meets true if it meets every aim in the games of the search
    record NearestVariant(String arm, boolean meets, String loss) implements LabCommandMessages {}

    record NothingPlayable() implements LabCommandMessages {}

    /// The title of a table.
    record LabTitle(LabTable table) implements LabCommandMessages {}

    /// The tables of the laboratory's commands.
    enum LabTable {
        FRONT,
        TRIED,
        CONFIRMED,
        RANKING,
        CROSS,
        CARDS
    }

    record LabHead(LabColumn column) implements LabCommandMessages {}

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

    record TournamentTold(int games, int bots, int seats, String time) implements LabCommandMessages {}

    /// Bots of the same name may differ, since the ladder is older than this build.
    record SeveralPrograms(int programs) implements LabCommandMessages {}

    record LadderWritten(String file) implements LabCommandMessages {}

    record NotALadder(String file) implements LabCommandMessages {}

    /// Another tournament has the ladder open.
    record LadderInUse(String file) implements LabCommandMessages {}

    /// The game cannot be played with so many seats.
    record NotSoManySeats(int seats, int least, int most) implements LabCommandMessages {}

    /// Each bot is to have each seat equally often.
    record NoWholeRounds(int games, int seats) implements LabCommandMessages {}

    record TooFewBots(int bots, int seats) implements LabCommandMessages {}

    record ProgramNotOnSpark(String bot) implements LabCommandMessages {}

    /// The ladder is of another game, edition or options, or its groups of bots play other games.
    ///
    /// @param options those that are not at their standard
    record OtherLadder(String file, String game, int edition, int games, int seats, List<String> options)
            implements LabCommandMessages {}

    record OtherPlayouts(String file) implements LabCommandMessages {}

    /// All bots of a ladder think equally much.
    record NotSoManyPlayouts(String bot, String playouts) implements LabCommandMessages {}

    record NobodyMeets() implements LabCommandMessages {}

    /// The games of a study of cards.
    ///
    /// @param lineUps their names in one text
    record CardsTold(int cards, String games, String lineUps, InPlace inPlace) implements LabCommandMessages {}

    /// A card is certainly worth more or less than the card in its place.
    record CardWorth(String card, String value, String low, String high, String lineUp) implements LabCommandMessages {}

    /// Other cards have a certain value, too.
    record MoreCardsWorth(int more, String lineUp) implements LabCommandMessages {}

    record NoCardWorth(String lineUp) implements LabCommandMessages {}

    /// The card that takes the place of a measured one.
    enum InPlace {
        AVERAGE,
        BLANK
    }

    record NoCardDiffers(String game) implements LabCommandMessages {}

    record AlarmsTold(int experiments, int alarms, String percent, String low, String high)
            implements LabCommandMessages {}
}
