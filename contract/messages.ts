import { z } from 'zod'
import { Id } from '#contract/id.ts'
import { limits } from '#contract/limits.ts'
import { OwnOffer } from '#contract/offer.ts'
import { offices } from '#contract/offices.ts'
import { kinds, PriceUsd } from '#contract/piece.ts'
import { ownThreadStates } from '#contract/rules/own-thread-states.ts'
import { quoteStates } from '#contract/rules/quote-states.ts'
import { threadKinds } from '#contract/rules/staff/thread-enums.ts'
import { isStorable } from '#contract/rules/storable.ts'
import { Specialist } from '#contract/specialist.ts'
import { visitStates } from '#contract/visit.ts'

const token = z.string().min(1).max(100)

/**
 * `key`: an idempotency key created by the page. A retry after a lost response does not add a second message. A key that was used for a
 * different message is refused.
 */
const written = {
  body: z.string().trim().min(1).max(limits.messageMaxChars).refine(isStorable),
  key: z.uuid(),
}

/** Body of `POST /api/messages/{id}/`: sends a message to the shop. */
export const WriteBack = z.strictObject(written)

/** Body of `POST /api/message-links/open/`. The secret is in the body, because logs and caches store URLs. */
export const OpenThreadLink = z.strictObject({ token })

/** Body of `POST /api/message-links/write/`: sends a message to the shop. */
export const WriteBackByLink = z.strictObject({ token, ...written })

const thread = {
  number: Id,
  kind: z.enum(threadKinds),
  created_at: z.iso.datetime(),
  last_at: z.iso.datetime(),
  piece: z
    .object({
      kind: z.enum(kinds),
      id: Id,
      name: z.string(),
      status: z.enum(['available', 'reserved']),
      price_usd: PriceUsd.nullable().meta({ description: 'Null if the price is on request.' }),
    })
    .nullable(),
  state: z.enum(ownThreadStates).meta({ description: '`waiting`: for the shop’s reply.' }),
  latest: z
    .object({ is_own: z.boolean(), excerpt: z.string() })
    .nullable()
    .meta({ description: 'The beginning of the latest message with a text.' }),
  buyback_url: z.string().nullable().meta({ description: 'Path of the page where the person follows and answers the buyback.' }),
}

/** A thread as shown to the customer. */
export const OwnThread = z.object(thread).meta({ id: 'OwnThread' })
export type OwnThread = z.output<typeof OwnThread>

export const OwnThreads = z.object({ results: z.array(OwnThread) }).meta({ id: 'OwnThreads' })

/** A thread with the messages of both sides, oldest first. Excludes internal notes of the staff. */
export const OwnConversation = z
  .object({
    ...thread,
    specialist: Specialist.nullable().meta({ description: 'Whom the customer can ask. Null: nobody in particular.' }),
    quotes: z.array(
      z.object({
        state: z.enum(quoteStates),
        pieces: z.array(z.string()),
        total_price: PriceUsd.meta({ description: 'Sum of the pieces.' }),
        expires_at: z.iso.datetime(),
        path: z.string().meta({ description: 'Path of the quote’s page.' }),
      }),
    ),
    visit: z
      .object({
        office: z.enum(offices.map(({ key }) => key)),
        starts_at: z.iso.datetime(),
        state: z.enum(visitStates),
        path: z.string().meta({ description: 'Path of the page where the visit is moved or canceled.' }),
      })
      .nullable()
      .meta({ description: 'The visit that the person requested in this thread.' }),
    offer: OwnOffer.nullable().meta({ description: 'The price that the person offered.' }),
    messages: z.array(
      z.object({
        id: z.int(),
        is_own: z.boolean(),
        body: z.string(),
        at: z.iso.datetime(),
        album_url: z.string().nullable().meta({ description: 'Path of the attached album’s page.' }),
        photos: z.array(z.object({ url: z.string(), width: z.int(), height: z.int() })),
        files: z.array(z.object({ url: z.string(), name: z.string(), bytes: z.int() })),
        pieces: z
          .array(
            z.object({
              kind: z.enum(kinds),
              id: Id,
              name: z.string(),
              note: z.string().meta({ description: 'The piece’s facts in one line.' }),
              price_usd: PriceUsd.nullable().meta({ description: 'Null if the price is on request.' }),
              photo: z.string().nullable(),
            }),
          )
          .meta({ description: 'Only pieces that the shop still shows.' }),
      }),
    ),
  })
  .meta({ id: 'OwnConversation' })
export type OwnConversation = z.output<typeof OwnConversation>
