package parterre.server.http;

import java.util.Map;
import parterre.server.table.TableReviews;

/// Serves reviews of finished games.
final class ReviewRoutes {
    private final TableReviews reviews;

    ReviewRoutes(House house) {
        reviews = house.tables().reviews();
    }

    void register(Map<Endpoint, Answering> routes) {
        routes.put(
                Endpoint.CHANCES, call -> reviews.chances(TableRoutes.table(call), call.person(), call.address()));
        routes.put(Endpoint.REVIEW, call -> reviews.review(TableRoutes.table(call), call.person(), call.address()));
    }
}
