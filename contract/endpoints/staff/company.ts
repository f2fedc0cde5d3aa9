import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import { ChangeCompany, ChangedCompany, CloseDay, ClosedDayParams, DayClosed, DayOpened, StaffCompany } from '#contract/staff/company.ts'

export const staffCompanyEndpoints = {
  'GET /api/staff/company/': { response: { 200: StaffCompany } },
  'PATCH /api/staff/company/': { body: ChangeCompany, response: { 200: ChangedCompany } },
  'POST /api/staff/closed-days/': { body: CloseDay, response: { 201: DayClosed } },
  'DELETE /api/staff/closed-days/:id/': { params: ClosedDayParams, response: { 200: DayOpened } },
} as const satisfies Endpoints
