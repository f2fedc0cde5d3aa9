import { callStaff } from '#backoffice/client/call-staff.ts'
import { minuteMs } from '#contract/rules/durations.ts'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'

export type ReplyFile = StaffResponseOf<'POST /api/staff/threads/:id/files/'>

export function storeReplyFile(threadId: number, file: File): Promise<ReplyFile> {
  const body = new FormData()
  body.set('file', file, file.name)
  const options = { params: { id: threadId }, body, timeoutMs: 2 * minuteMs }
  return callStaff('POST /api/staff/threads/:id/files/', options as Omit<typeof options, 'body'>)
}
