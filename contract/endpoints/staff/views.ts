import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import { DoneView, NewView, StaffViews, StartView, ViewChange, ViewPath, WrittenView } from '#contract/staff/views.ts'

export const staffViewEndpoints = {
  'GET /api/staff/views/': { response: { 200: StaffViews } },
  'POST /api/staff/views/': { body: NewView, response: { 201: WrittenView } },
  'PUT /api/staff/views/start/': { body: StartView, response: { 200: DoneView } },
  'PATCH /api/staff/views/:id/': { params: ViewPath, body: ViewChange, response: { 200: WrittenView } },
  'DELETE /api/staff/views/:id/': { params: ViewPath, response: { 200: DoneView } },
} as const satisfies Endpoints
