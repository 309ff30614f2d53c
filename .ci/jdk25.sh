# Finds a JDK 25. To be sourced, by bash; defines functions and does nothing else.

# True if the folder $1 is a JDK (not a mere runtime) of version 25.
is_jdk25() {
    [ -n "$1" ] && [ -x "$1/bin/java" ] && [ -x "$1/bin/javac" ] || return 1
    if [ -r "$1/release" ]; then
        grep -Eq '^JAVA_VERSION="25([.+"-]|$)' "$1/release"
    else
        "$1/bin/javac" -version 2>&1 | grep -Eq '^javac 25([.+-]|$)'
    fi
}

# Prints the home of a JDK 25: JAVA_HOME, else that of the java on the path, else one in the usual places.
# Fails, and says on stderr what to install, if there is none.
find_jdk25() {
    local home java
    if is_jdk25 "${JAVA_HOME-}"; then
        printf '%s\n' "$JAVA_HOME"
        return
    fi
    if java=$(command -v java); then
        # On the path there is often a link, or (macOS) a stub; java itself knows where it lives.
        home=$("$java" -XshowSettings:properties -version 2>&1 | sed -n 's/^ *java\.home = //p')
        if is_jdk25 "$home"; then
            printf '%s\n' "$home"
            return
        fi
    fi
    for home in /usr/lib/jvm/* /usr/java/* /opt/java/* \
        /Library/Java/JavaVirtualMachines/*/Contents/Home "${HOME-}"/Library/Java/JavaVirtualMachines/*/Contents/Home \
        "${HOME-}"/.sdkman/candidates/java/* "${HOME-}"/.jdks/*; do
        if is_jdk25 "$home"; then
            printf '%s\n' "$home"
            return
        fi
    done
    cat >&2 <<'SAY'
Parterre needs a JDK 25 and found none: not in JAVA_HOME, not on the path, not in the usual places.
Install one, for instance Eclipse Temurin 25 (25.0.3 or later):
  Debian, Ubuntu   apt-get install temurin-25-jdk   (from Adoptium's repository), or openjdk-25-jdk
  macOS            brew install temurin@25
  SDKMAN           sdk install java 25-tem
  anything else    https://adoptium.net/temurin/releases/?version=25
or set JAVA_HOME to the one you have.
SAY
    return 1
}

# Runs Maven on the JDK whose home is in JAVA_HOME, with nothing to read and without the JDK's remarks about Maven's own libraries.
maven() {
    if ! command -v mvn >/dev/null; then
        echo 'Parterre is built with Maven (3.8 or later), and there is no mvn on the path: install maven.' >&2
        return 1
    fi
    MAVEN_OPTS="-XX:+UseSerialGC -XX:TieredStopAtLevel=1 --enable-native-access=ALL-UNNAMED --sun-misc-unsafe-memory-access=allow ${MAVEN_OPTS-}" mvn "$@" </dev/null
}
