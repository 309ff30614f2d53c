package parterre.server.http;

import static parterre.server.http.EndpointSpec.get;
import static parterre.server.http.EndpointSpec.put;
import static parterre.server.wire.FaultCode.NAME;
import static parterre.server.wire.FaultCode.RANGE;

import parterre.server.wire.OwnData;
import parterre.server.wire.People;

/// The endpoints for people, their data and the lobby.
enum PersonEndpoint implements Endpoint {
    ME(get("/api/me", "Who asks; a new guest gets a name and a badge").answers(People.Me.class)),
    RENAME(put("/api/me", "Takes another name")
            .takes(People.Rename.class)
            .answers(People.Me.class)
            .fails(NAME)),
    MY_EVENTS(get("/api/me/events", "A stream of `waiting` events: on how many tables it is one's turn")
            .answers(Media.EVENTS)),
    HISTORY(get("/api/me/tables", "One's finished tables; `?before=` for further ones")
            .answers(People.History.class)
            .fails(RANGE)),
    MY_DATA(get("/api/me/data", "One's own data, with twenty tables as one may see them; `?after=` for further ones")
            .answers(OwnData.class)),
    LOBBY(get("/api/tables", "One's own running tables, open tables, tables to watch")
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
