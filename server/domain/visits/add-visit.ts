import { randomBytes } from 'node:crypto'
import { defaultLanguage, type Language } from '#contract/language.ts'
import { contactPhone, homeCountries } from '#contract/rules/phone.ts'
import type { Visit } from '#contract/rules/visit-times.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import { enquiryMessage } from '#server/domain/enquiries/enquiry-labels.ts'
import { visitStart } from '#server/domain/enquiries/visit-start.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { openThread } from '#server/domain/threads/open-thread.ts'
import { bookVisit, nextVisitId } from '#server/domain/visits/book-visit.ts'
import { visitAction } from '#server/domain/visits/confirm-visit.ts'
import { lockVisit } from '#server/domain/visits/lock-visit.ts'
import { queueVisitNotification } from '#server/domain/visits/queue-visit-notification.ts'
import { requestVisitMoves } from '#server/domain/visits/request-visit-moves.ts'
import { settleVisitHolds } from '#server/domain/visits/settle-holds.ts'

type NewVisit = Visit & { name: string; phone: string; email: string; comment: string; pieces: readonly number[]; language?: Language }

/** Records a confirmed visit that was agreed by phone, and opens a thread for it. Returns the id of the visit and the id of the action. */
export async function addVisit(ctx: ShopContext, actor: StaffActor, visit: NewVisit): Promise<{ id: number; actionId: string }> {
  const now = ctx.now()
  const { name, email, comment, city, date, time, pieces, language = defaultLanguage } = visit
  const startsAt = visitStart(ctx, visit)
  const phone = contactPhone(visit.phone, homeCountries(defaultLanguage, city))
  const ofForm = { name, phone, ...(comment ? { comment } : {}), city, date, time }
  const fields = { ...ofForm, ...(email ? { email } : {}) }
  const id = await nextVisitId(ctx.db)
  const { actionId } = await runAction(ctx, actor, visitAction('visit.add', id), async (tx) => {
    const found = pieces.length ? await tx.selectFrom('piece').select('id').where('id', 'in', pieces).execute() : []
    if (found.length !== new Set(pieces).size) throw new CodedError('not-found')
    const { id: enquiryId } = await tx
      .insertInto('enquiry')
      .values({
        kind: 'appointment',
        piece_id: pieces[0] ?? null,
        // stores the email only in the thread, because an email in the form counts as typed by the person (people/reach.ts)
        fields: JSON.stringify(ofForm),
        message: enquiryMessage('appointment', fields, language),
        language,
        page: null,
        customer_id: null,
        starts_at: startsAt,
        calendar_token: randomBytes(16).toString('base64url'),
        created_at: new Date(now),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await bookVisit(tx, { id, enquiryId, office: city, startsAt, pieceIds: pieces, confirmedAt: new Date(now) })
    const asked = {
      kind: 'appointment',
      enquiryId,
      customerId: null,
      pieceId: pieces[0] ?? null,
      language,
      fields,
      now,
      ctx,
    } as const
    await openThread(tx, { ...asked, networkDigest: null })
    const locked = await lockVisit(tx, id)
    await settleVisitHolds(tx, locked, { ctx, staffId: actor.staffId, isStrict: true })
    await requestVisitMoves(tx, locked, { ctx, staffId: actor.staffId })
    await queueVisitNotification(tx, locked, { notification: 'confirmed', now })
  })
  return { id, actionId }
}
