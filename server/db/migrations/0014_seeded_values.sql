-- Values of the reference lists that the program has put in once: one that the owner renamed or deleted afterwards stays so.

create table seeded_value (
  list text not null,
  key text not null,
  primary key (list, key)
);
