import type { JobKind } from '#server/domain/jobs/job-kinds.ts'

/**
 * Earlier names of kinds of jobs (version 0.1 and its drafts). Migration 0161 renames stored jobs. During an update, a process of the
 * earlier version may still queue jobs under these names. To be removed in the release after the next.
 */
const renamedKinds: Readonly<Record<string, JobKind>> = {
  'lapse-order': 'expire-order',
  'lapse-orders': 'expire-orders',
  'forget-done-jobs': 'purge-done-jobs',
  'forget-sign-ins': 'purge-sign-ins',
  'forget-photos': 'purge-unclaimed-photos',
  'forget-enquiries': 'purge-enquiries',
  'forget-outbox': 'purge-outbox',
  'order-notice': 'order-notification',
  'visit-notice': 'visit-notification',
  'thread-answer': 'send-reply',
  'tell-of-pieces': 'queue-alerts',
  'watch-threads': 'notify-of-late-replies',
  'watch-messages': 'notify-of-failed-messages',
  'start-wallets': 'activate-wallets',
}

/** Returns the current name of a kind that may be stored under an earlier name. */
export const currentKind = (stored: string): string => renamedKinds[stored] ?? stored

/** Returns these kinds together with their earlier names. */
export function storedKinds(kinds: readonly string[]): string[] {
  const earlier = Object.entries(renamedKinds).filter(([, kind]) => kinds.includes(kind))
  return [...kinds, ...earlier.map(([kind]) => kind)]
}
