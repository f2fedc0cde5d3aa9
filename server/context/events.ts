import { channel } from 'node:diagnostics_channel'

/** The result of one run of a job. */
export type JobEnd = { kind: string; result: 'done' | 'failed' | 'given-up' }

/** Events of this process for metrics, without personal data, published after the commit. */
export const events = {
  orderPlaced: channel('vitrine:order-placed'),
  orderExpired: channel('vitrine:order-expired'),
  enquiryStored: channel('vitrine:enquiry-stored'),
  jobEnded: channel('vitrine:job-ended'),
}
