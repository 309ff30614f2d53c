package parterre.cli.words;

import parterre.engine.Message;

/// The messages of `doctor`. A finding says what is wrong, then what to do.
public sealed interface DoctorMessages extends Message {
    /// Something that keeps a server from working well.
    sealed interface Finding extends DoctorMessages {}

    record PortTaken(String host, String port) implements Finding {}

    record PortForbidden(String port) implements Finding {}

    record NoSuchHost(String host) implements Finding {}

    /// A server uses the data that is not open at the asked port.
    ///
    /// @param holder its process and address
    record DatabaseInUse(String holder) implements Finding {}

    record DatabaseTooNew(String database) implements Finding {}

    /// The PostgreSQL cannot be reached, or refuses the user.
    record DatabaseMute(String database, FileFault.Reason reason) implements Finding {}

    record DatabaseUnusable(String database, FileFault.Reason reason) implements Finding {}

    record ServerMute(String address, FileFault.Reason reason) implements Finding {}

    /// The server runs but cannot store anything.
    ///
    /// @param text what it says
    record ServerNotReady(String address, String text) implements Finding {}

    record FolderIsFile(String folder) implements Finding {}

    record FolderClosed(String folder, String user) implements Finding {}

    /// The user who runs the doctor is not the one who owns the data.
    record FolderOfOther(String folder, String owner, String user) implements Finding {}

    record RoomShort(String folder, long free, long least) implements Finding {}

    record ClockBeforeBuild(String now, String built) implements Finding {}

    record ClockBeforeData(String now, String alive) implements Finding {}

    /// The clocks of this machine and of the PostgreSQL differ.
    record ClocksDiffer(long seconds) implements Finding {}

    record HeapSmall(long megabytes, long least) implements Finding {}

    record HeapLarge(long megabytes, long machine) implements Finding {}

    record ProxyUntold(String url) implements Finding {}

    record UrlUnreachable(String url, FileFault.Reason reason) implements Finding {}

    record UrlInsecure(String url, FileFault.Reason reason) implements Finding {}

    record UrlElsewhere(String url, String status) implements Finding {}

    record UrlMoved(String url, String target) implements Finding {}

    record ProxyWithoutServer(String url, String status) implements Finding {}

    record ProxyHidesHost(String url) implements Finding {}

    record ProxyHidesCallers(String url) implements Finding {}

    /// A server of this installation runs.
    record ServerRuns(String holder) implements DoctorMessages {}

    record ServerStopped() implements DoctorMessages {}

    record NothingFound() implements DoctorMessages {}

    record FoundCount(int findings) implements DoctorMessages {}
}
