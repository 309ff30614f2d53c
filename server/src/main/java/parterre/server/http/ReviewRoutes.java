package parterre.server.http;

import java.util.Map;
import parterre.server.table.run.TableReviews;
import parterre.server.wire.Calls;

/// Serves reviews of finished games, and the mistakes that their players try again.
final class ReviewRoutes {
    private final TableReviews reviews;

    ReviewRoutes(Services services) {
        reviews = services.tables().reviews(services.mistakes());
    }

    void register(Map<Endpoint, Answering> routes) {
        routes.put(
                ReviewEndpoint.CHANCES,
                call -> call.query("partial").filter("true"::equals).isPresent()
                        ? reviews.chancesSoFar(TableRoutes.table(call), call.person(), call.address())
                        : reviews.chances(TableRoutes.table(call), call.person(), call.caller()));
        routes.put(
                ReviewEndpoint.REVIEW, call -> reviews.review(TableRoutes.table(call), call.person(), call.address()));
        routes.put(
                ReviewEndpoint.EXPECTED,
                call -> reviews.expected(
                        TableRoutes.table(call),
                        call.person(),
                        call.seat("seat"),
                        call.number("step", 0),
                        call.query("better").filter("true"::equals).isPresent()));
        routes.put(
                ReviewEndpoint.DECISION,
                call -> reviews.decision(TableRoutes.table(call), call.person(), call.as(), call.number("step", 0)));
        routes.put(
                ReviewEndpoint.DECISION_PREVIEW,
                call -> reviews.preview(TableRoutes.table(call), call.person(), call.body(Calls.ConsiderMove.class)));
        routes.put(
                ReviewEndpoint.DECISION_TRY,
                call -> reviews.judge(
                        TableRoutes.table(call), call.person(), call.caller(), call.body(Calls.SubmitMove.class)));
        routes.put(ReviewEndpoint.MISTAKES, call -> reviews.due(call.person()));
    }
}
