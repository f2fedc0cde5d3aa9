import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import {
  ChangeFaq,
  ChangeReview,
  ChangeVideo,
  ContentOrder,
  ContentParams,
  DoneContent,
  StaffFaqs,
  StaffReviews,
  StaffVideos,
  WriteFaq,
  WriteReview,
  WriteVideo,
  WrittenContent,
} from '#contract/staff/content.ts'
import { ChangeSpecialist, StaffSpecialists, WriteSpecialist } from '#contract/staff/specialists.ts'

const params = ContentParams
const done = { 200: DoneContent }

export const staffContentEndpoints = {
  'GET /api/staff/faqs/': { response: { 200: StaffFaqs } },
  'POST /api/staff/faqs/': { body: WriteFaq, response: { 201: WrittenContent } },
  'PUT /api/staff/faqs/order/': { body: ContentOrder, response: done },
  'PATCH /api/staff/faqs/:id/': { params, body: ChangeFaq, response: done },
  'DELETE /api/staff/faqs/:id/': { params, response: done },
  'GET /api/staff/videos/': { response: { 200: StaffVideos } },
  'POST /api/staff/videos/': { body: WriteVideo, response: { 201: WrittenContent } },
  'PUT /api/staff/videos/order/': { body: ContentOrder, response: done },
  'PATCH /api/staff/videos/:id/': { params, body: ChangeVideo, response: done },
  'DELETE /api/staff/videos/:id/': { params, response: done },
  'GET /api/staff/reviews/': { response: { 200: StaffReviews } },
  'POST /api/staff/reviews/': { body: WriteReview, response: { 201: WrittenContent } },
  'PUT /api/staff/reviews/order/': { body: ContentOrder, response: done },
  'PATCH /api/staff/reviews/:id/': { params, body: ChangeReview, response: done },
  'DELETE /api/staff/reviews/:id/': { params, response: done },
  'GET /api/staff/specialists/': { response: { 200: StaffSpecialists } },
  'POST /api/staff/specialists/': { body: WriteSpecialist, response: { 201: WrittenContent } },
  'PUT /api/staff/specialists/order/': { body: ContentOrder, response: done },
  'PATCH /api/staff/specialists/:id/': { params, body: ChangeSpecialist, response: done },
  'DELETE /api/staff/specialists/:id/': { params, response: done },
} as const satisfies Endpoints
