package parterre.server.http;

import io.nayuki.qrcodegen.QrCode;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntSupplier;
import parterre.server.people.DeviceLinks;
import parterre.server.people.Guests;
import parterre.server.people.Person;
import parterre.server.table.decide.Command;
import parterre.server.wire.ApiException;
import parterre.server.wire.FaultCode;
import parterre.server.wire.People;
import parterre.server.wire.People.Claim.Seats;
import parterre.server.wire.ServerFault;
import parterre.stored.EnumCodec;

/// Signs in further devices of a person: the link, the code, and the guest that a device was before.
final class DeviceRoutes {
    /// How the database calls what becomes of a device's seats.
    private static final EnumCodec<Seats> SEATS =
            new EnumCodec<>(Seats.class, Map.of(Seats.BRING, "BRING", Seats.LEAVE, "LEAVE"));

    private final Services services;
    private final Guests guests;
    private final DeviceLinks deviceLinks;
    private final Links links;
    private final Streams streams;
    private final RateLimiter rateLimiter;
    private final IntSupplier port;

    DeviceRoutes(Services services, Links links, Streams streams, RateLimiter rateLimiter, IntSupplier port) {
        this.services = services;
        guests = services.guests();
        deviceLinks = services.deviceLinks();
        this.links = links;
        this.streams = streams;
        this.rateLimiter = rateLimiter;
        this.port = port;
    }

    void register(Map<Endpoint, Answering> routes) {
        routes.put(DeviceEndpoint.LINK_DEVICE, this::link);
        routes.put(DeviceEndpoint.LINK_TARGET, this::target);
        routes.put(DeviceEndpoint.CLAIM, this::claim);
        routes.put(
                DeviceEndpoint.CLAIMED,
                call -> claimed(deviceLinks.asked(token(call), call.session()).orElseThrow(DeviceRoutes::spent)));
        routes.put(DeviceEndpoint.SIGN_IN, call -> {
            rateLimiter.lasting(call.address());
            return signIn(call);
        });
        routes.put(DeviceEndpoint.DEVICE_REQUESTS, this::requests);
        routes.put(DeviceEndpoint.CONFIRM_DEVICE, this::confirm);
        routes.put(DeviceEndpoint.REFUSE_DEVICE, call -> {
            deviceLinks.refuse(call.person(), call.path("request"));
            return requests(call);
        });
    }

    private static String token(Call call) {
        return call.body(People.LinkToken.class).token();
    }

    private People.DeviceLink link(Call call) {
        var token = deviceLinks.make(call.person());
        var link = links.base(call.context(), port.getAsInt()) + "/device#" + token.text();
        var qr = QrCode.encodeText(link, QrCode.Ecc.MEDIUM);
        return new People.DeviceLink(link, Instant.ofEpochMilli(token.until()), Links.path(qr), qr.size);
    }

    private People.LinkTarget target(Call call) {
        var person = deviceLinks.target(token(call), call.session()).orElseThrow(DeviceRoutes::spent);
        return new People.LinkTarget(
                person.name(), person.badge(), tables(call.person(), person).size());
    }

    /// Returns the tables of a guest that becomes another one.
    private List<String> tables(Person from, Person to) {
        return from.id().equals(to.id()) ? List.of() : services.store().of(from.id());
    }

    private People.Claimed claim(Call call) {
        var claim = call.body(People.Claim.class);
        var person = deviceLinks.target(claim.token(), call.session()).orElseThrow(DeviceRoutes::spent);
        checkSeats(call.person(), person, claim.seats());
        var label = Devices.label(
                Optional.ofNullable(call.context().header("User-Agent")).orElse(""));
        return deviceLinks
                .ask(claim.token(), call.session(), label, claim.seats().map(SEATS::word))
                .map(DeviceRoutes::claimed)
                .orElseThrow(DeviceRoutes::spent);
    }

    private static People.Claimed claimed(DeviceLinks.Asked asked) {
        return new People.Claimed(
                asked.code(),
                asked.person().name(),
                asked.person().badge(),
                Instant.ofEpochMilli(asked.until()),
                asked.confirmed());
    }

    /// Checks that the call says what to do with the seats that the device already has, and that this can be done.
    private void checkSeats(Person from, Person to, Optional<Seats> seats) {
        if (tables(from, to).isEmpty()) {
            return;
        }
        if (seats.isEmpty()) {
            throw ApiException.of(FaultCode.SEATS, new ServerFault.Meaning(FaultCode.SEATS), "seats");
        }
        int shared = seats.get() == Seats.BRING ? services.store().shared(from.id(), to.id()) : 0;
        if (shared > 0) {
            throw ApiException.of(FaultCode.NOT_NOW, new ServerFault.TwoHands(shared), "seats");
        }
    }

    /// Signs in a confirmed device. What it held as another guest is brought along or left, as its user chose.
    private People.Me signIn(Call call) {
        var token = token(call);
        var asked = deviceLinks.asked(token, call.session()).orElseThrow(DeviceRoutes::spent);
        if (!asked.confirmed()) {
            throw ApiException.of(FaultCode.UNCONFIRMED);
        }
        var before = call.person();
        var seats = asked.seats().map(SEATS::constant);
        checkSeats(before, asked.person(), seats);
        var tables = tables(before, asked.person());
        if (seats.equals(Optional.of(Seats.BRING))) {
            // A table that cannot be loaded now must not leave the others handed over and the link spent.
            tables.forEach(this::load);
        }
        var person = deviceLinks.redeem(token, call.session()).orElseThrow(DeviceRoutes::spent);
        if (!tables.isEmpty() && seats.equals(Optional.of(Seats.BRING))) {
            bring(tables, before, person);
            // The device is kept, so that its cookie until now stands for the same session. Otherwise the page's
            // other requests of this moment would count as signed out, and come back with a new guest's cookie.
            call.becomes(new Guests.Session(person, call.session().device()));
        } else {
            call.becomes(guests.signIn(person));
        }
        return PeopleRoutes.me(services, person);
    }

    private void bring(List<String> tables, Person from, Person to) {
        tables.forEach(table -> handOver(table, from, to));
        var devices = guests.devices(from);
        guests.becomes(from, to);
        services.sanctions().carryOver(from, to);
        services.blocks().carryOver(from, to);
        // The pages connect again by themselves, as the person they belong to now.
        devices.forEach(device -> streams.end(device.id(), false));
    }

    private void load(String table) {
        unlessFrozen(() -> services.tables().head(table));
    }

    private void handOver(String table, Person from, Person to) {
        unlessFrozen(() -> services.tables().submit(table, from, new Command.HandOver(to)));
    }

    private static void unlessFrozen(Runnable visit) {
        try {
            visit.run();
        } catch (ApiException refusal) {
            // A table that cannot be read stays as it is; the person keeps the others.
            if (!refusal.is(FaultCode.FROZEN)) {
                throw refusal;
            }
        }
    }

    private People.DeviceRequests requests(Call call) {
        return new People.DeviceRequests(deviceLinks.requests(call.person()).stream()
                .map(request -> new People.DeviceRequest(
                        request.id(), request.label(), request.guest().name(), Instant.ofEpochMilli(request.until())))
                .toList());
    }

    private People.DeviceRequests confirm(Call call) {
        var code = call.body(People.Code.class).code().replaceAll("\\s", "");
        return switch (deviceLinks.enter(call.person(), call.path("request"), code)) {
            case RIGHT -> requests(call);
            case WRONG -> throw ApiException.of(FaultCode.CODE, new ServerFault.Meaning(FaultCode.CODE), "code");
            case ENDED -> throw ApiException.of(FaultCode.TOKEN, new ServerFault.DeviceLinkEnded(), "request");
        };
    }

    private static ApiException spent() {
        return ApiException.of(FaultCode.TOKEN, new ServerFault.LinkUsed(), "token");
    }
}
