package parterre.cli;

import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import parterre.cli.doctor.Diagnosis;
import parterre.cli.doctor.Installation;
import parterre.cli.doctor.Machine;
import parterre.cli.words.DoctorMessages;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// `parterre doctor`: says what is wrong with an installation, and what to do.
@Command(name = "doctor")
final class DoctorCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Mixin
    private ServeOptions options;

    @Override
    public Integer call() {
        var diagnosis =
                Diagnosis.of(installation(), Machine.here(Clock.systemUTC().instant(), Version.built()));
        var localizer = Parterre.localizer(spec);
        var out = spec.commandLine().getOut();
        diagnosis.findings().forEach(finding -> out.println("- " + localizer.say(finding)));
        int found = diagnosis.findings().size();
        out.println(
                localizer.say(found == 0 ? new DoctorMessages.NothingFound() : new DoctorMessages.FoundCount(found)));
        out.println(localizer.say(diagnosis
                .server()
                .<DoctorMessages>map(DoctorMessages.ServerRuns::new)
                .orElseGet(DoctorMessages.ServerStopped::new)));
        return found == 0 ? Exit.OK.code() : Exit.CHECK_FAILED.code();
    }

    private Installation installation() {
        var wanted = options.read();
        return new Installation(
                wanted.host(),
                wanted.port(),
                wanted.data(),
                wanted.databaseUrl(),
                wanted.publicUrl(),
                !wanted.proxies().isEmpty(),
                written());
    }

    /// Returns the folders of the log and of backups.
    private List<Path> written() {
        var folders = new ArrayList<Path>();
        options.logFile().map(file -> file.toAbsolutePath().getParent()).ifPresent(folders::add);
        options.read().upkeep().backups().ifPresent(backups -> folders.add(backups.folder()));
        return folders;
    }
}
