import { queryOptions } from '@tanstack/react-query'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { minuteMs } from '#contract/rules/durations.ts'

/** What a paper belongs to. */
export type PaperOwner = { check: string } | { service: string }

/** The papers of a piece, of all its checks and services. */
export const papersQuery = (pieceId: number) =>
  queryOptions({
    queryKey: queryKeys.pieces.papers(pieceId),
    queryFn: () => callStaff('GET /api/staff/pieces/:id/papers/', { params: { id: pieceId } }),
  })

/** Sends a paper and shows it; returns the id of the action. The contract has no schema for the parts of a form. */
export async function sendPaper(pieceId: number, owner: PaperOwner, file: File): Promise<string> {
  const body = new FormData()
  body.set('file', file, file.name)
  const query = 'check' in owner ? { check: owner.check } : { service: owner.service }
  const options = { params: { id: pieceId }, query, body, timeoutMs: 2 * minuteMs }
  const { action_id: action, results } = await callStaff('POST /api/staff/pieces/:id/papers/', options as Omit<typeof options, 'body'>)
  queryClient.setQueryData(papersQuery(pieceId).queryKey, { results })
  return action
}
