import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import {
  BrandDone,
  BrandOrder,
  BrandParams,
  BrandRecord,
  ChangeBrand,
  ChangeCollection,
  SearchTrial,
  SearchTrialResult,
  StaffBrands,
} from '#contract/staff/brands.ts'

const params = BrandParams
const done = { 200: BrandDone }

/** Brands and collections are added, deleted and merged by the calls for reference lists. */
export const staffBrandEndpoints = {
  'GET /api/staff/brands/': { response: { 200: StaffBrands } },
  'PUT /api/staff/brands/order/': { body: BrandOrder, response: done },
  'GET /api/staff/brands/:id/': { params, response: { 200: BrandRecord } },
  'PATCH /api/staff/brands/:id/': { params, body: ChangeBrand, response: done },
  'PATCH /api/staff/collections/:id/': { params, body: ChangeCollection, response: done },
  'POST /api/staff/search/try/': { body: SearchTrial, response: { 200: SearchTrialResult } },
} as const satisfies Endpoints
