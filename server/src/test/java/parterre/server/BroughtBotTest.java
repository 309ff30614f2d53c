package parterre.server;

import static org.assertj.core.api.Assertions.assertThat;
import static parterre.server.NewTables.ME;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parterre.bots.BotSpec;
import parterre.engine.box.Boxes;
import parterre.server.http.Limits;
import parterre.server.upkeep.UpkeepPlan;
import parterre.server.wire.Calls;
import parterre.server.wire.FaultCode;
import parterre.server.wire.NewTable;
import parterre.server.wire.People;
import parterre.server.wire.Snapshot;

/// A bot that the operator has added keeps its name to itself.
class BroughtBotTest {
    private static final String BOT = "Deep Thought";

    private static final String GAME = "gardens-of-mars";

    @TempDir
    Path data;

    private static NewTable.NewSeat called(String name) {
        return new NewTable.NewSeat(NewTable.NewSeat.Sitter.ME, Optional.empty(), Optional.of(name), Optional.empty());
    }

    @Test
    void nobodyTakesTheNameOfAnAddedBot() throws Exception {
        var options = new ServerOptions(
                "127.0.0.1",
                0,
                data,
                Optional.empty(),
                Optional.empty(),
                List.of(),
                Boxes.all(),
                Map.of(BOT, new BotSpec.Random()),
                1,
                Limits.none(),
                UpkeepPlan.none());
        try (var server = Server.start(options);
                var ada = new Browser(server.port());
                var ben = new Browser(server.port())) {
            assertThat(ada.fault("/api/tables", NewTables.table(GAME, called("deep thought"), NewTables.OPEN))
                            .code())
                    .isEqualTo(FaultCode.NAME.code());
            var table = ada.post("/api/tables", NewTables.table(GAME, ME, NewTables.OPEN), Snapshot.class);
            var seat = "/api/tables/" + table.table().id() + "/seats/P2/sit";
            assertThat(ben.fault(seat, new Calls.Sit(Optional.of(BOT + " 2"), false))
                            .code())
                    .isEqualTo(FaultCode.NAME.code());
            assertThat(ben.send("PUT", "/api/me", new People.Rename(BOT)).statusCode())
                    .isEqualTo(422);
        }
    }
}
