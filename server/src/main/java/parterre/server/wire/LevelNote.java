package parterre.server.wire;

import parterre.engine.Message;

/// The description of a bot that people can play against.
public sealed interface LevelNote extends Message {
    /// The strength of a built-in level.
    record BuiltInLevel(Skill skill) implements LevelNote {}

    /// A program that the operator of the server brought.
    record BroughtProgram() implements LevelNote {}

    /// How strong a level is in this game, on one scale with the other levels.
    ///
    /// @param elo by how many points of Elo it is stronger than the anchor
    /// @param low the lower end of the 95 % interval of that difference
    /// @param high the upper end
    /// @param anchor the bot whose rating is 0
    record RatedStrength(int elo, int low, int high, Skill anchor) implements LevelNote {}

    /// The level whose rating is 0.
    record AnchorStrength() implements LevelNote {}

    /// The results of a level against the next weaker bot.
    record MeasuredStrength(WonGames against) implements LevelNote {}

    record UnmeasuredStrength() implements LevelNote {}

    /// Games of two against one other bot.
    ///
    /// @param won the share that the level won, in per cent; a tie counts half
    /// @param against the other bot
    record WonGames(double won, int games, Skill against) implements Message {}

    /// The built-in levels. Their words name a bot of this level for people.
    enum Skill {
        RANDOM,
        GENTLE,
        FAIR,
        KEEN,
        STRONG,
        EXPERT
    }
}
