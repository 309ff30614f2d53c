package parterre.server.table;

import parterre.server.people.Person;
import parterre.server.wire.FaultCode;
import parterre.server.wire.NewTable;
import parterre.server.wire.ServerFault;
import parterre.server.wire.Trouble;

/// Limits how many running games with bots one person may host at once.
final class BotQuota {
    private final Slots slots;
    private final int most;

    BotQuota(Slots slots, int most) {
        this.slots = slots;
        this.most = most;
    }

    /// Checks that a person may make a table.
    void check(Person by, NewTable wanted) {
        if (wanted.seats().stream().anyMatch(seat -> seat.kind() == NewTable.NewSeat.Sitter.BOT)) {
            check(by);
        }
    }

    /// Checks that a person may give a seat to a bot.
    void check(Person by, Command command) {
        if (command instanceof Command.Assign assign && assign.level().isPresent()) {
            check(by);
        }
    }

    private void check(Person by) {
        long busy = slots.count(table -> table.sign().host().equals(by.id()) && table.hasBotsAtPlay());
        if (busy >= most) {
            throw Trouble.of(FaultCode.TOO_MANY, new ServerFault.BotsBusy(busy), "120 s");
        }
    }
}
