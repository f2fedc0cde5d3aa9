import { channel } from 'node:diagnostics_channel'

/** How a run of a job ended. */
export type JobEnd = { kind: string; result: 'done' | 'failed' | 'given-up' }

/**
 * What happened in this process, for metrics: published after the commit, and without personal data. Nothing
 * depends on somebody listening.
 */
export const events = {
  orderPlaced: channel('vitrine:order-placed'),
  orderExpired: channel('vitrine:order-expired'),
  enquiryStored: channel('vitrine:enquiry-stored'),
  /** With a `JobEnd`. */
  jobEnded: channel('vitrine:job-ended'),
}
