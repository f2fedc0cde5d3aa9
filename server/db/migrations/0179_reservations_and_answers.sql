-- The page of a reserved piece says when its order would end. A change of that end, of the order's status or of its payments (a paid order
-- does not end by itself) is therefore a change of the pieces. They are locked by their ids, as everywhere. Cancelling and shipping write
-- the pieces anyway.
create function mark_pieces_of_order(id_of_order uuid) returns void language plpgsql as $$
begin
  if current_setting('vitrine.restoring', true) = 'on' then return; end if;
  perform from piece where id in (select piece_id from order_line where order_id = id_of_order) order by id for update;
  update piece set changed_by = pg_current_xact_id()
    where id in (select piece_id from order_line where order_id = id_of_order) and changed_by <> pg_current_xact_id();
end $$;

create function mark_pieces_of_changed_order() returns trigger language plpgsql as $$
begin
  perform mark_pieces_of_order(new.id);
  return null;
end $$;
create trigger shop_order_marks_pieces after update of status, expires_at on shop_order for each row
  when (new.status in ('pending', 'confirmed') and (old.status, old.expires_at) is distinct from (new.status, new.expires_at))
  execute function mark_pieces_of_changed_order();

create function mark_pieces_of_payment() returns trigger language plpgsql as $$
begin
  perform mark_pieces_of_order(case when tg_op = 'DELETE' then old.order_id else new.order_id end);
  return null;
end $$;
create trigger order_payment_marks_pieces after insert or delete on order_payment for each row execute function mark_pieces_of_payment();
