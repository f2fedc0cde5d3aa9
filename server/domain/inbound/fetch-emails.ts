import { receiveEmail } from '#server/domain/inbound/receive-email.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import type { MailboxPlace } from '#server/ports/mailbox.ts'

type Ctx = ShopContext
const attemptsMax = 5

/**
 * Fetches new emails from the mailbox, in their order. An email that fails is retried in the next run and skipped after five failures, so
 * that later emails arrive. Ignores emails from before the mailbox was set up.
 */
export async function fetchEmails(ctx: Ctx, signal: AbortSignal): Promise<void> {
  const { mailbox } = ctx.ports
  if (!mailbox) return
  let failure: unknown
  const startPlace = await mailbox.readNew(
    await readPlace(ctx),
    async (email) => {
      try {
        await receiveEmail(ctx, email)
      } catch (error) {
        if (await isTriedAgain(ctx, error)) {
          failure = error
          return false
        }
      }
      await writePlace(ctx, email.place)
      return !signal.aborted
    },
    signal,
  )
  if (startPlace) await writePlace(ctx, startPlace)
  if (failure) throw failure
}

async function readPlace({ db }: Ctx): Promise<MailboxPlace | null> {
  const row = await db.selectFrom('mailbox_place').select(['validity', 'uid']).executeTakeFirst()
  return row ? { validity: row.validity, uid: Number(row.uid) } : null
}

async function writePlace({ db }: Ctx, { validity, uid }: MailboxPlace): Promise<void> {
  const place = { validity, uid, failures: 0 }
  await db
    .insertInto('mailbox_place')
    .values({ id: 1, ...place })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(place))
    .execute()
}

/** Counts a failure of the next email. Returns false if the email has failed too often. */
async function isTriedAgain({ db, log }: Ctx, error: unknown): Promise<boolean> {
  const { failures } = await db
    .updateTable('mailbox_place')
    .set((eb) => ({ failures: eb('failures', '+', 1) }))
    .returning('failures')
    .executeTakeFirstOrThrow()
  if (failures < attemptsMax) return true
  log.error({ err: error }, 'an email could not be read and was passed over: it is in the mailbox')
  return false
}
