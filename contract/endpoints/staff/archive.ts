import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import { ChangeArchive, ChangedArchive, StaffArchive } from '#contract/staff/archive.ts'

export const staffArchiveEndpoints = {
  'GET /api/staff/archive/': { response: { 200: StaffArchive } },
  'PUT /api/staff/archive/': { body: ChangeArchive, response: { 200: ChangedArchive } },
} as const satisfies Endpoints
