package parterre.server.http;

import static parterre.server.http.EndpointSpec.delete;
import static parterre.server.http.EndpointSpec.get;
import static parterre.server.http.EndpointSpec.post;
import static parterre.server.wire.FaultCode.CODE;
import static parterre.server.wire.FaultCode.FROZEN;
import static parterre.server.wire.FaultCode.NOT_NOW;
import static parterre.server.wire.FaultCode.SEATS;
import static parterre.server.wire.FaultCode.TOKEN;
import static parterre.server.wire.FaultCode.UNCONFIRMED;

import parterre.server.wire.People;

/// The endpoints that sign devices of one person in and out.
enum DeviceEndpoint implements Endpoint {
    DEVICES(get("/api/me/devices", "The devices that are signed in as this person")
            .answers(People.Devices.class)),
    SIGN_OUT(delete("/api/me/devices/{device}", "Signs a device out")
            .answers(People.Devices.class)
            .fails(TOKEN)),
    LINK_DEVICE(post(
                    "/api/me/device-links",
                    "Makes a link by which one other device can ask to be signed in, within ten minutes")
            .answers(People.DeviceLink.class)),
    LINK_TARGET(post(
                    "/api/me/device-links/target",
                    "The person as whom such a link would sign this device in; nothing changes")
            .takes(People.LinkToken.class)
            .answers(People.LinkTarget.class)
            .forAnyone()
            .fails(TOKEN)),
    CLAIM(post(
                    "/api/me/claim",
                    "Asks to sign this device in with a link's token. The answer has a code, to be entered on the"
                            + " device that made the link. `seats` says what becomes of seats that this device already"
                            + " has. It may be asked again")
            .takes(People.Claim.class)
            .answers(People.Claimed.class)
            .fails(TOKEN, SEATS, NOT_NOW)),
    CLAIMED(post("/api/me/claim/state", "Tells whether the code has been entered")
            .takes(People.LinkToken.class)
            .answers(People.Claimed.class)
            .forAnyone()
            .fails(TOKEN)),
    SIGN_IN(post("/api/me/claim/finish", "Signs this device in after the code was entered")
            .takes(People.LinkToken.class)
            .answers(People.Me.class)
            .fails(TOKEN, UNCONFIRMED, SEATS, NOT_NOW, FROZEN)),
    DEVICE_REQUESTS(get("/api/me/device-requests", "The devices that ask to be signed in as this person")
            .answers(People.DeviceRequests.class)),
    CONFIRM_DEVICE(post(
                    "/api/me/device-requests/{request}/confirm",
                    "Signs in a device that asks for it, by the code that it shows; three wrong codes end its link")
            .takes(People.Code.class)
            .answers(People.DeviceRequests.class)
            .fails(TOKEN, CODE)),
    REFUSE_DEVICE(
            delete("/api/me/device-requests/{request}", "Refuses a device that asks to be signed in, and ends its link")
                    .answers(People.DeviceRequests.class));

    private final EndpointSpec spec;

    DeviceEndpoint(EndpointSpec spec) {
        this.spec = spec;
    }

    @Override
    public EndpointSpec spec() {
        return spec;
    }
}
