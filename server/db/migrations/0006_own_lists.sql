-- Lists of a customer: cart, favorites, comparison. Ids that browsers receive are random, so that nobody can guess the ids
-- of other customers.

create table cart (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null unique references customer (id) on delete cascade,
  -- incremented by each change; an order names the version of the cart that the customer saw (SEC-C2)
  version integer not null default 1
);

create table cart_line (
  id uuid primary key default gen_random_uuid(),
  cart_id uuid not null references cart (id) on delete cascade,
  piece_id integer not null references piece (id) on delete cascade,
  quantity integer not null check (quantity >= 1),
  -- price when the piece was added to the cart; if the price changes later, the cart shows the change
  price_cents bigint not null check (price_cents > 0),
  added_at timestamptz not null default now(),
  unique (cart_id, piece_id)
);
create index cart_line_piece on cart_line (piece_id);

create table favorite (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references customer (id) on delete cascade,
  piece_id integer not null references piece (id) on delete cascade,
  added_at timestamptz not null default now(),
  unique (customer_id, piece_id)
);
create index favorite_piece on favorite (piece_id);

create table comparison_entry (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references customer (id) on delete cascade,
  piece_id integer not null references piece (id) on delete cascade,
  added_at timestamptz not null default now(),
  unique (customer_id, piece_id)
);
create index comparison_entry_piece on comparison_entry (piece_id);
