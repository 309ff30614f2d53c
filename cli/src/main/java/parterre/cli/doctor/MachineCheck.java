package parterre.cli.doctor;

import java.util.ArrayList;
import java.util.List;
import parterre.cli.words.DoctorMessages;

/// Checks memory, and the clock against the time at which the program was built.
final class MachineCheck {
    /// The heap with which the limits of docs/operating.md leave room for a few tables.
    private static final long LEAST_HEAP = 192;

    private static final int MEGABYTE = 1 << 20;

    private MachineCheck() {}

    static List<DoctorMessages.Finding> findings(Installation installation, Machine machine) {
        var findings = new ArrayList<DoctorMessages.Finding>();
        long heap = machine.heap() / MEGABYTE;
        if (heap < LEAST_HEAP) {
            findings.add(new DoctorMessages.HeapSmall(heap, LEAST_HEAP));
        }
        if (machine.heap() > machine.memory()) {
            findings.add(new DoctorMessages.HeapLarge(heap, machine.memory() / MEGABYTE));
        }
        machine.built()
                .filter(built -> machine.now().isBefore(built))
                .ifPresent(built -> findings.add(
                        new DoctorMessages.ClockBeforeBuild(machine.now().toString(), built.toString())));
        return findings;
    }
}
