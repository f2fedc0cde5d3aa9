import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import { ChangedOwnerSettings, ChangeOwnerSettings, StaffOwnerSettings } from '#contract/staff/owner-settings.ts'

export const staffOwnerSettingEndpoints = {
  'GET /api/staff/thresholds/': { response: { 200: StaffOwnerSettings } },
  'PATCH /api/staff/thresholds/': { body: ChangeOwnerSettings, response: { 200: ChangedOwnerSettings } },
} as const satisfies Endpoints
