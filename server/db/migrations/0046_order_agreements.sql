-- A customer agrees to an order that the staff entered by hand. It is a line of the order's history.
alter table order_event drop constraint order_event_kind_check;
alter table order_event add constraint order_event_kind_check check (kind in ('status', 'undone', 'extended', 'edited', 'agreed'));
