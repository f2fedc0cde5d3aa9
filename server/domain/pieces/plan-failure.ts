import type { CodedError } from '#server/context/coded-error.ts'
import type { Db } from '#server/db/database.ts'
import { type NewJob, newJob } from '#server/domain/jobs/enqueue.ts'
import { composeEmail } from '#server/domain/mail/compose-email.ts'
import { staffUrl } from '#server/domain/mail/staff-url.ts'
import { nameChecklistItems } from '#server/domain/pieces/checklist-names.ts'
import type { LockedPiece } from '#server/domain/pieces/piece-action.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Failure = { piece: LockedPiece; label: string; error: CodedError }

const texts = {
  ru: {
    heading: 'Предмет не опубликован',
    text: (label: string) => `${label}: публикация была назначена на это время, но предмету чего-то не хватает. Он остался черновиком.`,
    missing: 'Не хватает',
    open: 'Открыть предмет',
  },
  en: {
    heading: 'A piece was not published',
    text: (label: string) => `${label} was to be published at this time, but something is missing. It is still a draft.`,
    missing: 'Missing',
    open: 'Open the piece',
  },
} as const

/** Returns the jobs that email the author of a scheduled publication that failed. */
export async function planFailureJobs(db: Db, ctx: ShopContext, { piece, label, error }: Failure): Promise<NewJob[]> {
  if (!piece.publish_by) return []
  const author = await db.selectFrom('staff').select(['email', 'language']).where('id', '=', piece.publish_by).executeTakeFirst()
  if (!author) return []
  const { language, email: to } = author
  const { heading, text, missing: title, open } = texts[language]
  const missing = error.details.values?.missing
  const names = typeof missing === 'object' && 'items' in missing ? nameChecklistItems(missing.items, language) : ''
  const parts = [
    { kind: 'paragraph' as const, text: text(label) },
    ...(names ? [{ kind: 'facts' as const, rows: [{ label: title, value: names }] }] : []),
    { kind: 'button' as const, label: open, url: staffUrl(ctx, `/pieces/${piece.id}`, language) },
  ]
  const message = composeEmail({ language, subject: `${heading}: ${label}`, preview: label, heading, parts, isToStaff: true }, ctx)
  return [newJob('mail', { to, ...message }, { key: `plan ${piece.id} ${String(piece.publish_at?.toISOString())}` })]
}
