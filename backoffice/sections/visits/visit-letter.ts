import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import type { StaffVisit } from '#backoffice/client/visits.ts'
import type { OfficeKey } from '#contract/offices.ts'
import { isNotified } from '#contract/rules/staff/is-notified.ts'
import { isDay } from '#contract/rules/visit-times.ts'

export type VisitWhen = { office: OfficeKey; date: string; time: string }

/**
 * Prepares the message that confirms a visit or, with `to`, tells the visitor its new time. Returns the preview, the staff member's
 * choices (`asked`), and the request fields for these choices (`body`). There is no preview if the visitor cannot be notified.
 */
export function useVisitLetter({ id, version, reach }: Pick<StaffVisit, 'id' | 'version' | 'reach'>, to: VisitWhen | null) {
  const [asked, setAsked] = useState({ isEmailSent: true, emailText: null as string | null })
  const params = { id }
  const preview = useQuery({
    queryKey: [...queryKeys.visits.all, 'letter', id, version, to],
    queryFn: () =>
      to
        ? callStaff('POST /api/staff/visits/:id/move/', { params, body: { version, ...to, preview: true } })
        : callStaff('POST /api/staff/visits/:id/confirm/', { params, body: { version, preview: true } }),
    enabled: isNotified(reach) && (to === null || isDay(to.date)),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  })
  const written = asked.emailText?.trim() && asked.emailText !== preview.data?.email?.text ? asked.emailText : null
  const body = { email: asked.isEmailSent ? ('send' as const) : ('skip' as const), ...(written === null ? {} : { email_text: written }) }
  return { preview, asked, body, change: (part: Partial<typeof asked>) => setAsked((held) => ({ ...held, ...part })) }
}
