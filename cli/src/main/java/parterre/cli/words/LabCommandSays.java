package parterre.cli.words;

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

    record NoFindings(String folder) implements LabCommandSays {}

    record NotFindings(String file) implements LabCommandSays {}

    /// A variant on the command line is neither `standard`, options nor a file.
    record NotAVariant(String text) implements LabCommandSays {}

    record NoFileForCards(String game) implements LabCommandSays {}
}
