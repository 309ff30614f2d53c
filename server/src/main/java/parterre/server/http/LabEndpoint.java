package parterre.server.http;

import static parterre.server.http.EndpointSpec.delete;
import static parterre.server.http.EndpointSpec.get;
import static parterre.server.http.EndpointSpec.post;
import static parterre.server.wire.FaultCode.EXPERIMENT;
import static parterre.server.wire.FaultCode.NOT_NOW;
import static parterre.server.wire.FaultCode.NO_OPERATOR;
import static parterre.server.wire.FaultCode.NO_PAGE;

import parterre.server.wire.Lab;

/// The endpoints for experiments. Everybody may read. The operator, or a person at the server's own machine,
/// may start, stop and delete.
enum LabEndpoint implements Endpoint {
    LAB(get("/api/lab", "The experiments at this server, and whether the caller may change them")
            .answers(Lab.Experiments.class)),
    LAB_CASES(get("/api/lab/cases", "Example experiments of the games of this server")
            .answers(Lab.Cases.class)),
    LAB_START(post("/api/lab/experiments", "Starts an experiment, or queues it. Its file cannot name other files")
            .takes(Lab.NewExperiment.class)
            .answers(Lab.ExperimentView.class)
            .created()
            .upTo(EndpointSpec.LARGEST_POSITION)
            .forAnyone()
            .fails(NO_OPERATOR, EXPERIMENT, NOT_NOW)),
    LAB_FORECAST(post(
                    "/api/lab/forecast",
                    "Estimates from a few games how long an experiment takes and what it can find. This takes some"
                            + " seconds")
            .takes(Lab.NewExperiment.class)
            .answers(Lab.Forecast.class)
            .upTo(EndpointSpec.LARGEST_POSITION)
            .forAnyone()
            .fails(NO_OPERATOR, EXPERIMENT, NOT_NOW)),
    LAB_EXPERIMENT(get("/api/lab/experiments/{experiment}", "The state of an experiment, with its numbers so far")
            .answers(Lab.ExperimentView.class)
            .fails(NO_PAGE)),
    LAB_STOP(post("/api/lab/experiments/{experiment}/stop", "Stops an experiment that runs or waits")
            .answers(Lab.ExperimentView.class)
            .forAnyone()
            .fails(NO_OPERATOR, NO_PAGE, NOT_NOW)),
    LAB_RESUME(post("/api/lab/experiments/{experiment}/resume", "Resumes a stopped experiment where it was stopped")
            .answers(Lab.ExperimentView.class)
            .forAnyone()
            .fails(NO_OPERATOR, NO_PAGE, NOT_NOW, EXPERIMENT)),
    LAB_DELETE(
            delete("/api/lab/experiments/{experiment}", "Deletes an experiment that does not run, with all its files")
                    .answers(Lab.ExperimentGone.class)
                    .forAnyone()
                    .fails(NO_OPERATOR, NO_PAGE, NOT_NOW)),
    LAB_REPORT(get(
                    "/api/lab/experiments/{experiment}/report.html",
                    "The report as a page in one file, which cannot read the cookies of this site. `?lang=` names a"
                            + " language; the default is the caller's")
            .answers(Media.HTML)
            .fails(NO_PAGE)),
    LAB_REPORT_TEXT(get(
                    "/api/lab/experiments/{experiment}/report.md",
                    "The report as Markdown. `?lang=` names a language; the default is the caller's")
            .answers(Media.MARKDOWN)
            .fails(NO_PAGE)),
    LAB_FINDINGS(
            get("/api/lab/experiments/{experiment}/findings.json", "The findings, as `parterre lab run` writes them")
                    .answers(Media.JSON)
                    .fails(NO_PAGE));

    private final EndpointSpec spec;

    LabEndpoint(EndpointSpec spec) {
        this.spec = spec;
    }

    @Override
    public EndpointSpec spec() {
        return spec;
    }
}
