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

    /// Lets the player who is asked make a move. Returns that player.
    Guest move(int number) {
        var mover = host.myTurnOrAnothers() ? host : other;
        mover.bar().getByText("Choose").waitFor();
        mover.move(number);
        return mover;
    }
}
