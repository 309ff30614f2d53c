-- 1 once the person has solved the puzzle or given up, in the first attempt or a later one. From then on its themes are
-- told.
alter table puzzle_attempt add column told integer not null default 0;
update puzzle_attempt set told = 1 where result <> 'wrong';
