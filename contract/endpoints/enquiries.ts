import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import {
  AppointmentRequest,
  AppointmentTaken,
  BuybackRequest,
  ContactRequest,
  EnquiryTaken,
  LivePhotoRequest,
  MissingModelRequest,
  PhotoTaken,
  PriceRequest,
  VisitTimes,
  VisitTimesQuery,
} from '#contract/enquiry.ts'

/** `POST /api/enquiry-photos/` declares no body, because its body is multipart instead of JSON. */
export const enquiryEndpoints = {
  'POST /api/contacts/': { body: ContactRequest, response: { 201: EnquiryTaken } },
  'POST /api/buyback-requests/': { body: BuybackRequest, response: { 201: EnquiryTaken } },
  'POST /api/missing-model-requests/': { body: MissingModelRequest, response: { 201: EnquiryTaken } },
  'POST /api/price-requests/': { body: PriceRequest, response: { 201: EnquiryTaken } },
  'POST /api/live-photo-requests/': { body: LivePhotoRequest, response: { 201: EnquiryTaken } },
  'POST /api/appointments/': { body: AppointmentRequest, response: { 201: AppointmentTaken } },
  'GET /api/visit-times/': { query: VisitTimesQuery, response: { 200: VisitTimes } },
  'POST /api/enquiry-photos/': { response: { 201: PhotoTaken } },
} as const satisfies Endpoints
