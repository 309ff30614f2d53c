package parterre.cli;

import parterre.engine.Game;
import parterre.engine.Setup;
import parterre.engine.box.GameBox;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The options of a command that plays many games of one game and reports what it found.
final class StudyOptions {
    @Mixin
    private ChosenGame game;

    @Mixin
    private ChosenLuck luck;

    @Mixin
    private GamesAtATime threads;

    @Mixin
    private Agreement agreement;

    @Option(names = "--json", descriptionKey = "json-object")
    private boolean json;

    /// Returns the game with this name, or throws an exception.
    GameBox<?, ?, ?> box() {
        return game.box();
    }

    String slug() {
        return game.slug();
    }

    long seed() {
        return luck.seed();
    }

    /// Returns how many games are played at a time, as [GamesAtATime#count] says.
    int gamesAtATime(boolean reproducible) {
        return threads.count(reproducible);
    }

    /// Returns the setup that was asked for, or throws an exception.
    Setup setup(Game<?, ?, ?> played, int seats) {
        return agreement.setup(played, seats);
    }

    /// Returns true if the report is JSON, for programs.
    boolean isJson() {
        return json;
    }
}
