-- Makes the staff's notes on services and transfers erasable from the audit log. Seals cover their salted digests.
select watch_table('service_entry', 'id', 'edit_version', 'workshop_name,text_ru,text_en', 'piece', 'piece_id');
select watch_table('piece_move', 'id', '', 'courier,tracking', 'piece', 'piece_id');
