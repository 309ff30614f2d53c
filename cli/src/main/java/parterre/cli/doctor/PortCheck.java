package parterre.cli.doctor;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.ServerSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import parterre.cli.words.DoctorMessages;
import parterre.cli.words.FileFault;

/// Checks that a server can listen or, if it runs, that it answers.
final class PortCheck {
    /// The first port that every user may open.
    private static final int FIRST_FREE = 1024;

    private static final Pattern ADDRESS = Pattern.compile("http://\\S+:(\\d+)$");

    private PortCheck() {}

    /// Returns true if the server with this description listens at a port. A server that is still starting has no
    /// address yet.
    static boolean isAt(String holder, int port) {
        var address = ADDRESS.matcher(holder);
        return address.find() && (port == 0 || address.group(1).equals(Integer.toString(port)));
    }

    /// @param holder the server that uses the database
    static List<DoctorMessages.Finding> findings(Installation installation, Optional<String> holder) {
        if (holder.isEmpty()) {
            return closed(installation).stream().toList();
        }
        if (!isAt(holder.get(), installation.port())) {
            var findings = new ArrayList<DoctorMessages.Finding>();
            findings.add(new DoctorMessages.DatabaseInUse(holder.get()));
            closed(installation).ifPresent(findings::add);
            return findings;
        }
        var address = ADDRESS.matcher(holder.get());
        return address.find() ? running(address.group()).stream().toList() : List.of();
    }

    private static Optional<DoctorMessages.Finding> closed(Installation installation) {
        var host = installation.host();
        var address = new InetSocketAddress(host, installation.port());
        if (address.isUnresolved() || !isOfThisMachine(address)) {
            return Optional.of(new DoctorMessages.NoSuchHost(host));
        }
        try (var socket = new ServerSocket()) {
            socket.setReuseAddress(true);
            socket.bind(address);
            return Optional.empty();
        } catch (IOException e) {
            return Optional.of(refused(host, installation.port(), e));
        }
    }

    /// Returns why the port of this address could not be opened.
    static DoctorMessages.Finding refused(String host, int port, IOException e) {
        boolean isForbidden =
                port < FIRST_FREE && String.valueOf(e.getMessage()).contains("ermission");
        var written = Integer.toString(port);
        return isForbidden ? new DoctorMessages.PortForbidden(written) : new DoctorMessages.PortTaken(host, written);
    }

    private static boolean isOfThisMachine(InetSocketAddress address) {
        try {
            return address.getAddress().isAnyLocalAddress()
                    || NetworkInterface.getByInetAddress(address.getAddress()) != null;
        } catch (IOException e) {
            return false;
        }
    }

    /// @param address of a server that runs
    private static Optional<DoctorMessages.Finding> running(String address) {
        try {
            var ready = Probe.get(address + "/ready");
            return ready.statusCode() == 200
                    ? Optional.empty()
                    : Optional.of(new DoctorMessages.ServerNotReady(
                            address, ready.body().strip()));
        } catch (IOException e) {
            return Optional.of(new DoctorMessages.ServerMute(address, FileFault.reason(e)));
        }
    }
}
