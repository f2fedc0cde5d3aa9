import { queryOptions } from '@tanstack/react-query'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import type { TextPageName } from '#contract/rules/page-texts.ts'
import type { StaffBodyOf, StaffResponseOf } from '#contract/staff-endpoints.ts'

export type PageTextRecord = StaffResponseOf<'GET /api/staff/page-texts/:page/'>
export type PageTextState = StaffResponseOf<'GET /api/staff/page-texts/'>['results'][number]

export const pageTextsQuery = queryOptions({
  queryKey: queryKeys.pageTexts.list,
  queryFn: ({ signal }) => callStaff('GET /api/staff/page-texts/', { signal }),
})

export const pageTextQuery = (page: TextPageName) =>
  queryOptions({
    queryKey: queryKeys.pageTexts.record(page),
    queryFn: ({ signal }) => callStaff('GET /api/staff/page-texts/:page/', { params: { page }, signal }),
  })

export const textVersionQuery = (page: TextPageName, number: number) =>
  queryOptions({
    queryKey: queryKeys.pageTexts.version(page, number),
    queryFn: ({ signal }) => callStaff('GET /api/staff/page-texts/:page/versions/:number/', { params: { page, number }, signal }),
    staleTime: Infinity,
  })

type Change = StaffBodyOf<'PATCH /api/staff/page-texts/:page/'>

export async function savePageText(page: TextPageName, body: Change, sentence: string): Promise<PageTextRecord> {
  const { text, action_id: action } = await callStaff('PATCH /api/staff/page-texts/:page/', { params: { page }, body })
  queryClient.setQueryData(pageTextQuery(page).queryKey, text)
  void queryClient.invalidateQueries({ queryKey: queryKeys.pageTexts.list })
  showUndoToast(sentence, action)
  return text
}

type Of = Pick<PageTextRecord, 'page' | 'version'>

export const endTextDraft = ({ page, version }: Of, step: 'publish' | 'discard', sentence: string) =>
  finish(callStaff(`POST /api/staff/page-texts/:page/${step}/`, { params: { page }, body: { version } }), sentence)

/** Schedules the publication of a draft; null cancels the schedule. */
export const planText = ({ page, version }: Of, publishAt: string | null, sentence: string) =>
  finish(callStaff('POST /api/staff/page-texts/:page/plan/', { params: { page }, body: { version, publish_at: publishAt } }), sentence)

export const restoreTextVersion = ({ page, version }: Of, number: number, sentence: string) =>
  finish(callStaff('POST /api/staff/page-texts/:page/versions/:number/restore/', { params: { page, number }, body: { version } }), sentence)

async function finish(call: Promise<{ action_id: string }>, sentence: string): Promise<void> {
  try {
    showUndoToast(sentence, (await call).action_id)
  } finally {
    await queryClient.invalidateQueries({ queryKey: queryKeys.pageTexts.all })
  }
}
