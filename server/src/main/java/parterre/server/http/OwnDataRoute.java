package parterre.server.http;

import java.time.Instant;
import java.util.Optional;
import parterre.server.people.Person;
import parterre.server.people.SanctionKind;
import parterre.server.store.ExportStore;
import parterre.server.wire.Admin;
import parterre.server.wire.OwnData;

/// Serves a person's own data, so that they can take it with them.
final class OwnDataRoute {
    /// Tables in one portion.
    private static final int PORTION = 20;

    private final Services services;
    private final ExportStore store;
    private final RateLimiter rateLimiter;

    OwnDataRoute(Services services, RateLimiter rateLimiter) {
        this.services = services;
        store = new ExportStore(services.database());
        this.rateLimiter = rateLimiter;
    }

    OwnData answer(Call call) {
        var tables = services.tables().own();
        var ids = tables.ids(call.person(), call.query("after"), PORTION + 1);
        var portion = ids.subList(0, Math.min(ids.size(), PORTION));
        // A table that is read whole is as much work as several calls.
        rateLimiter.readMore(call.address(), 2 * portion.size());
        var read = tables.tables(call.person(), portion);
        return new OwnData(
                person(call.person()),
                read.tables(),
                read.unreadable(),
                ids.size() > PORTION ? Optional.of(portion.getLast()) : Optional.empty());
    }

    private OwnData.OwnPerson person(Person person) {
        return new OwnData.OwnPerson(
                person.badge(),
                person.name(),
                store.devices(person.id()).stream()
                        .map(device ->
                                new OwnData.OwnDevice(device.label(), time(device.created()), time(device.seen())))
                        .toList(),
                store.blocks(person.id()).stream()
                        .map(block -> new Admin.Block(block.badge(), block.name()))
                        .toList(),
                store.sanctions(person.id()).stream()
                        .map(sanction -> new Admin.Sanction(
                                SanctionKind.STORED.constant(sanction.kind()),
                                time(sanction.until()),
                                sanction.reason()))
                        .toList(),
                store.reports(person.id()).stream()
                        .map(report -> new OwnData.OwnReport(
                                time(report.at()),
                                report.table(),
                                report.name(),
                                ModerationRoutes.REASONS.constant(report.reason()),
                                report.body()))
                        .toList());
    }

    private static Instant time(long millis) {
        return Instant.ofEpochMilli(millis);
    }
}
