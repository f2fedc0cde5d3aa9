-- What the staff types of services and transports can be erased from the audit log, too: the seals cover salted digests of it.
select watch_table('service_entry', 'id', 'edit_version', 'workshop_name,text_ru,text_en', 'piece', 'piece_id');
select watch_table('piece_move', 'id', '', 'courier,tracking', 'piece', 'piece_id');
