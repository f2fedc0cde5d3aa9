import { randomUUID } from 'node:crypto'
import type { Language } from '#contract/language.ts'
import { hourS } from '#contract/rules/durations.ts'
import type { Transport } from '#contract/rules/staff/transports.ts'
import { CodedError } from '#server/context/coded-error.ts'
import { safeMessage } from '#server/context/serialize-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import { recordAction } from '#server/domain/audit/record-action.ts'
import { storeRates } from '#server/domain/exchange-rates/fetch-rates.ts'
import { composeEmail } from '#server/domain/mail/compose-email.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Test = { transport: Transport; phone?: string | undefined }
type Sending = Test & { actor: StaffActor; ip: string }

const testsPerHour = 10
/** Timeout of a test, shorter than the request timeout of the page. */
const timeoutMs = 15_000

const texts: Record<Language, { heading: string; text: string; why: string }> = {
  ru: {
    heading: 'Проверка почты',
    text: 'Это проверочное сообщение магазина. Раз оно дошло, дойдут и остальные.',
    why: 'Вы получили это письмо, потому что попросили его на странице «Состояние».',
  },
  en: {
    heading: 'A test of the emails',
    text: 'This is a test message of the shop. As it has arrived, the others will as well.',
    why: 'You are receiving this email because you asked for it on the page “Health”.',
  },
}

/**
 * Tests a transport. `refusal`: the error message of the transport, or null. Throws `not-found` if the transport is not configured (no
 * staff chat, no mailbox or no source of rates).
 */
export async function testTransport(ctx: ShopContext, sending: Sending): Promise<{ actionId: string; refusal: string | null }> {
  const { transport, actor } = sending
  if (transport === 'telegram' && !ctx.staff.telegramChat) throw new CodedError('not-found')
  if (transport === 'rates' && !ctx.ports.rates) throw new CodedError('not-found')
  if (transport === 'inbox' && !ctx.ports.mailbox) throw new CodedError('not-found')
  await ctx.rateLimit.consume(`test ${transport}`, testsPerHour, hourS)
  const action = { name: 'shop.test-transport', subject: { kind: 'shop', id: transport } } as const
  const actionId = await recordAction(ctx, actor, action)
  try {
    await senders[transport](ctx, sending, AbortSignal.timeout(timeoutMs))
    return { actionId, refusal: null }
  } catch (error) {
    return { actionId, refusal: safeMessage(error) }
  }
}

type Sender = (ctx: ShopContext, sending: Sending, signal: AbortSignal) => Promise<unknown>

const senders: Record<Transport, Sender> = {
  mail: async (ctx, { actor }, signal) => {
    const { email: to, language } = await readPerson(ctx, actor)
    const { heading, text, why } = texts[language]
    const parts = [{ kind: 'paragraph' as const, text }]
    const message = composeEmail({ language, subject: heading, preview: text, heading, parts, why }, ctx)
    await ctx.ports.mail.send({ id: `test-${randomUUID()}`, to, ...message }, signal)
  },
  inbox: async ({ ports }, _sending, signal) => ports.mailbox?.check(signal),
  telegram: async (ctx, { actor }, signal) => {
    const { language } = await readPerson(ctx, actor)
    await ctx.ports.telegram.send(ctx.staff.telegramChat ?? '', texts[language].text, signal)
  },
  calls: (ctx, { phone = '', ip }) => ctx.ports.codeCall.call(phone, ip),
  rates: (ctx, _sending, signal) => storeRates(ctx, signal),
  photos: ({ ports }) => ports.photos.put('test/test.txt', Buffer.from('A test of the photo store.\n'), 'text/plain'),
}

function readPerson({ db }: ShopContext, { staffId }: StaffActor) {
  return db.selectFrom('staff').select(['email', 'language']).where('id', '=', staffId).executeTakeFirstOrThrow()
}
