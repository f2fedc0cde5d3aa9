import { channel } from 'node:diagnostics_channel'

export type JobEnd = { kind: string; result: 'done' | 'failed' | 'given-up' }

/** Events for the metrics of this process. They contain no personal data and are published after the commit. */
export const events = {
  orderPlaced: channel('vitrine:order-placed'),
  orderExpired: channel('vitrine:order-expired'),
  enquiryStored: channel('vitrine:enquiry-stored'),
  jobEnded: channel('vitrine:job-ended'),
}
