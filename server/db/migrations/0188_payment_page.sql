insert into page_text (id) values ('payment');
