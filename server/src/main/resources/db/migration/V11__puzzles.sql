-- Ratings by Glicko-2: of puzzles, and of people in each game. A puzzle that nobody has tried has none here, since its
-- file says where it begins. Only the first attempt of a person at a puzzle is kept and counts. The loss is in
-- thousandths of the win, and empty for one who gave up; the time is in milliseconds since 1970.
create table puzzle_rating (
    puzzle text primary key,
    rating double precision not null,
    deviation double precision not null,
    volatility double precision not null,
    tries integer not null
);
create table puzzle_player (
    person text not null,
    game text not null,
    rating double precision not null,
    deviation double precision not null,
    volatility double precision not null,
    tries integer not null,
    primary key (person, game)
);
create table puzzle_attempt (
    person text not null,
    puzzle text not null,
    result text not null,
    loss integer,
    at bigint not null,
    primary key (person, puzzle)
);
