package parterre.lab.experiment;

import java.util.List;
import parterre.engine.Reason;

/// The mistakes that an experiment file can have.
public sealed interface ExperimentFault extends Reason {
    /// The file is not YAML.
    ///
    /// @param problem what the YAML reader found
    record NotYaml(String problem) implements ExperimentFault {}

    /// Lists and fields stand in each other more than `most` deep.
    record NestedTooDeep(int most) implements ExperimentFault {}

    record MissingHere() implements ExperimentFault {}

    record FieldUnknown(List<String> known) implements ExperimentFault {}

    record TwiceHere() implements ExperimentFault {}

    record NotAText() implements ExperimentFault {}

    record NumberNotWhole(String least, String most) implements ExperimentFault {}

    record NotANumber(String least, String most) implements ExperimentFault {}

    record NotYesOrNo() implements ExperimentFault {}

    record NotAList() implements ExperimentFault {}

    record NotFields() implements ExperimentFault {}

    record NothingListed() implements ExperimentFault {}

    /// A ladder of levels has a single one.
    record TooFewLevels() implements ExperimentFault {}

    record GameUnknown(List<String> games) implements ExperimentFault {}

    record NoSuchMeasure(List<String> measures) implements ExperimentFault {}

    record WordUnknown(List<String> words) implements ExperimentFault {}

    record NoSuchValue(List<String> values) implements ExperimentFault {}

    record NoSuchPreset(List<String> presets) implements ExperimentFault {}

    /// An arm has a bot in the place of one that plays in no line-up.
    record NotInLineUps() implements ExperimentFault {}

    /// A bot of an arm thinks more or less than the one in whose place it plays.
    record OtherBudget() implements ExperimentFault {}

    /// The file says that bots were tuned for each arm and has none, or the other way round.
    record TunedOtherwise() implements ExperimentFault {}

    /// An experiment has two rules by which it may end early.
    record OneStopOnly() implements ExperimentFault {}

    record EloDescends() implements ExperimentFault {}

    /// The experiment does not ask which of two bots is stronger.
    record NoBotsCompared() implements ExperimentFault {}

    /// Arms with bots of their own are to be tuned once more.
    record TunedTwice() implements ExperimentFault {}

    /// No line-up has a search, or an arm is not played by two.
    record NothingToTune() implements ExperimentFault {}

    record NameTwice() implements ExperimentFault {}

    /// The bot's answers depend on the speed of the machine.
    record BotTimed() implements ExperimentFault {}

    /// The game has no such option, or its value is not a file.
    record NotAFileOption(List<String> options) implements ExperimentFault {}

    record FileNotFound() implements ExperimentFault {}

    /// A card file has nothing at this path.
    record NoSuchPath(String part) implements ExperimentFault {}

    record PathNotAValue() implements ExperimentFault {}

    record CardsNotJson(String problem) implements ExperimentFault {}

    record OneArmOnly() implements ExperimentFault {}

    /// A range of values is neither a list nor `1..4`.
    record NotARange() implements ExperimentFault {}

    record TooManyValues(int most) implements ExperimentFault {}

    record NotSwept(List<String> kinds) implements ExperimentFault {}

    /// An aim names a quantity that the experiment does not measure, or no seat that it is about.
    ///
    /// @param known the quantities, each with the seat that it is about
    record NoSuchQuantity(List<String> known) implements ExperimentFault {}

    /// An aim says neither what is near nor a bound.
    record NoAim() implements ExperimentFault {}

    record NearAndBounds() implements ExperimentFault {}
}
