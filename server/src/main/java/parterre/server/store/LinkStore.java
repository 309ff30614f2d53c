package parterre.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.StatementContext;

/// The links that sign other devices in, and the devices that ask to be signed in by them.
public final class LinkStore {
    private static final String COLUMNS = "hash, person, until, device, guest, label, seats, code, wrong, confirmed";

    private final Database database;

    public LinkStore(Database database) {
        this.database = database;
    }

    /// A link.
    ///
    /// @param hash of its token, which is not kept
    /// @param person as whom it signs in
    /// @param until when it ends, in milliseconds since 1970
    /// @param request the device that asks to be signed in by it; at most one ever does
    public record Link(String hash, String person, long until, Optional<Request> request) {}

    /// A device that asks to be signed in.
    ///
    /// @param device its secret id
    /// @param guest who it has been so far
    /// @param label what the device seems to be
    /// @param seats what is to become of the guest's seats; empty if nothing was said
    /// @param code what the device shows
    /// @param wrong how many wrong codes have been entered
    /// @param confirmed true if the right one has
    public record Request(
            String device,
            String guest,
            String label,
            Optional<String> seats,
            String code,
            int wrong,
            boolean confirmed) {}

    /// Keeps a link.
    ///
    /// @param most how many of a person are kept, the latest
    public void add(String hash, String person, long until, long now, int most) {
        database.write(handle -> {
            handle.execute("delete from device_link where until < ?", now);
            handle.execute("""
                    delete from device_link where person = ? and hash not in
                    (select hash from device_link where person = ? order by until desc limit ?)""", person, person, most - 1);
            handle.execute("insert into device_link (hash, person, until) values (?, ?, ?)", hash, person, until);
        });
    }

    /// Returns the link of a token's hash, if it has not ended.
    public Optional<Link> link(String hash, long now) {
        return database.read(handle -> link(handle, hash, now));
    }

    private static Optional<Link> link(Handle handle, String hash, long now) {
        return handle.createQuery("select " + COLUMNS + " from device_link where hash = ? and until >= ?")
                .bind(0, hash)
                .bind(1, now)
                .map(LinkStore::read)
                .findOne();
    }

    private static Link read(ResultSet row, StatementContext context) throws SQLException {
        return new Link(
                row.getString(1),
                row.getString(2),
                row.getLong(3),
                row.getString(4) == null ? Optional.empty() : Optional.of(request(row)));
    }

    private static Request request(ResultSet row) throws SQLException {
        return new Request(
                row.getString(4),
                row.getString(5),
                row.getString(6),
                Optional.ofNullable(row.getString(7)),
                row.getString(8),
                row.getInt(9),
                row.getInt(10) == 1);
    }

    /// Returns the links of a person by which a device asks to be signed in and has not been confirmed.
    public List<Link> requested(String person, long now) {
        return database.read(handle -> handle.createQuery("select " + COLUMNS
                        + " from device_link where person = ? and until >= ? and device is not null and confirmed = 0"
                        + " order by until")
                .bind(0, person)
                .bind(1, now)
                .map(LinkStore::read)
                .list());
    }

    /// Keeps that a device asks to be signed in by a link, unless another one does already. The same device may ask
    /// again, to say something else about the seats.
    ///
    /// @return the link as it is kept then
    public Optional<Link> request(String hash, Request request, long now) {
        return changed(
                hash,
                now,
                handle -> handle.execute(
                        """
                update device_link set device = ?, guest = ?, label = ?, seats = ?, code = coalesce(code, ?)
                where hash = ? and until >= ? and (device is null or device = ?)""",
                        request.device(),
                        request.guest(),
                        request.label(),
                        request.seats().orElse(null),
                        request.code(),
                        hash,
                        now,
                        request.device()));
    }

    /// Keeps that a code was entered for a link.
    ///
    /// @param most after so many wrong ones the link ends
    /// @return the link as it is kept then; empty if it has ended
    public Optional<Link> enter(String hash, String code, int most, long now) {
        return changed(hash, now, handle -> {
            handle.execute(
                    "update device_link set confirmed = 1 where hash = ? and code = ? and wrong < ?", hash, code, most);
            handle.execute("update device_link set wrong = wrong + 1 where hash = ? and confirmed = 0", hash);
            handle.execute("delete from device_link where hash = ? and confirmed = 0 and wrong >= ?", hash, most);
        });
    }

    private Optional<Link> changed(String hash, long now, Consumer<Handle> change) {
        var after = new AtomicReference<Optional<Link>>(Optional.empty());
        database.write(handle -> {
            change.accept(handle);
            after.set(link(handle, hash, now));
        });
        return after.get();
    }

    /// Ends a link.
    public void remove(String hash) {
        database.write(handle -> handle.execute("delete from device_link where hash = ?", hash));
    }
}
