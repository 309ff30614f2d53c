package parterre.server.table.stored;

import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parterre.server.wire.People;
import parterre.server.wire.TableHead;
import parterre.stored.StoredException;

/// Reads the cards of tables as they were stored.
public final class TableCards {
    private static final Logger LOG = LoggerFactory.getLogger(TableCards.class);

    private TableCards() {}

    /// Returns the card of the same table once it is over without a winner. A card that cannot be read stays
    /// as it is.
    public static String over(String json) {
        return read(json)
                .map(card -> CardCodec.write(new People.TableCard(
                        card.id(),
                        card.game(),
                        TableHead.Phase.OVER,
                        card.players(),
                        card.levels(),
                        card.step(),
                        card.yourTurn(),
                        card.since(),
                        card.outcome())))
                .orElse(json);
    }

    /// Returns a card; empty if it cannot be read, which lists leave out, since the others are not concerned.
    public static Optional<People.TableCard> read(String json) {
        try {
            return Optional.of(CardCodec.read(json));
        } catch (StoredException e) {
            LOG.error("unreadable card: {}", json, e);
            return Optional.empty();
        }
    }
}
