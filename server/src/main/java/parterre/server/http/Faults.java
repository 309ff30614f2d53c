package parterre.server.http;

import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parterre.server.store.Outage;
import parterre.server.table.run.SingleHost;
import parterre.server.wire.ApiException;
import parterre.server.wire.CallFormatter;
import parterre.server.wire.FaultCode;
import parterre.server.wire.Json;
import parterre.server.wire.ServerFault;
import parterre.server.wire.TableHead;
import parterre.wording.Naming;

/// Answers faulty calls with an explanation in the caller's language.
final class Faults {
    private static final Logger LOG = LoggerFactory.getLogger(Faults.class);

    private final AnswerFormatter answerFormatter;
    private final SingleHost tables;

    /// @param tables know the names of people at them
    Faults(AnswerFormatter answerFormatter, SingleHost tables) {
        this.answerFormatter = answerFormatter;
        this.tables = tables;
    }

    /// Says messages in the language of a call, with the names of the people at its table.
    CallFormatter formatter(Context context) {
        return answerFormatter.formatter(
                Optional.ofNullable(context.header("Accept-Language")),
                () -> Call.naming(context)
                        .or(() -> Optional.ofNullable(context.pathParamMap().get("table"))
                                .map(this::naming))
                        .orElseGet(Naming::bySeat));
    }

    private Naming naming(String table) {
        try {
            var names = tables.head(table).seats().stream()
                    .filter(seat -> seat.kind() != TableHead.SeatCard.Holder.OPEN)
                    .collect(Collectors.toMap(TableHead.SeatCard::seat, TableHead.SeatCard::name));
            return new Naming(names, Optional.empty());
        } catch (RuntimeException _) {
            // There is no such table, or the database is away. No player is named, and the answer says the rest.
            return Naming.bySeat();
        }
    }

    void fault(Context context, FaultCode code) {
        fault(context, ApiException.of(code));
    }

    void fault(Context context, ApiException refusal) {
        // Only messages of the rules name seats. Other faults do not look up the table, least of all those that are
        // sent in masses.
        var formatter = refusal.isRefusal()
                ? formatter(context)
                : answerFormatter.formatter(Optional.ofNullable(context.header("Accept-Language")), Naming::bySeat);
        var fault = refusal.fault(formatter);
        int status = Statuses.of(refusal);
        if (!context.method().equals(HandlerType.GET)) {
            // Its body may not have been read to the end; the client is told that this connection is not kept for it.
            context.header("Connection", "close");
        }
        if (status == 429) {
            fault.where().ifPresent(wait -> context.header("Retry-After", wait.replace(" s", "")));
        }
        context.status(status).contentType("application/json").result(Json.write(fault, formatter));
    }

    /// Whatever else goes wrong is ours: the log gets it whole, the client a number to ask for. That the database is
    /// away is no mistake, and passes.
    void broken(Exception e, Context context) {
        var outage = Outage.reason(e);
        if (outage.isPresent()) {
            LOG.error("call {} {}: {}", context.method(), context.path(), outage.get());
            fault(
                    context,
                    Outage.isFull(e)
                            ? ApiException.of(FaultCode.BUSY, new ServerFault.DiskFull())
                            : ApiException.of(FaultCode.BUSY));
            return;
        }
        var id = UUID.randomUUID().toString();
        LOG.error("call {} {} broke down ({})", context.method(), context.path(), id, e);
        fault(context, ApiException.of(FaultCode.BROKEN, new ServerFault.Meaning(FaultCode.BROKEN), id));
    }
}
