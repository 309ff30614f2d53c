package parterre.server.wire;

import parterre.engine.Message;

/// The data in the page before its scripts run.
public sealed interface PageNote extends Message {
    /// The browser runs no scripts.
    record ScriptsNeeded() implements PageNote {}
}
