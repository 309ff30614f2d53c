-- The one server that may write. Each server that takes the database over raises the epoch; every transaction of a
-- server checks that the epoch is still its own.
create table writer (
    id integer primary key,
    epoch bigint not null
);
insert into writer (id, epoch) values (1, 0);
