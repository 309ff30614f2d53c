package parterre.cli.doctor;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parterre.cli.words.DoctorMessages;
import parterre.cli.words.FileFault;
import parterre.server.store.Database;
import parterre.server.store.DatabaseState;

/// Checks the database, and the clock against the times that it knows.
///
/// @param holder the server that uses the database
/// @param findings what is wrong
record DatabaseCheck(Optional<String> holder, List<DoctorMessages.Finding> findings) {
    /// The server notes every ten seconds that it is there. So much may clocks differ without harm.
    private static final Duration TOLERANCE = Duration.ofSeconds(30);

    static DatabaseCheck of(Installation installation, Machine machine) {
        var name = installation
                .databaseUrl()
                .map(url -> url.replaceFirst("\\?.*", ""))
                .orElseGet(() -> Database.file(installation.data()).toString());
        try {
            var url = installation.databaseUrl();
            var state = url.isPresent() ? DatabaseState.at(url.get()) : DatabaseState.of(installation.data());
            return new DatabaseCheck(state.holder(), findings(name, state, machine));
        } catch (IOException e) {
            var reason = FileFault.reason(e);
            return new DatabaseCheck(
                    Optional.empty(),
                    List.of(
                            installation.databaseUrl().isPresent()
                                    ? new DoctorMessages.DatabaseMute(name, reason)
                                    : new DoctorMessages.DatabaseUnusable(name, reason)));
        }
    }

    static List<DoctorMessages.Finding> findings(String name, DatabaseState state, Machine machine) {
        var findings = new ArrayList<DoctorMessages.Finding>();
        if (state.isLater()) {
            findings.add(new DoctorMessages.DatabaseTooNew(name));
        }
        state.clock()
                .map(clock -> Duration.between(clock, machine.now()).abs())
                .filter(difference -> difference.compareTo(TOLERANCE) > 0)
                .ifPresent(difference -> findings.add(new DoctorMessages.ClocksDiffer(difference.toSeconds())));
        state.alive()
                .filter(alive -> machine.now().plus(TOLERANCE).isBefore(alive))
                .ifPresent(alive -> findings.add(
                        new DoctorMessages.ClockBeforeData(machine.now().toString(), alive.toString())));
        return findings;
    }
}
