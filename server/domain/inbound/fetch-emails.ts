import { receiveEmail } from '#server/domain/inbound/receive-email.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import type { MailboxPlace } from '#server/ports/mailbox.ts'

type Ctx = ShopContext
type Email = Parameters<typeof receiveEmail>[1]
const attemptsMax = 5

/**
 * Fetches new emails from the mailbox in order. Stops at an email that fails, and the next run tries it again. At the fifth failure, tries
 * the email without its files, in case the file store is unavailable. If that fails too, skips the email, so that it does not block later
 * ones. Ignores emails from before the mailbox was configured.
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
        if ((await countFailure(ctx)) < attemptsMax) {
          failure = error
          return false
        }
        await receiveWithoutFiles(ctx, email, error)
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

async function countFailure({ db }: Ctx): Promise<number> {
  const { failures } = await db
    .updateTable('mailbox_place')
    .set((eb) => ({ failures: eb('failures', '+', 1) }))
    .returning('failures')
    .executeTakeFirstOrThrow()
  return failures
}

async function receiveWithoutFiles(ctx: Ctx, email: Email, cause: unknown): Promise<void> {
  try {
    await receiveEmail(ctx, email, { hasFiles: false })
    ctx.log.error({ err: cause }, 'the files of an email could not be stored: they are in the mailbox')
  } catch (error) {
    ctx.log.error({ err: error }, 'an email could not be read and was passed over: it is in the mailbox')
  }
}
