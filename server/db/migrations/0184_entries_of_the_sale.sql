-- Whether a changed piece was on sale before, so that saved searches of the sale are told of a piece that enters it. Changes
-- that already wait count as on sale, because their earlier state is unknown.
alter table changed_piece add column was_on_sale boolean not null default true;
alter table changed_piece alter column was_on_sale drop default;

create or replace function note_changed_piece() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('vitrine.restoring', true), '') = 'on' then return null; end if;
  if tg_op = 'INSERT' then
    insert into changed_piece (piece_id, was_status, was_price_cents, was_on_sale)
      values (new.id, 'draft', null, false) on conflict do nothing;
  else
    insert into changed_piece (piece_id, was_status, was_price_cents, was_on_sale)
      values (new.id, old.status, case when not old.price_on_request then old.price_cents end,
        old.previous_price_cents is not null and not old.price_on_request)
      on conflict (piece_id) do update set revision = changed_piece.revision + 1;
  end if;
  return null;
end $$;
drop trigger piece_changed on piece;
create trigger piece_changed after update of status, price_cents, price_on_request, previous_price_cents on piece for each row
  when ((old.status, old.price_cents, old.price_on_request, old.previous_price_cents)
    is distinct from (new.status, new.price_cents, new.price_on_request, new.previous_price_cents))
  execute function note_changed_piece();
