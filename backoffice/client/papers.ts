import { queryOptions } from '@tanstack/react-query'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { minuteMs } from '#contract/rules/durations.ts'

export type PaperOwner = { check: string } | { service: string }

export const papersQuery = (pieceId: number) =>
  queryOptions({
    queryKey: queryKeys.pieces.papers(pieceId),
    queryFn: () => callStaff('GET /api/staff/pieces/:id/papers/', { params: { id: pieceId } }),
  })

/** Uploads a document, caches the updated documents, and returns the action id. */
export async function sendPaper(pieceId: number, owner: PaperOwner, file: File): Promise<string> {
  const body = new FormData()
  body.set('file', file, file.name)
  const query = 'check' in owner ? { check: owner.check } : { service: owner.service }
  const options = { params: { id: pieceId }, query, body, timeoutMs: 2 * minuteMs }
  const { action_id: action, results } = await callStaff('POST /api/staff/pieces/:id/papers/', options as Omit<typeof options, 'body'>)
  queryClient.setQueryData(papersQuery(pieceId).queryKey, { results })
  return action
}
