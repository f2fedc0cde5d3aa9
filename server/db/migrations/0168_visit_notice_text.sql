-- The staff's own text in the email about a confirmed or moved visit. Null: the shop's sentence.
alter table visit add column notice_text text;
