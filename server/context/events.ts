import { channel } from 'node:diagnostics_channel'

/** The result of one run of a job. */
export type JobEnd = { kind: string; result: 'done' | 'failed' | 'given-up' }

/**
 * Events of this process for metrics: published after the commit, without personal data. The shop works the same
 * without a subscriber.
 */
export const events = {
  orderPlaced: channel('vitrine:order-placed'),
  orderExpired: channel('vitrine:order-expired'),
  enquiryStored: channel('vitrine:enquiry-stored'),
  /** Publishes a `JobEnd`. */
  jobEnded: channel('vitrine:job-ended'),
}
