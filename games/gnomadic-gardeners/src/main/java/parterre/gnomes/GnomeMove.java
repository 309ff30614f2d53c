package parterre.gnomes;

import parterre.engine.ChanceMove;
import parterre.engine.Move;

/// A move of a player or of chance. Cards are given by their places in the card file.
public sealed interface GnomeMove extends Move {
    /// Chance lays the first two task cards. GG-2.1
    record Lay(int left, int right) implements GnomeMove, ChanceMove {}

    /// Chance deals the first player's gnomes; all others go to the other side. GG-2.2 GG-7.1
    record Deal(Gnomes first) implements GnomeMove, ChanceMove {}

    /// Chance gives the automa an animal. GG-R48
    ///
    /// @param animal one kind
    record Adopt(Animals animal) implements GnomeMove, ChanceMove {}

    /// A player lays gnomes face down. GG-4.1
    ///
    /// @param resting in July those that change the hours and are to rest, such as the hen. GG-R28
    record Play(Gnomes gnomes, Animals resting) implements GnomeMove {}

    /// Chance turns up the automa's control cards. GG-7.2
    record Orders(int left, int right) implements GnomeMove, ChanceMove {}

    /// A player does tasks. GG-5.2
    ///
    /// @param gift in June the gnome given to the other side, if any. GG-8.June
    /// @param resting by option in July the animals that rest although they could bring something. GG-R27
    record Resolve(Tasks tasks, Gnomes gift, Animals resting) implements GnomeMove {}

    /// In August a player keeps one of three gnomes. GG-8.August
    record Keep(int gnome) implements GnomeMove {}

    /// Chance says which gnomes the automa passes. GG-7.4
    record Pass(Gnomes gnomes) implements GnomeMove, ChanceMove {}

    /// Chance turns up the next task card. GG-6.3
    record Slide(int card) implements GnomeMove, ChanceMove {}
}
