import { sql } from 'kysely'
import { minuteMs } from '#contract/rules/durations.ts'
import { refusalKindOf, type Transport } from '#contract/rules/staff/transports.ts'
import { DeliveryError } from '#server/context/delivery-error.ts'
import { safeMessage } from '#server/context/serialize-error.ts'
import type { Ports, ShopContext } from '#server/domain/shop-context.ts'

type Ctx = Pick<ShopContext, 'db' | 'now' | 'log'>

/** Minimum time between two recorded successes of a transport. After a failure, the next success is recorded at once. */
const successMs = minuteMs

/** Wraps the ports so that they record the last outcome per transport. If recording fails, the message is still sent. */
export function recordTransportOutcomes(ports: Ports, ctx: Ctx): Ports {
  const successes = new Map<Transport, number>()
  const noteSuccess = async (transport: Transport): Promise<void> => {
    const now = ctx.now()
    if (now - (successes.get(transport) ?? -Infinity) < successMs) return
    successes.set(transport, now)
    await storeSuccess(ctx, transport)
  }
  const noteRefusal = async (transport: Transport, error: unknown): Promise<void> => {
    successes.delete(transport)
    await storeRefusal(ctx, transport, error)
  }
  const warn = (error: unknown) => ctx.log.warn({ err: error }, 'the state of a transport could not be stored')
  async function note<T>(transport: Transport, sent: Promise<T>): Promise<T> {
    try {
      const result = await sent
      await noteSuccess(transport).catch(warn)
      return result
    } catch (error) {
      await noteRefusal(transport, error).catch(warn)
      throw error
    }
  }
  const { mail, mailbox, telegram, codeCall, photos, rates } = ports
  return {
    ...ports,
    mail: { ...mail, send: (message, signal) => note('mail', mail.send(message, signal)) },
    mailbox: mailbox && {
      check: (signal) => note('inbox', mailbox.check(signal)),
      readNew: (after, take, signal) => note('inbox', mailbox.readNew(after, take, signal)),
    },
    telegram: { ...telegram, send: (...sent) => note('telegram', telegram.send(...sent)) },
    codeCall: { ...codeCall, call: (phone, ip) => note('calls', codeCall.call(phone, ip)) },
    rates: rates && { read: (day, signal) => note('rates', rates.read(day, signal)) },
    photos: { ...photos, put: (name, bytes, contentType) => note('photos', photos.put(name, bytes, contentType)) },
  }
}

async function storeSuccess({ db, now }: Ctx, transport: Transport): Promise<void> {
  const at = new Date(now())
  await db
    .insertInto('transport_state')
    .values({ transport, succeeded_at: at })
    .onConflict((conflict) => conflict.column('transport').doUpdateSet({ succeeded_at: at, failing_since: null }))
    .execute()
}

/** Stores a failure. A final error about one message does not mark the transport as failing, because the service did respond. */
async function storeRefusal({ db, now }: Ctx, transport: Transport, error: unknown): Promise<void> {
  const at = new Date(now())
  const refusal = safeMessage(error)
  const isAboutMessage = (error instanceof DeliveryError && error.isFinal) || refusalKindOf(refusal) === 'recipient'
  await db
    .insertInto('transport_state')
    .values({ transport, refused_at: at, refusal, failing_since: isAboutMessage ? null : at })
    .onConflict((conflict) =>
      conflict.column('transport').doUpdateSet({
        refused_at: at,
        refusal,
        ...(isAboutMessage ? {} : { failing_since: sql`coalesce(transport_state.failing_since, excluded.failing_since)` }),
      }),
    )
    .execute()
}
