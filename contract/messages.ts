import { z } from 'zod'
import { Id } from '#contract/id.ts'
import { limits } from '#contract/limits.ts'
import { kinds } from '#contract/piece.ts'
import { threadKinds } from '#contract/rules/staff/thread-enums.ts'

const token = z.string().min(1).max(100)

/** `key` is made by the page for each message: one that is sent again after a lost response is the same. */
const written = {
  body: z
    .string()
    .trim()
    .min(1)
    .max(limits.messageMaxChars)
    .refine((value) => !value.includes('\0')),
  key: z.uuid(),
}

/** `POST /api/messages/{id}/`: writes back to the shop. */
export const WriteBack = z.strictObject(written)

/** `POST /api/message-links/open/`: the secret of a link travels in a body, which no log and no cache keeps. */
export const OpenThreadLink = z.strictObject({ token })

/** `POST /api/message-links/write/`. */
export const WriteBackByLink = z.strictObject({ token, ...written })

const thread = {
  number: Id,
  kind: z.enum(threadKinds),
  created_at: z.iso.datetime(),
  last_at: z.iso.datetime(),
  piece: z.object({ kind: z.enum(kinds), id: Id, name: z.string() }).nullable(),
}

/** What somebody asked the shop. */
export const OwnThread = z.object(thread).meta({ id: 'OwnThread' })
export type OwnThread = z.output<typeof OwnThread>

export const OwnThreads = z.object({ results: z.array(OwnThread) }).meta({ id: 'OwnThreads' })

/** The same with what was said on both sides, the oldest first. Nothing that the staff notes for itself is in it. */
export const OwnConversation = z
  .object({
    ...thread,
    messages: z.array(z.object({ id: z.int(), is_own: z.boolean(), body: z.string(), at: z.iso.datetime() })),
  })
  .meta({ id: 'OwnConversation' })
export type OwnConversation = z.output<typeof OwnConversation>
