import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import {
  ChangeFaq,
  ChangeVideo,
  ContentOrder,
  ContentParams,
  DoneContent,
  StaffFaqs,
  StaffVideos,
  WriteFaq,
  WriteVideo,
  WrittenContent,
} from '#contract/staff/content.ts'

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
} as const satisfies Endpoints
