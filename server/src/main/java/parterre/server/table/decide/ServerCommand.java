package parterre.server.table.decide;

import parterre.engine.Seat;
import parterre.server.people.Person;

/// Something that the server or its operator wants done at a table.
public sealed interface ServerCommand {
    /// Begin the game if all seats are taken.
    record Begin() implements ServerCommand {}

    /// Do what is due by now.
    record Tick() implements ServerCommand {}

    /// Go on after a stop of the server between a step and the draw after it.
    record GoOn() implements ServerCommand {}

    /// Make a bot's move.
    record BotMove(Seat seat, String text) implements ServerCommand {}

    /// Replace a program that broke down.
    record ReplaceBot(Seat seat) implements ServerCommand {}

    /// Note that a person plays this next game, in which seats are kept for them.
    record TakeUp(Person person) implements ServerCommand {}

    /// Note that the next game has a table.
    record Rematch(String table) implements ServerCommand {}

    /// End the table without a winner.
    record Close() implements ServerCommand {}

    /// Remove a spectator.
    record Remove(Person person) implements ServerCommand {}

    /// Give a person another name.
    record Rename(Person person, String name) implements ServerCommand {}
}
