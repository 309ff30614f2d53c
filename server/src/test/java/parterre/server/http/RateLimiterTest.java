package parterre.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import parterre.server.wire.ApiException;

/// Limits hold for who goes on asking, however many others come by.
class RateLimiterTest {
    private static final int FEW = 5;

    private final RateLimiter rateLimiter = new RateLimiter(new Limits(FEW, FEW, FEW, FEW, FEW, FEW, FEW, 1, FEW));

    @Test
    void spentCalls_stayCountedWhenManyOthersCome() {
        int refused = 0;
        int others = 0;
        for (int round = 0; round < 80; round++) {
            refused += isRefused("203.0.113.7") ? 1 : 0;
            for (int i = 0; i < 1_000; i++) {
                rateLimiter.read("2001:db8::" + others++);
            }
        }
        assertThat(refused).as("of 80 calls, %d being free at once", FEW).isGreaterThan(60);
    }

    private boolean isRefused(String address) {
        try {
            rateLimiter.table(address);
            return false;
        } catch (ApiException e) {
            return true;
        }
    }

    @Test
    void newPersonForEachCall_isHeldByTheAddress() {
        for (int i = 0; i < 8 * FEW; i++) {
            rateLimiter.write("203.0.113.7", Optional.empty());
        }
        // There is room for a further call every second or two.
        assertThatThrownBy(() -> {
                    for (int i = 0; i < 8 * FEW; i++) {
                        rateLimiter.write("203.0.113.7", Optional.empty());
                    }
                })
                .isInstanceOf(ApiException.class);
        rateLimiter.write("203.0.113.8", Optional.empty());
    }

    @Test
    void newcomer_moreThanAnAddressMay_isRefused() {
        for (int i = 0; i < FEW; i++) {
            rateLimiter.newcomer("203.0.113.7");
        }
        assertThatThrownBy(() -> rateLimiter.newcomer("203.0.113.7")).isInstanceOf(ApiException.class);
        rateLimiter.newcomer("203.0.113.8");
    }

    @Test
    void aStreamThatHasEndedMakesRoomForAnother() {
        var end = rateLimiter.stream("203.0.113.7");
        assertThatThrownBy(() -> rateLimiter.stream("203.0.113.7")).isInstanceOf(ApiException.class);
        assertThatThrownBy(() -> rateLimiter.stream("203.0.113.7")).isInstanceOf(ApiException.class);
        end.run();
        rateLimiter.stream("203.0.113.7").run();
    }

    @Test
    void workThatTurnsOutLargeIsCountedAfterwards() {
        rateLimiter.readMore("203.0.113.7", 2 * FEW);
        assertThatThrownBy(() -> rateLimiter.read("203.0.113.7")).isInstanceOf(ApiException.class);
        rateLimiter.readMore("203.0.113.8", 0);
        rateLimiter.read("203.0.113.8");
    }

    @Test
    void permanentDataHasALimit() {
        for (int i = 0; i < FEW; i++) {
            rateLimiter.lasting("203.0.113.7");
        }
        assertThatThrownBy(() -> rateLimiter.lasting("203.0.113.7")).isInstanceOf(ApiException.class);
    }
}
