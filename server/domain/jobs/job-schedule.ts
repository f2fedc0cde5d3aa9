import { dayS, hourS } from '#contract/rules/durations.ts'

/** Recurring jobs and their periods in seconds. Their payloads are empty. The handlers are in `server/start/job-handlers.ts`. */
export const periodicJobs = {
  'expire-orders': hourS,
  'expire-holds': hourS,
  'expire-offers': hourS / 60,
  'expire-quotes': hourS / 12,
  'run-piece-plans': hourS,
  'publish-page-texts': hourS / 60,
  'consignment-notices': hourS,
  'purge-done-jobs': hourS,
  'purge-sign-ins': hourS,
  'purge-unclaimed-photos': hourS,
  'purge-person-exports': hourS,
  'purge-enquiries': dayS,
  'notify-of-late-replies': hourS / 12,
  'fetch-emails': hourS / 60,
  'set-telegram-webhook': dayS,
  'purge-inbound': dayS,
  'purge-outbox': dayS,
  'purge-piece-deletions': dayS,
  'purge-photo-uploads': dayS,
  'purge-albums': dayS,
  'purge-staff-events': hourS,
  'weekly-email': hourS,
  'purge-staff-notices': dayS,
  'notify-of-failed-messages': hourS / 12,
  'write-stock-day': hourS,
  'nightly-backup': hourS / 12,
  'record-refusals': hourS / 12,
  'purge-demand': dayS,
  'queue-alerts': hourS / 60,
  'activate-wallets': hourS / 60,
  'fetch-rates': hourS,
  'measure-reply-speed': hourS,
} as const satisfies Record<string, number>

export type PeriodicJobName = keyof typeof periodicJobs

export const periodicJobNames = Object.keys(periodicJobs).filter((name): name is PeriodicJobName => Object.hasOwn(periodicJobs, name))
