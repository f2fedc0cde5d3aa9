import type { CallApi } from '#app/client/call-api.ts'
import type {
  AppointmentRequest,
  AppointmentTaken,
  BuybackRequest,
  ContactRequest,
  EnquiryTaken,
  LivePhotoRequest,
  MissingModelRequest,
  PriceRequest,
} from '#contract/enquiry.ts'

const post =
  <Body, Taken>(path: string) =>
  (call: CallApi, body: Body) =>
    call<Taken>(path, { method: 'POST', body })

/** A question, or an order of what is not in the window (FORM-01, FORM-02). */
export const sendContact = post<ContactRequest, EnquiryTaken>('/api/contacts/')

/** Asks for the price of a piece (FORM-07). */
export const sendPriceRequest = post<PriceRequest, EnquiryTaken>('/api/price-requests/')

/** Asks for photographs of the very piece, taken now (FORM-07). */
export const sendLivePhotoRequest = post<LivePhotoRequest, EnquiryTaken>('/api/live-photo-requests/')

/** Asks for a model that the catalogue lacks (FORM-07). */
export const sendMissingModelRequest = post<MissingModelRequest, EnquiryTaken>('/api/missing-model-requests/')

/** Books a visit (FORM-05). */
export const bookAppointment = post<AppointmentRequest, AppointmentTaken>('/api/appointments/')

/** Offers a watch to the shop (FORM-06). */
export const sendBuyback = post<BuybackRequest, EnquiryTaken>('/api/buyback-requests/')
