package parterre.gnomes;

/// The automa's orders for a round, by its two control cards. GG-7.2
///
/// @param prep hours, less its animals
/// @param tasks the tasks that it does and blocks
/// @param pass how many gnomes it passes at most
record Control(int prep, Half.Score score, Tasks tasks, int pass) {
    /// Returns the orders of two halves that go together. [CardChecks] has checked that they do.
    static Control of(Half first, Half second) {
        var left = first.orders();
        var right = second.orders();
        return new Control(
                left.prep().or(right::prep).orElseThrow(),
                left.score().or(right::score).orElseThrow(),
                left.tasks().with(right.tasks()),
                left.pass().or(right::pass).orElseThrow());
    }
}
