import { sql } from 'kysely'
import { limits } from '#contract/limits.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

const daySeconds = 86_400

/**
 * Asked before a stranger's photograph is written anywhere (SEC-D6). Throws `too-many` after more than a sender may send in a day,
 * `unavailable` when there is no room for any.
 */
export async function admitPhoto({ attempts, db, ports, enquiryPhotosMaxBytes }: ShopContext, sender: string): Promise<void> {
  await attempts.spend(`enquiry photo ${sender}`, limits.enquiryPhotosPerDay, daySeconds)
  const { used } = await db
    .selectFrom('enquiry_photo')
    .select(sql<number>`coalesce(sum(bytes), 0)::float8`.as('used'))
    .executeTakeFirstOrThrow()
  if (used >= enquiryPhotosMaxBytes || !(await ports.enquiryFiles.hasRoom()) || !(await ports.incomingFiles.hasRoom()))
    throw new CodedError('unavailable', { reason: 'photos-no-room' })
}
