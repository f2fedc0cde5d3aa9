import type { CallApi } from '#app/client/call-api.ts'
import type { LivePhotoRequest, PriceRequest } from '#contract/enquiry.ts'

type Taken = { detail: string }

/** Asks for the price of a piece (FORM-07). */
export const sendPriceRequest = (call: CallApi, body: PriceRequest) => call<Taken>('/api/price-requests/', { method: 'POST', body })

/** Asks for photographs of the very piece, taken now (FORM-07). */
export const sendLivePhotoRequest = (call: CallApi, body: LivePhotoRequest) =>
  call<Taken>('/api/live-photo-requests/', { method: 'POST', body })
