package parterre.server.table;

import java.util.Optional;
import java.util.function.Supplier;
import parterre.server.people.Person;
import parterre.server.review.ReviewDesk;
import parterre.server.wire.ReviewProgress;
import parterre.server.wire.WinChances;
import parterre.server.work.Payer;

/// The reviews of finished games, for people at their tables. What takes long is done away from the tables.
public final class TableReviews {
    private final TableRegistry registry;
    private final ReviewDesk desk;

    TableReviews(TableRegistry registry, ReviewDesk desk) {
        this.registry = registry;
        this.desk = desk;
    }

    /// Returns how the chances to win went, after the end.
    ///
    /// @param network the address that the person calls from, as limits count it
    public WinChances chances(String table, Person who, String network) {
        return registry.<Supplier<WinChances>>enter(table, live -> {
                    SingleHost.checkIn(live, who, Optional.empty());
                    return live.queries().chances(desk, new Payer(network, who.id()), live.outcome());
                })
                .get();
    }

    /// Returns how far the review of the game has come, after the end. The first look begins it.
    ///
    /// @param network the address that the person calls from, as limits count it
    public ReviewProgress review(String table, Person who, String network) {
        return registry.<Supplier<ReviewProgress>>enter(table, live -> {
                    SingleHost.checkIn(live, who, Optional.empty());
                    return live.queries().review(desk, new Payer(network, who.id()), live.outcome());
                })
                .get();
    }
}
