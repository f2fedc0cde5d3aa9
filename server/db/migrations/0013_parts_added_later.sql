-- The row in `watch`, `jewelry` or `bag` may be inserted in a later transaction than its piece. The insert now marks the
-- piece as changed, so that processes read the piece again.

drop trigger watch_marked on watch;
drop trigger jewelry_marked on jewelry;
drop trigger bag_marked on bag;
create trigger watch_marked after insert or update or delete on watch for each row execute function mark_piece_of_part();
create trigger jewelry_marked after insert or update or delete on jewelry for each row execute function mark_piece_of_part();
create trigger bag_marked after insert or update or delete on bag for each row execute function mark_piece_of_part();
