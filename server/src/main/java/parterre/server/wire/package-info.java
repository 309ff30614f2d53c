/// The JSON of the API and of the event streams: plain records, one a message, no game named and nothing computed.
///
/// [parterre.server.wire.Json] says how they are written. Where the contract has a plain value already (a pick, a
/// target, a refusal, a result), that value is sent as it is. Every type that a page or a program in
/// another language needs is derived from these records ([parterre.server.shape]), never typed a second time.
@NullMarked
package parterre.server.wire;

import org.jspecify.annotations.NullMarked;
