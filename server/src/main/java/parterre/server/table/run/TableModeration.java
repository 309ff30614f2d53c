package parterre.server.table.run;

import java.util.function.Consumer;
import parterre.server.people.Person;
import parterre.server.store.TableStore;
import parterre.server.table.decide.Command;
import parterre.server.table.decide.ServerCommand;
import parterre.server.table.stored.TableCards;
import parterre.server.wire.Admin;
import parterre.server.wire.ApiException;
import parterre.server.wire.FaultCode;
import parterre.server.wire.ServerFault;
import parterre.server.wire.TableHead;

/// Does what the operator of a server can do at its tables.
public final class TableModeration {
    private final TableRegistry registry;
    private final TableStore store;
    private final TableContext context;

    TableModeration(TableRegistry registry, TableStore store, TableContext context) {
        this.registry = registry;
        this.store = store;
        this.context = context;
    }

    /// Returns who plays, watches and talks at a table.
    public Admin.TableView look(String table) {
        return registry.enter(table, open -> open.tableStreams().forOperator());
    }

    /// Ends a table without a winner. A frozen one is only listed as over: its events stay as they are until
    /// it is forgotten.
    ///
    /// @throws ApiException if it is over already
    public void close(String table) {
        try {
            order(table, new ServerCommand.Close());
        } catch (ApiException refusal) {
            if (!refusal.is(FaultCode.FROZEN)) {
                throw refusal;
            }
            if (!store.listAsOver(table, context.now(), TableCards::over)) {
                throw ApiException.of(FaultCode.PHASE, new ServerFault.TableOver());
            }
        }
    }

    /// Removes a spectator, who cannot come back.
    public void remove(String table, Person spectator) {
        order(table, new ServerCommand.Remove(spectator));
    }

    /// Gives a person another name at a table, unless it is over.
    public void call(String table, Person person, String name) {
        at(table, open -> {
            if (!open.isFrozen()) {
                open.submit(new ServerCommand.Rename(person, name));
            }
        });
    }

    /// Takes a person off a table: their seats become free, or are held by bots. Nothing happens at a table
    /// that is over.
    public void takeOff(String table, Person person) {
        at(table, open -> {
            if (open.state().phase() != TableHead.Phase.OVER && !open.isFrozen()) {
                open.state().chairsOf(person.id()).stream()
                        .filter(chair -> !chair.resigned())
                        .forEach(chair -> open.submit(person, new Command.Leave(chair.seat())));
            }
        });
    }

    private void order(String table, ServerCommand command) {
        at(table, open -> {
            open.checkNotFrozen();
            open.submit(command);
        });
    }

    private void at(String table, Consumer<LiveTable<?, ?, ?>> work) {
        registry.enter(table, open -> {
            work.accept(open);
            return true;
        });
    }
}
