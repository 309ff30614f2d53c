package parterre.server.http;

import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parterre.server.people.ChatRules;
import parterre.server.people.Guests;
import parterre.server.people.Names;
import parterre.server.people.Person;
import parterre.server.people.SanctionKind;
import parterre.server.store.ModerationStore;
import parterre.server.table.stored.TableCards;
import parterre.server.wire.Admin;
import parterre.server.wire.ApiException;
import parterre.server.wire.Calls;
import parterre.server.wire.FaultCode;
import parterre.server.wire.People;
import parterre.server.wire.ServerFault;
import parterre.stored.EnumCodec;

/// Serves what people can do about others, and what the operator can do about everybody.
final class ModerationRoutes {
    private static final Logger LOG = LoggerFactory.getLogger(ModerationRoutes.class);
    /// How the database calls the reasons of reports.
    static final EnumCodec<Admin.ReportReason> REASONS = new EnumCodec<>(
            Admin.ReportReason.class,
            Map.of(
                    Admin.ReportReason.CHAT, "CHAT",
                    Admin.ReportReason.NAME, "NAME",
                    Admin.ReportReason.PLAY, "PLAY",
                    Admin.ReportReason.OTHER, "OTHER"));

    private static final int MOST_REPORTS = 100;
    private static final int MOST_PEOPLE = 100;
    private static final int MOST_TABLES = 250;
    private static final int LONGEST_DAYS = 36_500;
    private static final int LONGEST_GRACE = 400;

    private final Services services;
    private final Guests guests;
    private final Streams streams;
    private final RateLimiter rateLimiter;

    ModerationRoutes(Services services, Streams streams, RateLimiter rateLimiter) {
        this.services = services;
        guests = services.guests();
        this.streams = streams;
        this.rateLimiter = rateLimiter;
    }

    void register(Map<Endpoint, Answering> routes) {
        routes.put(ModerationEndpoint.REPORT, this::report);
        routes.put(ModerationEndpoint.BLOCKS, call -> blocks(call.person()));
        routes.put(ModerationEndpoint.BLOCK, this::block);
        routes.put(ModerationEndpoint.UNBLOCK, call -> {
            services.blocks().remove(call.person().id(), call.path("badge"));
            return blocks(call.person());
        });
        routes.put(ModerationEndpoint.ADMIN_REPORTS, call -> reports(call.query("before")));
        routes.put(ModerationEndpoint.ADMIN_SETTLE, call -> {
            services.reports().settle(call.path("report"));
            return reports(Optional.empty());
        });
        routes.put(ModerationEndpoint.ADMIN_SETTLE_ALL, call -> {
            services.reports().settleAllBy(person(call.path("badge")).id());
            return reports(Optional.empty());
        });
        routes.put(
                ModerationEndpoint.ADMIN_SANCTIONED,
                _ -> new Admin.FoundPeople(services.sanctions().people(MOST_PEOPLE).stream()
                        .map(id -> card(guests.person(id)))
                        .toList()));
        routes.put(
                ModerationEndpoint.ADMIN_PEOPLE,
                call -> new Admin.FoundPeople(guests.named(call.query("name").orElse(""), MOST_PEOPLE).stream()
                        .map(this::card)
                        .toList()));
        routes.put(ModerationEndpoint.ADMIN_RENAME, this::rename);
        routes.put(ModerationEndpoint.ADMIN_IMPOSE, this::impose);
        routes.put(ModerationEndpoint.ADMIN_LIFT, call -> {
            var person = person(call.path("badge"));
            services.sanctions().lift(person, call.body(Admin.Lift.class).kind());
            return card(person);
        });
        routes.put(ModerationEndpoint.ADMIN_TABLES, _ -> tables());
        routes.put(
                ModerationEndpoint.ADMIN_TABLE,
                call -> services.tables().moderation().look(call.path("table")));
        routes.put(ModerationEndpoint.ADMIN_CLOSE, call -> {
            services.tables().moderation().close(call.path("table"));
            return new Calls.TableRef(call.path("table"));
        });
        routes.put(ModerationEndpoint.ADMIN_REMOVE, call -> {
            var spectator = person(call.body(Admin.RemoveSpectator.class).badge());
            services.tables().moderation().remove(call.path("table"), spectator);
            return new Calls.TableRef(call.path("table"));
        });
        routes.put(ModerationEndpoint.ADMIN_KEY, call -> {
            int days = call.body(Admin.RotateKey.class).days();
            checkDays(days, 0, LONGEST_GRACE);
            var rotated = new Admin.KeyRotated(guests.rotateKey(Duration.ofDays(days)));
            if (days == 0) {
                streams.endAll();
            }
            return rotated;
        });
    }

    private Person person(String badge) {
        return guests.withBadge(badge)
                .orElseThrow(() ->
                        ApiException.of(FaultCode.NO_PERSON, new ServerFault.Meaning(FaultCode.NO_PERSON), "badge"));
    }

    private Admin.Filed report(Call call) {
        var report = call.body(Admin.NewReport.class);
        var text = report.text().isBlank() ? Optional.of("") : ChatRules.tidy(report.text());
        var said = text.orElseThrow(
                () -> ApiException.of(FaultCode.TEXT, new ServerFault.Meaning(FaultCode.TEXT), "text"));
        // A person who may not see the table learns nothing about the people there.
        services.tables().look(call.path("table"), call.person(), Optional.empty());
        var person = person(report.badge());
        rateLimiter.report(call.person().id(), call.address());
        var id = UUID.randomUUID().toString();
        services.reports()
                .add(new ModerationStore.Report(
                        id,
                        services.clock().millis(),
                        call.person().id(),
                        person.id(),
                        person.name(),
                        call.path("table"),
                        REASONS.word(report.reason()),
                        said));
        return new Admin.Filed(id);
    }

    private Admin.Blocks block(Call call) {
        var block = call.body(Admin.Block.class);
        var person = person(block.badge());
        if (person.id().equals(call.person().id())) {
            throw ApiException.of(FaultCode.NOT_NOW, new ServerFault.CannotBlockYourself(), "badge");
        }
        rateLimiter.lasting(call.address());
        var name = Names.tidy(block.name()).orElse(person.name());
        if (!services.blocks().add(call.person().id(), block.badge(), name)) {
            throw ApiException.of(FaultCode.NOT_NOW, new ServerFault.BlockedEnough(), "badge");
        }
        return blocks(call.person());
    }

    private Admin.Blocks blocks(Person person) {
        return new Admin.Blocks(services.blocks().list(person.id()).stream()
                .map(block -> new Admin.Block(block.badge(), block.name()))
                .toList());
    }

    private Admin.Reports reports(Optional<String> before) {
        var reports = services.reports().reports(before, MOST_REPORTS);
        var next = Optional.of(reports)
                .filter(page -> page.size() == MOST_REPORTS)
                .map(page -> page.getLast().id());
        return new Admin.Reports(reports.stream().map(this::report).toList(), next);
    }

    private Admin.Report report(ModerationStore.Report report) {
        return new Admin.Report(
                report.id(),
                Instant.ofEpochMilli(report.at()),
                report.table(),
                card(guests.person(report.reporter())),
                card(guests.person(report.person())),
                report.name(),
                REASONS.constant(report.reason()),
                report.body());
    }

    private Admin.PersonCard card(Person person) {
        return new Admin.PersonCard(
                person.badge(),
                person.name(),
                services.store().running(person.id()).size(),
                services.sanctions().of(person.id()).stream()
                        .map(sanction -> new Admin.Sanction(
                                SanctionKind.STORED.constant(sanction.kind()),
                                Instant.ofEpochMilli(sanction.until()),
                                sanction.reason()))
                        .toList());
    }

    private Admin.PersonCard rename(Call call) {
        var name = Names.chosen(
                        call.body(People.Rename.class).name(), services.bots().broughtNames())
                .orElseThrow(() -> ApiException.of(FaultCode.NAME, new ServerFault.Meaning(FaultCode.NAME), "name"));
        var person = guests.rename(person(call.path("badge")), name);
        everywhere(person, table -> services.tables().moderation().call(table, person, name));
        return card(person);
    }

    private Admin.PersonCard impose(Call call) {
        var person = person(call.path("badge"));
        var wanted = call.body(Admin.Impose.class);
        checkDays(wanted.days(), 1, LONGEST_DAYS);
        var reason = ChatRules.tidy(wanted.reason())
                .orElseThrow(() -> ApiException.of(FaultCode.TEXT, new ServerFault.Meaning(FaultCode.TEXT), "reason"));
        services.sanctions().impose(person, wanted.kind(), Duration.ofDays(wanted.days()), reason);
        if (wanted.kind() == SanctionKind.BAN) {
            everywhere(person, table -> services.tables().moderation().takeOff(table, person));
            guests.devices(person).forEach(device -> streams.end(device.id(), false));
        }
        return card(person);
    }

    /// Does something at all unfinished tables of a person. If it fails at one table, it goes on with the others.
    private void everywhere(Person person, Consumer<String> work) {
        for (var table : services.store().unfinished(person.id())) {
            try {
                work.accept(table);
            } catch (ApiException refusal) {
                LOG.warn("table {} stays: {}", table, refusal.getMessage());
            }
        }
    }

    private static void checkDays(int days, int least, int most) {
        if (days < least || days > most) {
            throw ApiException.of(FaultCode.RANGE, new ServerFault.DaysWithin(least, most), "days");
        }
    }

    private Admin.Tables tables() {
        return new Admin.Tables(services.store().unfinished(MOST_TABLES).stream()
                .flatMap(card -> TableCards.read(card).stream())
                .toList());
    }
}
