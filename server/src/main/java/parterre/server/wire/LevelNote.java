package parterre.server.wire;

import java.util.List;
import parterre.engine.Message;

/// What people are told of a bot that they can play against.
public sealed interface LevelNote extends Message {
    /// What a level of the house is good for.
    record HouseLevel(Skill skill) implements LevelNote {}

    /// A program that the operator of the server brought.
    record BroughtProgram() implements LevelNote {}

    /// What was measured of a level in this game.
    ///
    /// @param series at least one
    record MeasuredStrength(List<WonGames> series) implements LevelNote {}

    record UnmeasuredStrength() implements LevelNote {}

    /// Games of two against one other bot.
    ///
    /// @param won the share that the level won, in per cent; a tie counts half
    /// @param against the name of the other bot
    record WonGames(double won, int games, String against) implements Message {}

    /// The levels of the house.
    enum Skill {
        RANDOM,
        GENTLE,
        FAIR,
        KEEN,
        STRONG,
        EXPERT
    }
}
