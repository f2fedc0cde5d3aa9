-- The values of reference lists that the program has seeded once. A value that the owner has renamed or deleted since
-- is not seeded again.

create table seeded_value (
  list text not null,
  key text not null,
  primary key (list, key)
);
