-- Questions and videos are sorted by the staff. Each gets a position that keeps the present order, and a version for
-- concurrent edits.
alter table faq add column edit_version integer not null default 1;
alter table video add column edit_version integer not null default 1;
update faq set position = shown.place
  from (select id, row_number() over (order by position, id) - 1 as place from faq) shown
  where shown.id = faq.id and faq.position <> shown.place;
update video set position = shown.place
  from (select id, row_number() over (order by position, id) - 1 as place from video) shown
  where shown.id = video.id and video.position <> shown.place;
