package parterre.engine.box;

import parterre.engine.Reason;

/// The mistakes that a RULES.md can have. Each message tells what would be right.
public sealed interface RuleBookFault extends Reason {
    record NotARuleId(String prefix) implements RuleBookFault {}

    record EmptyRule() implements RuleBookFault {}

    record RuleTwice() implements RuleBookFault {}

    record UnknownRule(String id) implements RuleBookFault {}

    record NoRules(String prefix) implements RuleBookFault {}
}
