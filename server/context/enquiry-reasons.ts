/** Reasons to refuse a visitor's form or photograph, a reply or an assignment rule, and the confirmations of accepted forms. */
const enquiryReasons = [
  'visit-day-closed',
  'visit-time-closed',
  'visit-time-taken',
  'visit-moves-too-many',
  'photo-unreadable',
  'photo-too-large',
  'photos-too-many',
  'photo-missing',
  'photo-gone',
  'photos-no-room',
  'overloaded',
  'form-received',
  'taken-without-photos',
  'thread-changed',
  'thread-link-gone',
  'reply-field-empty',
  'reply-unreachable',
  'reply-sent',
  'reply-file-gone',
  'reply-files-too-large',
  'reply-piece-gone',
  'rules-edited-meanwhile',
  'rule-person-unfit',
  'rule-brand-gone',
] as const

export type EnquiryReason = (typeof enquiryReasons)[number]
