import { useSearchParams } from 'react-router'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { startOfDay } from '#backoffice/features/audit-entries/start-of-day.ts'
import type { StaffQueryOf } from '#contract/staff-endpoints.ts'

export function useAuditQuery(): StaffQueryOf<'GET /api/staff/audit/export/'> {
  const [params] = useSearchParams()
  const { timeZone } = useOfficeTimeZone()
  const wanted = {
    actor: params.get('actor'),
    staff_id: params.get('staff'),
    subject_kind: params.get('subject'),
    action: params.get('action'),
    from: startOfDay(params.get('from'), timeZone),
    to: startOfDay(params.get('to'), timeZone, 1),
  }
  return Object.fromEntries(Object.entries(wanted).filter(([, value]) => value))
}
