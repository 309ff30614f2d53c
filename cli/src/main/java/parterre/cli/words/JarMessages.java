package parterre.cli.words;

import parterre.engine.Message;

/// The messages about games in jars, and about folders for new games.
public sealed interface JarMessages extends Message {
    record NoJar(String jar) implements JarMessages {}

    record NotAJar(String jar) implements JarMessages {}

    /// A jar names no game.
    ///
    /// @param service the file that names the game's box
    record NoGameInJar(String jar, String service) implements JarMessages {}

    record BrokenJar(String jar, String error) implements JarMessages {}

    record SlugTaken(String jar, String game) implements JarMessages {}

    record WordlessGame(String jar, String game, int problems, String first) implements JarMessages {}

    record FolderUnreadable(String folder) implements JarMessages {}

    record FolderExists(String folder) implements JarMessages {}

    record NotAGameName(String name) implements JarMessages {}

    record NewGameMade(String name, String folder, int files) implements JarMessages {}
}
