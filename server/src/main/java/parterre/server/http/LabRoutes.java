package parterre.server.http;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import parterre.lab.experiment.ReadyExperiment;
import parterre.server.lab.ExperimentScheduler;
import parterre.server.lab.ReportForm;
import parterre.server.wire.ApiException;
import parterre.server.wire.FaultCode;
import parterre.server.wire.Lab;
import parterre.server.wire.ServerFault;
import parterre.wording.MessageCatalogue;

/// Serves the laboratory: experiments, and their reports.
final class LabRoutes {
    private static final String EXPERIMENT = "experiment";

    /// A report runs scripts that draw its pictures. In this sandbox it belongs to no site: it has no cookies, no
    /// storage and no network. The drawing library compiles expressions and needs `unsafe-eval`.
    private static final String SANDBOX = String.join(
            "; ",
            "sandbox allow-scripts",
            "default-src 'none'",
            "script-src 'unsafe-inline' 'unsafe-eval'",
            "style-src 'unsafe-inline'",
            "img-src data:",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'self'");

    private static final Set<Locale> LANGUAGES = Stream.concat(
                    MessageCatalogue.languages("lab").stream(), Stream.of(MessageCatalogue.PSEUDO))
            .collect(Collectors.toUnmodifiableSet());

    private final ExperimentScheduler experiments;
    private final Admission admission;
    private final OwnMachine ownMachine;
    private final Set<String> games;
    private Optional<Lab.Cases> cases = Optional.empty();

    LabRoutes(Services services, Admission admission, OwnMachine ownMachine) {
        experiments = services.lab();
        this.admission = admission;
        this.ownMachine = ownMachine;
        games = services.games().stream().map(box -> box.game().info().slug()).collect(Collectors.toUnmodifiableSet());
    }

    void register(Map<Endpoint, Answering> routes) {
        routes.put(LabEndpoint.LAB, call -> new Lab.Experiments(experiments.list(language(call)), mayChange(call)));
        routes.put(LabEndpoint.LAB_CASES, _ -> cases());
        routes.put(LabEndpoint.LAB_START, call -> {
            checkMayChange(call);
            return view(
                    call, experiments.start(call.body(Lab.NewExperiment.class).yaml()));
        });
        routes.put(LabEndpoint.LAB_FORECAST, call -> {
            checkMayChange(call);
            return experiments.forecast(call.body(Lab.NewExperiment.class).yaml(), language(call));
        });
        routes.put(LabEndpoint.LAB_EXPERIMENT, call -> view(call, call.path(EXPERIMENT)));
        routes.put(LabEndpoint.LAB_STOP, call -> {
            checkMayChange(call);
            experiments.stop(call.path(EXPERIMENT));
            return view(call, call.path(EXPERIMENT));
        });
        routes.put(LabEndpoint.LAB_RESUME, call -> {
            checkMayChange(call);
            experiments.resume(call.path(EXPERIMENT));
            return view(call, call.path(EXPERIMENT));
        });
        routes.put(LabEndpoint.LAB_DELETE, call -> {
            checkMayChange(call);
            experiments.delete(call.path(EXPERIMENT));
            return new Lab.ExperimentGone(call.path(EXPERIMENT));
        });
        routes.put(LabEndpoint.LAB_REPORT, call -> {
            call.context().header("Content-Security-Policy", SANDBOX);
            return report(call, Media.HTML, ReportForm.HTML);
        });
        routes.put(LabEndpoint.LAB_REPORT_TEXT, call -> report(call, Media.MARKDOWN, ReportForm.MARKDOWN));
        routes.put(LabEndpoint.LAB_FINDINGS, call -> report(call, Media.JSON, ReportForm.JSON));
    }

    private Lab.ExperimentView view(Call call, String name) {
        return experiments.view(name, mayChange(call), language(call));
    }

    private Answering.Text report(Call call, Media media, ReportForm form) {
        return new Answering.Text(media, experiments.report(call.path(EXPERIMENT), form, language(call)));
    }

    /// The operator may. A person at the server's own machine may, too, unless the server is meant for others.
    private boolean mayChange(Call call) {
        return admission.isOperator(call) || ownMachine.callsByOwnName(call.context());
    }

    private void checkMayChange(Call call) {
        if (!mayChange(call)) {
            throw ApiException.of(FaultCode.NO_OPERATOR, new ServerFault.NotYourLab());
        }
    }

    private synchronized Lab.Cases cases() {
        var known = cases.orElseGet(() -> new Lab.Cases(ReadyExperiment.all().stream()
                .filter(one -> games.contains(one.experiment().game()))
                .map(one -> new Lab.Case(
                        one.name(), one.experiment().name(), one.experiment().game(), one.yaml()))
                .toList()));
        cases = Optional.of(known);
        return known;
    }

    /// Returns the language of a report: the one that the address names, or the caller's.
    private static Locale language(Call call) {
        var wanted = call.query("lang")
                .map(tag -> List.of(Locale.forLanguageTag(tag)))
                .orElseGet(call::languages);
        return wanted.stream()
                .flatMap(asked -> Stream.of(asked, Locale.of(asked.getLanguage())))
                .filter(LANGUAGES::contains)
                .findFirst()
                .orElse(MessageCatalogue.STANDARD);
    }
}
