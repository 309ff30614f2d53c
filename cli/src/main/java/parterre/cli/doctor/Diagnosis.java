package parterre.cli.doctor;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parterre.cli.words.DoctorMessages;

/// The findings of the doctor.
///
/// @param server the server of this installation, if one runs
/// @param findings what is wrong
public record Diagnosis(Optional<String> server, List<DoctorMessages.Finding> findings) {
    /// Examines an installation. Nothing of it is changed.
    public static Diagnosis of(Installation installation, Machine machine) {
        var findings = new ArrayList<DoctorMessages.Finding>(MachineCheck.findings(installation, machine));
        var folders = FolderCheck.findings(installation, machine);
        findings.addAll(folders);
        var database = DatabaseCheck.of(installation, machine);
        findings.addAll(database.findings());
        findings.addAll(PortCheck.findings(installation, database.holder()));
        var server = database.holder().filter(holder -> PortCheck.isAt(holder, installation.port()));
        findings.addAll(PublicUrlCheck.findings(installation, server.isPresent()));
        return new Diagnosis(server, List.copyOf(findings));
    }
}
