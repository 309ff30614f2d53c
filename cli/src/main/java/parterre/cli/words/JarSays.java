package parterre.cli.words;

import parterre.engine.Message;

/// The messages about games in jars, and about folders for new games.
public sealed interface JarSays extends Message {
    record NoJar(String jar) implements JarSays {}

    record NotAJar(String jar) implements JarSays {}

    /// A jar names no game.
    ///
    /// @param service the file that names the game's box
    record NoGameInJar(String jar, String service) implements JarSays {}

    record BrokenJar(String jar, String error) implements JarSays {}

    record SlugTaken(String jar, String game) implements JarSays {}

    record WordlessGame(String jar, String game, int problems, String first) implements JarSays {}

    record FolderUnreadable(String folder) implements JarSays {}

    record FolderExists(String folder) implements JarSays {}

    record NotAGameName(String name) implements JarSays {}

    record NewGameMade(String name, String folder, int files) implements JarSays {}
}
