-- A customer agrees to an order that was written by hand for them: a line of its history.
alter table order_event drop constraint order_event_kind_check;
alter table order_event add constraint order_event_kind_check check (kind in ('status', 'undone', 'extended', 'edited', 'agreed'));
