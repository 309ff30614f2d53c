package parterre.server.http;

import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import parterre.server.people.Guests;
import parterre.server.people.Names;
import parterre.server.people.Person;
import parterre.server.store.TableStore;
import parterre.server.table.stored.TableCards;
import parterre.server.wire.ApiException;
import parterre.server.wire.FaultCode;
import parterre.server.wire.People;
import parterre.server.wire.ServerFault;

/// Serves the caller's own data: name, devices, tables.
final class PeopleRoutes {
    private static final int PAGE = 50;
    private static final int LOBBY = 50;
    private static final Duration ABANDONED_AFTER = Duration.ofDays(1);

    private final Services services;
    private final Guests guests;
    private final Streams streams;
    private final RateLimiter rateLimiter;

    PeopleRoutes(Services services, Streams streams, RateLimiter rateLimiter) {
        this.services = services;
        guests = services.guests();
        this.streams = streams;
        this.rateLimiter = rateLimiter;
    }

    void register(Map<Endpoint, Answering> routes) {
        routes.put(PersonEndpoint.ME, call -> {
            call.known().ifPresent(_ -> guests.visits(call.session()));
            call.giveCookie();
            return me(call.person());
        });
        routes.put(PersonEndpoint.RENAME, call -> {
            var name = Names.chosen(
                            call.body(People.Rename.class).name(),
                            services.bots().broughtNames())
                    .orElseThrow(
                            () -> ApiException.of(FaultCode.NAME, new ServerFault.Meaning(FaultCode.NAME), "name"));
            return me(guests.rename(call.person(), name));
        });
        routes.put(PersonEndpoint.MY_EVENTS, call -> {
            var ended = rateLimiter.stream(call.address());
            try {
                streams.serve(call, sink -> services.tables().followWaiting(call.person(), sink));
            } finally {
                ended.run();
            }
            return Answering.Sent.SENT;
        });
        routes.put(PersonEndpoint.HISTORY, call -> history(call.person(), call.query("before")));
        routes.put(PersonEndpoint.MY_DATA, new OwnDataRoute(services, rateLimiter)::answer);
        routes.put(PersonEndpoint.LOBBY, call -> lobby(call.person()));
        routes.put(DeviceEndpoint.DEVICES, this::devices);
        routes.put(DeviceEndpoint.SIGN_OUT, call -> {
            rateLimiter.lasting(call.address());
            var device = guests.signOut(call.person(), call.path("device"))
                    .orElseThrow(() -> ApiException.of(FaultCode.TOKEN, new ServerFault.NoSuchDevice(), "device"));
            streams.end(device, true);
            return devices(call);
        });
    }

    private People.Me me(Person person) {
        return me(services, person);
    }

    static People.Me me(Services services, Person person) {
        return new People.Me(
                person.name(), person.badge(), services.tables().waiting(person).size());
    }

    private People.Devices devices(Call call) {
        return new People.Devices(guests.devices(call.person()).stream()
                .map(device -> new People.Device(
                        guests.publicId(device.id()),
                        device.label(),
                        Instant.ofEpochMilli(device.created()),
                        Instant.ofEpochMilli(device.seen()),
                        device.id().equals(call.session().device())))
                .toList());
    }

    private People.Lobby lobby(Person person) {
        var store = services.store();
        long since = services.clock().millis() - ABANDONED_AFTER.toMillis();
        return new People.Lobby(
                store.running(person.id()).stream()
                        .flatMap(kept -> card(kept).stream())
                        .toList(),
                store.open("seating", TableStore.Flag.LISTED, since, LOBBY).stream()
                        .flatMap(kept -> TableCards.read(kept).stream())
                        .toList(),
                store.open("playing", TableStore.Flag.WATCHED, since, LOBBY).stream()
                        .flatMap(kept -> TableCards.read(kept).stream())
                        .toList());
    }

    private People.History history(Person person, Optional<String> before) {
        var tables = services.store()
                .finished(person.id(), before.map(PeopleRoutes::time).orElse(Long.MAX_VALUE), PAGE);
        return new People.History(
                tables.stream().flatMap(kept -> card(kept).stream()).toList(),
                tables.size() < PAGE
                        ? Optional.empty()
                        : Optional.of(Long.toString(tables.getLast().changed())));
    }

    private static long time(String text) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException e) {
            throw ApiException.of(FaultCode.RANGE, new ServerFault.NameNext(), "before");
        }
    }

    private static Optional<People.TableCard> card(TableStore.Mine mine) {
        return TableCards.read(mine.card())
                .map(card -> new People.TableCard(
                        card.id(),
                        card.game(),
                        card.phase(),
                        card.players(),
                        card.levels(),
                        card.step(),
                        mine.turn(),
                        card.since(),
                        card.outcome()));
    }
}
