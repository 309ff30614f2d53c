package parterre.server.http;

import static parterre.server.http.EndpointSpec.delete;
import static parterre.server.http.EndpointSpec.get;
import static parterre.server.http.EndpointSpec.post;
import static parterre.server.http.EndpointSpec.put;
import static parterre.server.wire.FaultCode.FROZEN;
import static parterre.server.wire.FaultCode.NAME;
import static parterre.server.wire.FaultCode.NOT_NOW;
import static parterre.server.wire.FaultCode.NO_PERSON;
import static parterre.server.wire.FaultCode.PHASE;
import static parterre.server.wire.FaultCode.RANGE;
import static parterre.server.wire.FaultCode.TEXT;

import parterre.server.wire.Admin;
import parterre.server.wire.Calls;
import parterre.server.wire.People;

/// The endpoints for reports, blocks and sanctions.
public enum ModerationEndpoint implements Endpoint {
    REPORT(post(
                    "/api/tables/{table}/reports",
                    "Reports somebody at this table to the operator of the server; nobody else is told")
            .takes(Admin.NewReport.class)
            .answers(Admin.Filed.class)
            .fails(NO_PERSON, TEXT)),
    BLOCKS(get("/api/me/blocks", "The people whom the caller has blocked").answers(Admin.Blocks.class)),
    BLOCK(post(
                    "/api/me/blocks",
                    "Blocks a person: the caller no longer sees what they say, and they cannot take a seat at tables"
                            + " of the caller. They are not told")
            .takes(Admin.Block.class)
            .answers(Admin.Blocks.class)
            .fails(NO_PERSON, NOT_NOW)),
    UNBLOCK(delete("/api/me/blocks/{badge}", "Ends a block").answers(Admin.Blocks.class)),
    ADMIN_REPORTS(
            get("/api/admin/reports", "Reports that are not settled, the latest first; `?before=` continues the list")
                    .answers(Admin.Reports.class)),
    ADMIN_SETTLE(post("/api/admin/reports/{report}/settle", "Settles a report").answers(Admin.Reports.class)),
    ADMIN_SETTLE_ALL(post("/api/admin/people/{badge}/settle", "Settles all reports that this person has filed")
            .answers(Admin.Reports.class)
            .fails(NO_PERSON)),
    ADMIN_SANCTIONED(get(
                    "/api/admin/sanctions",
                    "People who are banned or muted, the latest end of a sanction first, at most 100")
            .answers(Admin.FoundPeople.class)),
    ADMIN_PEOPLE(get("/api/admin/people", "People whose name contains or resembles `?name=`, at most 100")
            .answers(Admin.FoundPeople.class)),
    ADMIN_RENAME(put("/api/admin/people/{badge}", "Changes a person's name, also at their tables")
            .takes(People.Rename.class)
            .answers(Admin.PersonCard.class)
            .fails(NO_PERSON, NAME, FROZEN)),
    ADMIN_IMPOSE(post(
                    "/api/admin/people/{badge}/sanctions",
                    "Bans a person, whose seats are freed or held by bots, or mutes them")
            .takes(Admin.Impose.class)
            .answers(Admin.PersonCard.class)
            .fails(NO_PERSON, RANGE, TEXT)),
    ADMIN_LIFT(post("/api/admin/people/{badge}/sanctions/lift", "Ends a sanction")
            .takes(Admin.Lift.class)
            .answers(Admin.PersonCard.class)
            .fails(NO_PERSON)),
    ADMIN_TABLES(get("/api/admin/tables", "The latest 250 tables whose game is not over")
            .answers(Admin.Tables.class)),
    ADMIN_TABLE(get("/api/admin/tables/{table}", "The players, spectators and chat of a table")
            .answers(Admin.TableView.class)),
    ADMIN_CLOSE(post(
                    "/api/admin/tables/{table}/close",
                    "Ends a table without a winner. A frozen table is only listed as over; its events stay as they are")
            .answers(Calls.TableRef.class)
            .fails(PHASE)),
    ADMIN_REMOVE(post("/api/admin/tables/{table}/remove", "Removes a spectator, who cannot come back to this table")
            .takes(Admin.RemoveSpectator.class)
            .answers(Calls.TableRef.class)
            .fails(NO_PERSON, NOT_NOW)),
    ADMIN_KEY(post(
                    "/api/admin/cookie-key",
                    "Signs cookies with a new key. A cookie of an earlier key is replaced at its owner's next visit,"
                            + " and refused after some days")
            .takes(Admin.RotateKey.class)
            .answers(Admin.KeyRotated.class)
            .fails(RANGE));

    private final EndpointSpec spec;

    ModerationEndpoint(EndpointSpec spec) {
        this.spec = spec;
    }

    @Override
    public EndpointSpec spec() {
        return spec;
    }
}
