package parterre.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parterre.server.http.Limits;

/// A person who keeps bots busy at too many tables is told so where they asked for one more.
class LimitTest {
    /// Opens tables as the page does, and returns the statuses of the answers.
    private static final String OPEN_TABLES = """
            async count => {
                const seats = [{ kind: 'me' }, { kind: 'bot', level: 'gentle' }];
                const statuses = [];
                for (let i = 0; i < count; i++) {
                    const answer = await fetch('/api/tables', {
                        method: 'POST',
                        headers: { 'Content-Type': 'application/json' },
                        body: JSON.stringify({ game: 'gardens-of-mars', seats, options: {} }),
                    });
                    statuses.push(answer.status);
                }
                return statuses;
            }
            """;

    @Test
    void thePageSaysThatBotsPlayAtTooManyTables(@TempDir Path data) throws IOException, InterruptedException {
        var limits = Limits.standard();
        try (var session = BrowserSession.begin(data, "gardens-of-mars", limits)) {
            var guest = session.guest();
            guest.goTo("/");
            guest.button("Play").waitFor();
            var statuses = (List<?>) guest.page().evaluate(OPEN_TABLES, limits.tablesWithBots());
            org.assertj.core.api.Assertions.assertThat(statuses)
                    .hasSize(limits.tablesWithBots())
                    .allMatch(status -> status.equals(201));
            guest.button("Play").click();
            assertThat(guest.page().getByText("Finish one of these games")).isVisible();
            Axe.findsNothing(guest, "a refused table");
        }
    }
}
