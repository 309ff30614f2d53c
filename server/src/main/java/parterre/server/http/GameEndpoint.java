package parterre.server.http;

import static parterre.server.http.EndpointSpec.get;
import static parterre.server.http.EndpointSpec.post;
import static parterre.server.wire.FaultCode.RANGE;
import static parterre.server.wire.FaultCode.SETUP;
import static parterre.server.wire.FaultCode.UNKNOWN_GAME;

import parterre.server.wire.Calls;
import parterre.server.wire.GameWords;
import parterre.server.wire.People;

/// The endpoints about games, and the checks of positions, files and records.
enum GameEndpoint implements Endpoint {
    GAMES(get(
                    "/api/games",
                    "The games of this server, their options and their bots, in the language of `Accept-Language`")
            .answers(People.Games.class)),
    RULES(get("/api/games/{game}/rules", "The game's rules, as Markdown, in the language of `Accept-Language`")
            .answers(Media.MARKDOWN)
            .fails(UNKNOWN_GAME)),
    WORDS(get(
                    "/api/games/{game}/words",
                    "The game's messages as ICU patterns, in the language of `Accept-Language`, for games that the"
                            + " page was not built with")
            .answers(GameWords.class)
            .fails(UNKNOWN_GAME)),
    GAME_FILE(get("/api/games/{game}/files/{option}", "The game's own file of an option, such as its card table")
            .answers(Media.TEXT)
            .fails(UNKNOWN_GAME, SETUP)),
    OPENING(get(
                    "/api/games/{game}/opening",
                    "A position of an early turn for `?seats=` players, as a start for the position editor")
            .answers(Media.TEXT)
            .fails(UNKNOWN_GAME, RANGE, SETUP)),
    CHECK_FILE(post(
                    "/api/files/check",
                    "Checks a file for a new table, such as a card table, and lists its differences from the game's"
                            + " own")
            .takes(Calls.CheckFile.class)
            .answers(Calls.FileCheck.class)
            .upTo(EndpointSpec.LARGEST_FILE)
            .forAnyone()
            .fails(UNKNOWN_GAME, SETUP)),
    CHECK_POSITION(post("/api/positions/check", "Checks a position")
            .takes(Calls.CheckPosition.class)
            .answers(Calls.PositionCheck.class)
            .upTo(EndpointSpec.LARGEST_POSITION)
            .forAnyone()
            .fails(UNKNOWN_GAME, SETUP)),
    TRY_POSITION(post(
                    "/api/positions/try",
                    "The question that a position asks, and the effects of a move there; no table changes")
            .takes(Calls.TryPosition.class)
            .answers(Calls.PositionTry.class)
            .upTo(EndpointSpec.LARGEST_POSITION)
            .forAnyone()
            .fails(UNKNOWN_GAME)),
    READ_RECORD(post("/api/records/read", "Reads and replays a record")
            .takes(Calls.ReadRecord.class)
            .answers(Calls.RecordReading.class)
            .upTo(EndpointSpec.LARGEST_RECORD)
            .forAnyone()
            .fails(RANGE)),
    OPENAPI(get("/api/openapi.yaml", "This description").answers(Media.YAML));

    private final EndpointSpec spec;

    GameEndpoint(EndpointSpec spec) {
        this.spec = spec;
    }

    @Override
    public EndpointSpec spec() {
        return spec;
    }
}
