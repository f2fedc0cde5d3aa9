import type { z } from 'zod'
import type { StaffPasskey } from '#contract/staff/passkeys.ts'
import type { listPasskeys } from '#server/domain/passkeys/list-passkeys.ts'

type PasskeyRow = Awaited<ReturnType<typeof listPasskeys>>[number]

export function presentPasskey({ id, name, created_at, used_at }: PasskeyRow): z.output<typeof StaffPasskey> {
  return { id, name, created_at: created_at.toISOString(), used_at: used_at?.toISOString() ?? null }
}
