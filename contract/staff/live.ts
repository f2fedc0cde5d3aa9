import { z } from 'zod'
import { recordOf } from '#contract/rules/record-of.ts'
import { type SubjectKind, subjectPermissions } from '#contract/staff/subjects.ts'

const subjectKinds = recordOf(Object.keys(subjectPermissions).map((kind) => [kind as SubjectKind, kind as SubjectKind] as const))

/** Position in the stream of changes. */
export const liveCursorPattern = /^\d{1,19}-\d{1,12}$/
export const LiveCursor = z.string().regex(liveCursorPattern)

/** A change of a record. The id `*` means that any number of records of this kind may have changed. */
const LiveEvent = z.object({
  kind: z.string(),
  id: z.string(),
  action: z.string(),
  by: z.uuid().nullable().meta({ description: 'The staff member who did it.' }),
})
export type LiveEvent = z.output<typeof LiveEvent>

export const LiveQuery = z.strictObject({ since: LiveCursor.optional() })

/** Changes after a cursor. `since`: the next cursor. If `is_complete` is false, changes were lost and the client must reload everything. */
export const LiveChanges = z.object({ since: LiveCursor, is_complete: z.boolean(), events: z.array(LiveEvent) })

/** The record that a staff member has open in a browser tab, and the field being edited. */
export const Presence = z.strictObject({
  kind: z.enum(subjectKinds),
  id: z.string().min(1).max(100),
  field: z.string().min(1).max(100).nullable().default(null),
  tab: z.string().max(40).default(''),
  is_leaving: z.boolean().default(false),
})
export type Presence = z.output<typeof Presence>

export const PresenceQuery = z.strictObject({ kind: z.enum(subjectKinds), id: z.string().min(1).max(100) })

export const PresencePage = z.object({
  results: z.array(z.object({ staff_id: z.uuid(), name: z.string(), field: z.string().nullable(), seen_at: z.iso.datetime() })),
})
