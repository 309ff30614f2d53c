package parterre.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.instruction.ConstantInstruction;
import java.lang.reflect.AccessFlag;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parterre.engine.Generator;
import parterre.engine.Lines;
import parterre.engine.Move;
import parterre.engine.Next;
import parterre.engine.Result;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;
import parterre.engine.table.ResultForm;
import parterre.engine.walk.Playout;
import parterre.engine.walk.Variations;

/// Renames every constant of a game's enums in its class files. The game then writes the same options, positions,
/// moves and results, and reads what it wrote before.
class RenamedConstantsTest {
    private static final String OTHER = "OTHER_";
    private static final int GAMES = 12;
    private static final int MOST_STEPS = 400;

    /// Loads the classes of a package anew, with other names for the constants of enums.
    private static final class RenamingLoader extends ClassLoader {
        private final String root;

        /// @param root the name of the package
        RenamingLoader(String root) {
            super(RenamedConstantsTest.class.getClassLoader());
            this.root = root + ".";
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.startsWith(root)) {
                return super.loadClass(name, resolve);
            }
            synchronized (getClassLoadingLock(name)) {
                var loaded = findLoadedClass(name);
                return loaded != null ? loaded : load(name);
            }
        }

        private Class<?> load(String name) throws ClassNotFoundException {
            try (var file = getResourceAsStream(name.replace('.', '/') + ".class")) {
                if (file == null) {
                    throw new ClassNotFoundException(name);
                }
                var code = renamed(file.readAllBytes());
                return defineClass(name, code, 0, code.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }

    /// Returns a class file in which the constants, if it is an enum, have other names for the program.
    private static byte[] renamed(byte[] original) {
        var type = ClassFile.of().parse(original);
        if (!type.flags().has(AccessFlag.ENUM)) {
            return original;
        }
        var names = type.fields().stream()
                .filter(field -> field.flags().has(AccessFlag.ENUM))
                .map(field -> field.fieldName().stringValue())
                .collect(Collectors.toSet());
        return ClassFile.of()
                .transformClass(
                        type,
                        ClassTransform.transformingMethodBodies(
                                method -> method.methodName().equalsString("<clinit>"), (code, element) -> {
                                    if (element instanceof ConstantInstruction.LoadConstantInstruction constant
                                            && constant.constantValue() instanceof String text
                                            && names.contains(text)) {
                                        code.loadConstant(OTHER + text);
                                    } else {
                                        code.with(element);
                                    }
                                }));
    }

    static Stream<GameBox<?, ?, ?>> games() {
        return Boxes.all().stream()
                .filter(box -> House.games().contains(box.game().info().slug()));
    }

    @ParameterizedTest
    @MethodSource("games")
    void renamedConstantsChangeNothingStored(GameBox<?, ?, ?> box) throws ReflectiveOperationException {
        var loader = new RenamingLoader(box.getClass().getPackageName());
        var renamed = (GameBox<?, ?, ?>) loader.loadClass(box.getClass().getName())
                .getDeclaredConstructor()
                .newInstance();
        assertThat(renamed.endings())
                .isNotEmpty()
                .allSatisfy(cause -> assertThat(((Enum<?>) cause).name()).startsWith(OTHER));
        for (int seed = 0; seed < GAMES; seed++) {
            var stored = played(box, seed);
            assertThat(played(renamed, seed)).isEqualTo(stored);
            assertThat(readAgain(renamed, stored)).isEqualTo(stored);
        }
    }

    /// What is stored of one game.
    ///
    /// @param options the options with their values
    /// @param steps the steps as records write them
    /// @param result empty if the game was stopped
    private record Stored(String options, List<String> positions, List<String> steps, List<String> result) {}

    /// Plays a game at random.
    private static <S, M extends Move, V> Stored played(GameBox<S, M, V> box, long seed) {
        var game = box.game();
        var luck = Generator.of(seed);
        var setup = Variations.draw(game, luck);
        var stored = new Stored(setup.chosen().toString(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        S position = game.start(setup);
        stored.positions().add(box.positions().write(position));
        for (int i = 0; i < MOST_STEPS; i++) {
            var step = Playout.step(game, position, luck);
            if (step.isEmpty()) {
                break;
            }
            stored.steps().add(Lines.full(game.notation(), step.get()));
            position = game.play(position, step.get());
            stored.positions().add(box.positions().write(position));
        }
        if (game.next(position) instanceof Next.Over<M>(Result result)) {
            stored.result().add(new ResultForm().write(result));
        }
        return stored;
    }

    /// Reads all positions and steps, and writes them again.
    private static <S, M extends Move, V> Stored readAgain(GameBox<S, M, V> box, Stored stored) {
        var notation = box.game().notation();
        return new Stored(
                stored.options(),
                stored.positions().stream()
                        .map(text ->
                                box.positions().write(box.positions().read(text).orThrow()))
                        .toList(),
                stored.steps().stream()
                        .map(text ->
                                Lines.full(notation, Lines.read(notation, text).orThrow()))
                        .toList(),
                stored.result());
    }
}
