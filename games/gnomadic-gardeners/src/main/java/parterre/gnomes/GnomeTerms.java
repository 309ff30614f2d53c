package parterre.gnomes;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import parterre.engine.Attachment;
import parterre.engine.GameInfo;
import parterre.engine.Option;
import parterre.engine.Result.Party;
import parterre.engine.Setup;
import parterre.engine.Worded;

/// The options of the game, and the agreed terms of one game, read once from its [Setup].
///
/// @param cards the cards of this table
/// @param soloGnomes gnomes that a solo player is dealt
/// @param younger side of the younger player, from 0; only with two players
/// @param julyChoice whether in July a player says which animals rest
record GnomeTerms(Setup setup, Cards cards, Month month, int soloGnomes, int younger, boolean julyChoice) {
    private static final String CARD_FILE = "/parterre/room/gnomadic-gardeners/cards.json";
    private static final int HAND = 6;

    static final Option.Choice MONTH =
            new Option.Choice("month", "GG-8.0", Worded.words(Month.all()), Month.NONE.word());
    static final Option.Range SOLO_GNOMES = new Option.Range("solo-gnomes", "GG-7.1a", 1, HAND, HAND, 1);
    static final Option.Choice YOUNGER = new Option.Choice("younger", "GG-R1", List.of("1", "2"), "2", 2);
    static final Option.Choice JULY_REST = new Option.Choice("july-rest", "GG-R27", List.of("auto", "choice"), "auto");
    static final Option.File CARDS = new Option.File(
            "cards",
            "GG-9.6",
            new Attachment("cards.json", resource(CARD_FILE)),
            file -> CardReader.read(file).map(_ -> file),
            CardReader::lettered);

    static final GameInfo INFO = new GameInfo(
            "gnomadic-gardeners",
            "Gnomadic Gardeners",
            "GG",
            1,
            2,
            1,
            1,
            List.of(MONTH, SOLO_GNOMES, YOUNGER, JULY_REST, CARDS),
            List.of(
                    preset(Month.APRIL),
                    preset(Month.MAY),
                    preset(Month.JUNE),
                    preset(Month.JULY),
                    preset(Month.AUGUST),
                    preset(Month.SEPTEMBER),
                    preset(Month.OCTOBER)));

    private static final Cards HOUSE_CARDS = CardReader.read(CARDS.standard()).orThrow();
    private static final GnomeTerms SOLO = read(Setup.standard(INFO, 1), HOUSE_CARDS);
    private static final GnomeTerms TWO = read(Setup.standard(INFO, 2), HOUSE_CARDS);

    private static final int KEPT = 32;

    /// Recently read terms, so that tables with the same cards share the computed facts.
    private static volatile Map<Setup, GnomeTerms> known = Map.of();

    private static GameInfo.Preset preset(Month month) {
        return new GameInfo.Preset(month.word(), Map.of(MONTH.name(), month.word()));
    }

    /// Returns the agreed terms.
    static GnomeTerms of(Setup setup) {
        if (setup.chosen().isEmpty()) {
            return setup.seats() == 1 ? SOLO : TWO;
        }
        var before = known;
        var kept = before.get(setup);
        if (kept != null) {
            return kept;
        }
        var terms = read(setup);
        var more = before.size() < KEPT ? new HashMap<>(before) : new HashMap<Setup, GnomeTerms>();
        more.put(setup, terms);
        known = Map.copyOf(more);
        return terms;
    }

    private static GnomeTerms read(Setup setup) {
        var cards = setup.chosen().containsKey(CARDS.name())
                ? CardReader.read(setup.value(CARDS)).orThrow()
                : HOUSE_CARDS;
        return read(setup, cards);
    }

    private static GnomeTerms read(Setup setup, Cards cards) {
        return new GnomeTerms(
                setup,
                cards,
                Month.of(setup.value(MONTH)),
                setup.value(SOLO_GNOMES),
                Integer.parseInt(setup.value(YOUNGER)) - 1,
                setup.value(JULY_REST).equals("choice"));
    }

    boolean solo() {
        return setup.seats() == 1;
    }

    /// Returns the side that wins ties, from 0: the player who is alone, or the younger of two. GG-5.1 GG-7.4a
    int winsTies() {
        return solo() ? 0 : younger;
    }

    /// Returns true if animals of this side may fall asleep.
    boolean maySleep(int side) {
        return month == Month.OCTOBER && !(solo() && side == Automa.SIDE);
    }

    /// Returns the automa for a solo game. GG-7.1
    static List<Party.Named> rivals(int seats) {
        return seats == 1 ? List.of(Automa.PARTY) : List.of();
    }

    /// Returns how many gnomes the first side is dealt. The other side has the rest. GG-2.2 GG-7.1
    int firstHand() {
        return solo() ? soloGnomes : HAND;
    }

    static String resource(String name) {
        try (var stream = GnomeTerms.class.getResourceAsStream(name)) {
            if (stream == null) {
                throw new IllegalStateException(name + " is not packed with the game");
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
