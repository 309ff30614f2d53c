-- When no server ran: no clock runs then. Milliseconds since 1970.
create table downtime (
    since bigint primary key,
    until bigint not null
);
