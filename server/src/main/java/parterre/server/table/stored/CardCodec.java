package parterre.server.table.stored;

import static parterre.stored.Codecs.FLAG;
import static parterre.stored.Codecs.INT;
import static parterre.stored.Codecs.LONG;
import static parterre.stored.Codecs.SEAT;
import static parterre.stored.Codecs.TEXT;
import static parterre.stored.KindCodec.empty;
import static parterre.stored.KindCodec.kind;

import java.util.Map;
import java.util.Optional;
import parterre.server.wire.GameEnding;
import parterre.server.wire.Outcome;
import parterre.server.wire.People;
import parterre.server.wire.TableHead;
import parterre.stored.Codecs;
import parterre.stored.EnumCodec;
import parterre.stored.KindCodec;
import parterre.stored.ObjectCodec;
import parterre.stored.VersionedCodec;

/// The stored form of a table's card, which lists show.
public final class CardCodec {
    /// The stored words of phases, also in the database's columns.
    public static final EnumCodec<TableHead.Phase> PHASE = new EnumCodec<>(
            TableHead.Phase.class,
            Map.of(
                    TableHead.Phase.SEATING, "seating",
                    TableHead.Phase.PLAYING, "playing",
                    TableHead.Phase.OVER, "over",
                    TableHead.Phase.FROZEN, "frozen"));

    public static final KindCodec<GameEnding> ENDING = new KindCodec<>(
            kind("by-rules", GameEnding.ByRules.class, fields -> {
                var word = fields.add("word", TEXT, GameEnding.ByRules::word);
                // Builds until November 2026 wrote it. It follows from Java names, so it is not stored any more.
                var _ = fields.addOptional("key", TEXT, _ -> Optional.empty());
                return stored -> new GameEnding.ByRules(word.of(stored), Optional.empty());
            }),
            kind("stopped-before", GameEnding.StoppedBefore.class, fields -> {
                var agreed = fields.add("agreed", FLAG, GameEnding.StoppedBefore::agreed);
                return stored -> new GameEnding.StoppedBefore(agreed.of(stored));
            }),
            empty("by-resignation", GameEnding.ByResignation.class, new GameEnding.ByResignation()),
            empty("by-operator", GameEnding.ByOperator.class, new GameEnding.ByOperator()));

    public static final ObjectCodec<Outcome.Rank> RANK = ObjectCodec.of(fields -> {
        var seat = fields.addOptional("seat", SEAT, Outcome.Rank::seat);
        var name = fields.add("name", TEXT, Outcome.Rank::name);
        var place = fields.add("place", INT, Outcome.Rank::place);
        var score = fields.addOptional("score", LONG, Outcome.Rank::score);
        return stored -> new Outcome.Rank(seat.of(stored), name.of(stored), place.of(stored), score.of(stored));
    });

    public static final ObjectCodec<Outcome> OUTCOME = ObjectCodec.of(fields -> {
        var ending = fields.add("ending", ENDING, Outcome::ending);
        var stopped = fields.add("stopped", FLAG, Outcome::stopped);
        var ranks = fields.add("ranks", Codecs.list(RANK), Outcome::ranks);
        var group = fields.addOptional("group", LONG, Outcome::group);
        var held = fields.add("held", Codecs.list(SEAT), Outcome::held);
        return stored ->
                new Outcome(ending.of(stored), stopped.of(stored), ranks.of(stored), group.of(stored), held.of(stored));
    });

    public static final ObjectCodec<People.TableCard> CARD = ObjectCodec.of(fields -> {
        var id = fields.add("id", TEXT, People.TableCard::id);
        var game = fields.add("game", TEXT, People.TableCard::game);
        var phase = fields.add("phase", PHASE, People.TableCard::phase);
        var players = fields.add("players", Codecs.list(TEXT), People.TableCard::players);
        var levels = fields.addOptional("levels", Codecs.list(TEXT), People.TableCard::levels);
        var step = fields.add("step", INT, People.TableCard::step);
        var yourTurn = fields.add("yourTurn", FLAG, People.TableCard::yourTurn);
        var since = fields.add("since", Codecs.TIME, People.TableCard::since);
        var outcome = fields.addOptional("outcome", OUTCOME, People.TableCard::outcome);
        return stored -> new People.TableCard(
                id.of(stored),
                game.of(stored),
                phase.of(stored),
                players.of(stored),
                levels.of(stored),
                step.of(stored),
                yourTurn.of(stored),
                since.of(stored),
                outcome.of(stored));
    });

    private static final VersionedCodec<People.TableCard> CARDS =
            new VersionedCodec<>(CARD, StoredUpcasters::cardToVersion2);

    private CardCodec() {}

    public static String write(People.TableCard card) {
        return CARDS.write(card);
    }

    /// Reads a card of this or an earlier version.
    ///
    /// @throws parterre.stored.StoredException if it cannot be read
    public static People.TableCard read(String text) {
        return CARDS.read(text);
    }
}
