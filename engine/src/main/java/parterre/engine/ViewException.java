package parterre.engine;

/// Thrown by [Game#check] and [Game#imagine] for a view that the game could not have made, and by the constructors of
/// records for components that do not go together.
public final class ViewException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private final transient Reading.Problem problem;

    /// @param problem the wrong component and its fault
    public ViewException(Reading.Problem problem) {
        super(problem.where() + ": " + problem.fault());
        this.problem = problem;
    }

    /// @param field the wrong component, with its path ("orders.left")
    public ViewException(String field, Reason fault) {
        this(Reading.Problem.of(field, fault));
    }

    /// Returns the wrong component and its fault.
    public Reading.Problem problem() {
        return problem;
    }
}
