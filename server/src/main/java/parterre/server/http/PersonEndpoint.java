package parterre.server.http;

import static parterre.server.http.EndpointSpec.get;
import static parterre.server.http.EndpointSpec.put;
import static parterre.server.wire.FaultCode.NAME;
import static parterre.server.wire.FaultCode.RANGE;

import parterre.server.wire.OwnData;
import parterre.server.wire.People;

/// The endpoints for people, their data and the lobby.
enum PersonEndpoint implements Endpoint {
    ME(get("/api/me", "The caller; a new guest gets a name and a badge").answers(People.Me.class)),
    RENAME(put("/api/me", "Changes the caller's name")
            .takes(People.Rename.class)
            .answers(People.Me.class)
            .fails(NAME)),
    MY_EVENTS(get("/api/me/events", "A stream of `waiting` events: the number of tables where it is the caller's turn")
            .answers(Media.EVENTS)),
    HISTORY(get("/api/me/tables", "The caller's finished tables; `?before=` continues the list")
            .answers(People.History.class)
            .fails(RANGE)),
    MY_DATA(get(
                    "/api/me/data",
                    "The caller's data, with twenty tables as they may see them; `?after=` continues the list")
            .answers(OwnData.class)),
    LOBBY(get("/api/tables", "The caller's running tables, open tables, and tables to watch")
            .answers(People.Lobby.class));

    private final EndpointSpec spec;

    PersonEndpoint(EndpointSpec spec) {
        this.spec = spec;
    }

    @Override
    public EndpointSpec spec() {
        return spec;
    }
}
