-- What customers gather: the cart, favorites, comparison. Ids that travel are random: nobody can count or guess another's.

create table cart (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null unique references customer (id) on delete cascade,
  -- raised by every change: an order says which state of the cart it means (SEC-C2)
  version integer not null default 1
);

create table cart_line (
  id uuid primary key default gen_random_uuid(),
  cart_id uuid not null references cart (id) on delete cascade,
  piece_id integer not null references piece (id) on delete cascade,
  quantity integer not null check (quantity >= 1),
  -- the price when the piece was put in: a later one is shown as a change
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
