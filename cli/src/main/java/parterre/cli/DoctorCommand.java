package parterre.cli;

import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import parterre.cli.doctor.Diagnosis;
import parterre.cli.doctor.Installation;
import parterre.cli.doctor.Machine;
import parterre.cli.words.DoctorSays;
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
        var voice = Parterre.voice(spec);
        var out = spec.commandLine().getOut();
        diagnosis.findings().forEach(finding -> out.println("- " + voice.say(finding)));
        int found = diagnosis.findings().size();
        out.println(voice.say(found == 0 ? new DoctorSays.NothingFound() : new DoctorSays.FoundCount(found)));
        out.println(voice.say(diagnosis
                .server()
                .<DoctorSays>map(DoctorSays.ServerRuns::new)
                .orElseGet(DoctorSays.ServerStopped::new)));
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
