package parterre.bots.words;

import java.util.List;
import parterre.engine.Reason;

/// A mistake in the name of a bot, or a reason why the bot cannot play a game.
public sealed interface BotProblem extends Reason {
    /// There is no bot of this kind.
    ///
    /// @param levels the names of the levels
    record NotABot(String levels) implements BotProblem {}

    record NotABotOption() implements BotProblem {}

    record BotOptionAgain(String name) implements BotProblem {}

    record RandomAlone() implements BotProblem {}

    record EvaluatorUnnamed() implements BotProblem {}

    record PolicyUnnamed() implements BotProblem {}

    record LevelAlone() implements BotProblem {}

    record NotALevel(List<String> levels) implements BotProblem {}

    record NotOfGreedy() implements BotProblem {}

    record NotOfMcts(List<String> options) implements BotProblem {}

    record BotOptionNotANumber(String name, boolean whole, String least, String most) implements BotProblem {}

    record BotOptionOutOfRange(String name, boolean whole, String least, String most) implements BotProblem {}

    record NotAPlainName() implements BotProblem {}

    record NotABudget() implements BotProblem {}

    record BudgetOutOfRange(String most) implements BotProblem {}

    record EmptyPlace() implements BotProblem {}

    record NotRepeated() implements BotProblem {}

    record BotsDoNotFill(int seats) implements BotProblem {}

    /// The game does not have this evaluator.
    ///
    /// @param known the game's evaluators
    record NoSuchEvaluator(List<String> known) implements BotProblem {}

    record NeedsEvaluator() implements BotProblem {}

    /// The game does not have this policy.
    ///
    /// @param known the game's policies
    record NoSuchPolicy(List<String> known) implements BotProblem {}

    /// Playouts cannot choose their moves by this policy.
    ///
    /// @param known the policies that playouts can choose by
    record NoPlayoutPolicy(List<String> known) implements BotProblem {}
}
