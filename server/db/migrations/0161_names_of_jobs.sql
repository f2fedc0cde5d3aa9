-- Renames kinds of jobs to the terms of the glossary. Processes of the previous version may still queue the earlier
-- names (server/domain/jobs/renamed-kinds.ts).
update job set kind = renamed.new from (values
  ('lapse-order', 'expire-order'),
  ('lapse-orders', 'expire-orders'),
  ('forget-done-jobs', 'purge-done-jobs'),
  ('forget-sign-ins', 'purge-sign-ins'),
  ('forget-photos', 'purge-unclaimed-photos'),
  ('forget-enquiries', 'purge-enquiries'),
  ('forget-outbox', 'purge-outbox'),
  ('order-notice', 'order-notification'),
  ('visit-notice', 'visit-notification'),
  ('thread-answer', 'send-reply'),
  ('tell-of-pieces', 'queue-alerts'),
  ('watch-threads', 'notify-of-late-replies'),
  ('watch-messages', 'notify-of-failed-messages'),
  ('start-wallets', 'activate-wallets')
) as renamed (old, new) where job.kind = renamed.old;
