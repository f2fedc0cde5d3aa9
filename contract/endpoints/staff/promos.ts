import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import {
  ChangePromo,
  DonePromo,
  MadePromos,
  MakePromos,
  NewPromo,
  PromoPage,
  PromoParams,
  PromoQuery,
  StaffPromo,
  WrittenPromo,
} from '#contract/staff/promos.ts'

const params = PromoParams

export const staffPromoEndpoints = {
  'GET /api/staff/promos/': { query: PromoQuery, response: { 200: PromoPage } },
  'POST /api/staff/promos/': { body: NewPromo, response: { 201: WrittenPromo } },
  'POST /api/staff/promos/make/': { body: MakePromos, response: { 201: MadePromos } },
  'GET /api/staff/promos/:id/': { params, response: { 200: StaffPromo } },
  'PATCH /api/staff/promos/:id/': { params, body: ChangePromo, response: { 200: WrittenPromo } },
  'DELETE /api/staff/promos/:id/': { params, response: { 200: DonePromo } },
} as const satisfies Endpoints
