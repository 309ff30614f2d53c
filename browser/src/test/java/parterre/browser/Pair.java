package parterre.browser;

/// Two people at one table, by its link.
record Pair(Guest host, Guest other) {
    /// The first invites, the second comes; the game begins.
    static Pair sitDown(Guest host, Guest other) {
        invite(host);
        other.page().navigate(host.page().url());
        other.button("Sit here").click();
        host.bar().waitFor();
        other.bar().waitFor();
        return new Pair(host, other);
    }

    /// Opens a table with a free seat.
    static void invite(Guest host) {
        host.goTo("/");
        host.button("With friends").click();
        host.page().waitForURL("**/t/*");
    }

    /// Waits for the player whose own page asks them. The page of the other one may not know yet of the last move, and
    /// still tell of the turn before.
    Guest asked() {
        host.page().waitForCondition(() -> host.isAsked() || other.isAsked());
        return host.isAsked() ? host : other;
    }

    /// Lets the player who is asked make a move. Returns that player.
    Guest move(int number) {
        var mover = asked();
        mover.bar().getByText("Choose").waitFor();
        mover.move(number);
        return mover;
    }
}
