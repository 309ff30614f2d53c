package parterre.server.wire;

import parterre.engine.Message;

/// What stands on the page before its scripts run.
public sealed interface PageNote extends Message {
    /// The browser runs no scripts.
    record ScriptsNeeded() implements PageNote {}
}
