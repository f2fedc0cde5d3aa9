import { z } from 'zod'
import { recordOf } from '#contract/rules/record-of.ts'
import { type SubjectKind, subjectPermissions } from '#contract/staff/subjects.ts'

const subjectKinds = recordOf(Object.keys(subjectPermissions).map((kind) => [kind as SubjectKind, kind as SubjectKind] as const))

/** How far a page has read: it asks for what came after. */
export const liveCursorPattern = /^\d{1,19}-\d{1,12}$/
export const LiveCursor = z.string().regex(liveCursorPattern)

/** Something that somebody changed. The id `*` stands for many records of the kind. */
const LiveEvent = z.object({
  kind: z.string(),
  id: z.string(),
  action: z.string(),
  by: z.uuid().nullable().meta({ description: 'The staff member who did it.' }),
})
export type LiveEvent = z.output<typeof LiveEvent>

export const LiveQuery = z.strictObject({ since: LiveCursor.optional() })

/** What changed since a cursor, and the next one. Where too much was missed, everything is to be read again. */
export const LiveChanges = z.object({ since: LiveCursor, is_complete: z.boolean(), events: z.array(LiveEvent) })

/** The record that a tab has open, and the field that is being edited. */
export const Presence = z.strictObject({
  kind: z.enum(subjectKinds),
  id: z.string().min(1).max(100),
  field: z.string().min(1).max(100).nullable().default(null),
  tab: z.string().max(40).default(''),
  is_leaving: z.boolean().default(false),
})
export type Presence = z.output<typeof Presence>

export const PresenceQuery = z.strictObject({ kind: z.enum(subjectKinds), id: z.string().min(1).max(100) })

/** Who else has a record open. */
export const PresencePage = z.object({
  results: z.array(z.object({ staff_id: z.uuid(), name: z.string(), field: z.string().nullable(), seen_at: z.iso.datetime() })),
})
