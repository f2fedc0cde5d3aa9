-- Addresses that receive coins. One person proposes an address, another approves it, and it is in force a day later at
-- the earliest. The database enforces this with its own clock. A coin without a row uses the wallet of the settings.
create table wallet (
  id uuid primary key default gen_random_uuid(),
  coin text not null check (coin in ('BTC', 'ETH', 'USDT_TRC20', 'USDT_ERC20')),
  address text not null check (address <> ''),
  state text not null default 'proposed' check (state in ('proposed', 'approved', 'active', 'replaced', 'stopped', 'cancelled')),
  proposed_by uuid not null references staff (id),
  proposed_at timestamptz not null,
  approved_by uuid references staff (id),
  approved_at timestamptz,
  -- earliest time at which the address is in force
  active_from timestamptz,
  active_at timestamptz,
  -- who cancelled or stopped it; null for the shop itself
  ended_by uuid references staff (id),
  -- when it was cancelled, stopped or replaced
  ended_at timestamptz,
  check (approved_by <> proposed_by),
  check ((approved_by is null) = (approved_at is null) and (approved_by is null) = (active_from is null)),
  check (active_from >= approved_at + interval '24 hours'),
  check (active_at >= active_from),
  check (state in ('proposed', 'cancelled') or approved_by is not null),
  check ((state in ('active', 'replaced', 'stopped')) = (active_at is not null)),
  check ((state in ('replaced', 'stopped', 'cancelled')) = (ended_at is not null))
);
create unique index wallet_active on wallet (coin) where state = 'active';
create unique index wallet_pending on wallet (coin) where state in ('proposed', 'approved');
create index wallet_proposed_by on wallet (proposed_by);
create index wallet_approved_by on wallet (approved_by);
create index wallet_ended_by on wallet (ended_by);

-- Enforces that a proposal is not changed, that steps follow in order, and that none comes too early.
create function guard_wallet() returns trigger language plpgsql as $$
begin
  if current_setting('vitrine.restoring', true) = 'on' then return new; end if;
  if tg_op = 'INSERT' then
    if new.state = 'proposed' and new.approved_by is null then return new; end if;
    raise exception 'a wallet begins as a proposal' using errcode = 'check_violation', constraint = 'wallet_begins';
  end if;
  if (new.id, new.coin, new.address, new.proposed_by, new.proposed_at) is distinct from
    (old.id, old.coin, old.address, old.proposed_by, old.proposed_at) then
    raise exception 'what was proposed cannot be changed' using errcode = 'check_violation', constraint = 'wallet_kept';
  end if;
  if (old.state, new.state) not in (('proposed', 'approved'), ('proposed', 'cancelled'), ('approved', 'active'), ('approved', 'cancelled'),
    ('active', 'replaced'), ('active', 'stopped')) then
    raise exception 'a wallet goes on by its steps only' using errcode = 'check_violation', constraint = 'wallet_steps';
  end if;
  if old.state <> 'proposed' and (new.approved_by, new.approved_at, new.active_from) is distinct from
    (old.approved_by, old.approved_at, old.active_from) then
    raise exception 'an approval cannot be changed' using errcode = 'check_violation', constraint = 'wallet_kept';
  end if;
  if new.state = 'approved' and new.active_from < now() + interval '24 hours' then
    raise exception 'a wallet waits for a day' using errcode = 'check_violation', constraint = 'wallet_waits';
  end if;
  if new.state = 'active' and old.state = 'approved' and old.active_from > clock_timestamp() then
    raise exception 'the time of this wallet has not come' using errcode = 'check_violation', constraint = 'wallet_waits';
  end if;
  return new;
end $$;
create trigger wallet_guarded before insert or update on wallet for each row execute function guard_wallet();
create trigger wallet_kept before delete on wallet for each row execute function refuse_change();

-- every process reloads the wallets after a change of them, or of the number of owners: with a single owner the wallets
-- of the settings apply
create trigger wallet_told after insert or update or truncate on wallet for each statement execute function mark_catalog('content');
create trigger staff_owners_told after insert or delete or update of roles, blocked_at on staff
  for each statement execute function mark_catalog('content');

select watch_table('wallet', 'id');
