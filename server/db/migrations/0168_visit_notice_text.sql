-- The staff's own text for the notice of a confirmed or moved visit; null: the shop's sentence.
alter table visit add column notice_text text;
