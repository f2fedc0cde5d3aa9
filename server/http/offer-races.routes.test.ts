import { expect, test } from 'vitest'
import { dayMs, hourMs } from '#contract/rules/durations.ts'
import { expireOffers } from '#server/domain/offers/expire-offers.ts'
import { readExportParts } from '#server/domain/people/export-parts.ts'
import { readTraces } from '#server/domain/people/read-traces.ts'
import { offerCalls, statuses } from '#test/offer-calls.ts'

const calls = offerCalls()
const { openPiece, buyer, named, decide, staffReply, listed, conversation, read, pass } = calls

test('OWN-87 an unanswered offer expires, and its person is notified of the reason', async () => {
  const piece = await openPiece()
  const anna = await buyer()
  const [offer, other] = [await named(piece, '9000', anna), await named(await openPiece(), '9000', anna)]
  await staffReply(other, 'counter', { price_usd: '9500' })
  await pass(dayMs + hourMs)
  await pass(10_000)
  const texts = calls.emails().map(({ text }) => text)
  expect(texts.some((text) => text?.includes('did not reply to your offer'))).toBe(true)
  expect(texts.some((text) => text?.includes('has expired'))).toBe(true)
  const later = await calls.again(anna)
  const { offer: own } = await conversation(offer.number, later)
  expect(own).toMatchObject({ state: 'expired', decisions: [], steps: [{ step: 'offer' }, { step: 'expire' }] })
  await calls.stayAwake()
  expect((await staffReply(own, 'accept')).statusCode).toBe(409)
  expect(await read(offer.number)).toMatchObject({ status: 'done' })
  expect(await named(piece, '9000', later)).toMatchObject({ state: 'open' })
})

test('OWN-87 an offer expires at its time, before any job runs: a late answer is refused, a new offer accepted', async () => {
  const piece = await openPiece()
  const anna = await buyer()
  const offer = await named(piece, '9000', anna)
  calls.shop.clock.now += dayMs
  await calls.stayAwake()
  expect((await staffReply(offer, 'accept')).json()).toMatchObject({ detail: expect.stringMatching(/истёк|expired/) })
  expect(await calls.statusOf(piece)).toBe('available')
  expect(await named(piece, '9000', await calls.again(anna))).toMatchObject({ state: 'open' })
})

test('OWN-87 an offer accepted twice at once, or as it expires, gets one answer', async () => {
  const piece = await openPiece()
  const anna = await buyer()
  const offer = await named(piece, '9000', anna)
  const both = await Promise.all([staffReply(offer, 'accept'), staffReply(offer, 'accept', {}, calls.owner.headers)])
  expect(statuses(both)).toEqual([200, 409])
  expect(await calls.shop.db.selectFrom('quote').select('id').where('thread_id', '=', offer.number).execute()).toHaveLength(1)

  const late = await named(await openPiece(), '9000', anna)
  calls.shop.clock.now += dayMs - 1
  await calls.stayAwake()
  const accepting = staffReply(late, 'accept')
  calls.shop.clock.now += 1
  const [accepted] = await Promise.all([accepting, expireOffers(calls.shop.ctx)])
  const steps = await calls.shop.db.selectFrom('offer_step').select('step').where('offer_id', '=', late.number).orderBy('id').execute()
  expect(steps.map(({ step }) => step)).toEqual(['offer', accepted.statusCode === 200 ? 'accept' : 'expire'])
  expect(await calls.broken()).toEqual([])
})

test('OWN-87 of two accepted offers for one piece the first gets it; an offer for a sold or held piece cannot be accepted', async () => {
  const piece = await openPiece()
  const [anna, boris] = [await buyer(), await buyer()]
  const [first, second] = [await named(piece, '9000', anna), await named(piece, '9500', boris)]
  const both = await Promise.all([staffReply(first, 'accept'), staffReply(second, 'accept')])
  expect(statuses(both)).toEqual([200, 409])
  const held = await openPiece()
  const waiting = await named(held, '9000', anna)
  await staffReply(waiting, 'counter', { price_usd: '9500' })
  await calls.shop.db.updateTable('piece').set({ status: 'sold' }).where('id', '=', held).execute()
  const { offer: own } = await conversation(waiting.number, anna)
  const refused = await decide(own, 'accept', anna)
  expect([refused.statusCode, refused.json().detail]).toEqual([409, expect.stringContaining('ordered or reserved')])
  expect(await listed(`thread=${waiting.number}`)).toMatchObject([{ state: 'countered', piece: { is_available: false } }])
  expect(await calls.broken()).toEqual([])
})

test('OWN-87 a deleted thread deletes its offer; the export includes the offer', async () => {
  const anna = await buyer({ phone: '79163330044' })
  const offer = await named(await openPiece(), '9000', anna)
  const { person_id: person } = await read(offer.number)
  const parts = await calls.shop.db.transaction().execute(async (tx) => readExportParts(tx, await readTraces(tx, person ?? 0)))
  expect(parts.find(({ title }) => title === 'offers')?.rows).toMatchObject([{ enquiry: offer.number, state: 'open' }])
  expect(parts.find(({ title }) => title === 'offer steps')?.rows).toMatchObject([{ step: 'offer', price_cents: 900_000 }])
  await calls.shop.db.deleteFrom('enquiry').execute()
  expect(await calls.shop.db.selectFrom('offer').select('id').execute()).toEqual([])
})
