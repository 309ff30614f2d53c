package parterre.server.http;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.server.people.Guests;
import parterre.server.people.Person;
import parterre.server.wire.ApiException;
import parterre.server.wire.FaultCode;
import parterre.server.wire.Json;
import parterre.server.wire.ServerFault;
import parterre.server.work.Caller;
import parterre.server.work.WorkOwner;
import parterre.wording.Naming;
import tools.jackson.core.JacksonException;
import tools.jackson.core.exc.InputCoercionException;
import tools.jackson.databind.DatabindException;

/// One call: its caller and its content.
final class Call {
    private static final String COOKIE = "parterre";
    private static final String NAMING = "naming";
    /// U+0000 as JSON writes it, and not a backslash before the letters `u0000`.
    private static final Pattern NUL = Pattern.compile("(?<!\\\\)(?:\\\\\\\\)*+\\\\u0000");

    private static final int COOKIE_LIVES = 400 * 86_400;

    private final Context context;
    private final Guests guests;
    private final String address;
    private final boolean secure;
    private final boolean known;
    private final byte[] body;
    private Guests.Session session;

    /// @param secure true if the page is reached by https only
    /// @param body empty if the endpoint takes no body
    /// @throws ApiException if the caller shows two cookies
    Call(Context context, Guests guests, String address, boolean secure, byte[] body) {
        this.context = context;
        this.guests = guests;
        this.address = address;
        this.secure = secure;
        this.body = body;
        var shown = shown(context, secure).flatMap(guests::read);
        known = shown.isPresent();
        session = shown.orElseGet(guests::fresh);
    }

    /// Returns the name of the cookie. By https it is one that browsers take from this host alone, so that no
    /// neighbouring site can set it.
    static String cookie(boolean secure) {
        return secure ? "__Host-" + COOKIE : COOKIE;
    }

    /// Returns the cookie that the caller shows.
    ///
    /// @throws ApiException if there are several: one of them may come from somebody else
    private static Optional<String> shown(Context context, boolean secure) {
        var cookies = Optional.ofNullable(context.req().getCookies()).stream()
                .flatMap(Stream::of)
                .filter(cookie -> cookie.getName().equals(cookie(secure)))
                .map(cookie -> cookie.getValue())
                .toList();
        if (cookies.size() > 1) {
            throw ApiException.of(FaultCode.UNREADABLE, new ServerFault.TwoCookies(), cookie(secure));
        }
        return cookies.stream().findFirst();
    }

    /// Answers this call with these names of seats.
    void name(Naming naming) {
        context.attribute(NAMING, naming);
    }

    /// Returns the names of seats that the call brought; empty if it brought none.
    static Optional<Naming> naming(Context context) {
        return Optional.ofNullable(context.<Naming>attribute(NAMING));
    }

    Context context() {
        return context;
    }

    String address() {
        return address;
    }

    /// Returns the caller, who waits as long as their connection is open.
    Caller caller() {
        return new Caller(new WorkOwner(address, person().id()), () -> ConnectionAcceptor.isHere(context.req()));
    }

    Guests.Session session() {
        return session;
    }

    Person person() {
        return session.person();
    }

    /// Returns the caller's id for limits, if the caller showed their cookie. Empty for a person made up for this
    /// call.
    Optional<String> known() {
        return known ? Optional.of(session.person().id()) : Optional.empty();
    }

    /// Returns false if the caller's device has been signed out, or has become another person's, since the call began.
    boolean isStillTheirs() {
        return !known
                || shown(context, secure)
                        .flatMap(guests::read)
                        .filter(now -> now.person().id().equals(session.person().id()))
                        .isPresent();
    }

    /// Returns true if the caller has done nothing here yet.
    boolean isNew() {
        return !known || guests.isNew(session);
    }

    private String device() {
        return Devices.label(Optional.ofNullable(context.header("User-Agent")).orElse(""));
    }

    /// The caller watches a table: they are stored, if they showed a cookie.
    void watches() {
        if (known) {
            guests.watches(session, device());
        }
    }

    /// The caller has done something: they are stored, and get their cookie if they have none.
    void acts() {
        guests.acts(session, device());
        if (!known) {
            giveCookie();
        }
    }

    /// Gives the caller their cookie, for another while.
    void giveCookie() {
        context.cookie(new Cookie(
                cookie(secure), guests.cookie(session), "/", COOKIE_LIVES, secure, true, null, SameSite.LAX));
    }

    /// The caller is somebody else from now on.
    void becomes(Guests.Session other) {
        session = other;
        acts();
        giveCookie();
    }

    <T> T body(Class<T> type) {
        var text = checkText(new String(body, StandardCharsets.UTF_8), "body");
        try {
            return Optional.ofNullable(Json.MAPPER.readValue(text, type))
                    .orElseThrow(() -> ApiException.of(FaultCode.JSON, new ServerFault.EmptyBody(), "body"));
        } catch (DatabindException e) {
            throw ApiException.of(FaultCode.JSON, new ServerFault.WrongBody(), where(e));
        } catch (InputCoercionException e) {
            throw ApiException.of(FaultCode.JSON, new ServerFault.NumberTooLarge(), where(e));
        } catch (JacksonException e) {
            throw ApiException.of(FaultCode.JSON, new ServerFault.NotJson(), "body");
        }
    }

    /// Refuses a text with the character U+0000, which some databases cannot keep, as itself or as JSON writes it.
    private static String checkText(String text, String where) {
        if (text.indexOf('\0') >= 0 || NUL.matcher(text).find()) {
            throw ApiException.of(FaultCode.UNREADABLE, new ServerFault.NoNul(), where);
        }
        return text;
    }

    private static String where(JacksonException e) {
        return e.getPath().stream()
                .map(part -> part.getPropertyName() == null ? "[" + part.getIndex() + "]" : part.getPropertyName())
                .reduce((first, second) -> first + "." + second)
                .orElse("body");
    }

    /// Returns the languages that the caller reads, the preferred one first; empty if the caller does not say so.
    List<Locale> languages() {
        return AnswerFormatter.languages(Optional.ofNullable(context.header("Accept-Language")));
    }

    String path(String name) {
        return checkText(context.pathParam(name), name);
    }

    Optional<String> query(String name) {
        return Optional.ofNullable(context.queryParam(name)).map(text -> checkText(text, name));
    }

    int number(String name, int standard) {
        return query(name)
                .map(text -> {
                    try {
                        return Integer.parseInt(text);
                    } catch (NumberFormatException e) {
                        throw ApiException.of(FaultCode.RANGE, new ServerFault.WholeNumberWanted(name), name);
                    }
                })
                .orElse(standard);
    }

    Seat seat(String name) {
        return seat(name, path(name));
    }

    /// Returns from which of their seats the caller looks, if the call names one.
    Optional<Seat> as() {
        return query("as").map(text -> seat("as", text));
    }

    private static Seat seat(String name, String text) {
        return switch (Seat.read(text)) {
            case Reading.Good<Seat>(Seat seat) -> seat;
            case Reading.Bad<Seat> _ ->
                throw ApiException.of(FaultCode.RANGE, new ServerFault.SeatWanted(Seat.MOST), name);
        };
    }
}
