-- How an order in coins is paid: for each wallet of the shop, the amount, the rate and the address at the time of the
-- order. Later settings do not change them.

create table order_coin_quote (
  order_id uuid not null references shop_order (id),
  coin text not null check (coin in ('BTC', 'ETH', 'USDT_TRC20', 'USDT_ERC20')),
  network text not null,
  address text not null check (address <> ''),
  -- US dollars for one coin, the time of that rate, and the total in coins. All are null if the shop has no rate.
  rate_usd numeric check (rate_usd > 0),
  rate_at timestamptz,
  amount numeric check (amount > 0),
  primary key (order_id, coin),
  check ((rate_usd is null) = (amount is null) and (rate_usd is null) = (rate_at is null))
);
