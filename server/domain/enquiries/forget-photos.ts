import type { ShopContext } from '#server/domain/shop-context.ts'
import { photoFile } from '#server/domain/enquiries/keep-photo.ts'

const waitMs = 24 * 3_600_000
const countMax = 500

/** Throws away photographs that were sent a day ago for a form that never came; first the row, so that no form takes it meanwhile. */
export async function forgetPhotos({ db, now, ports }: ShopContext): Promise<void> {
  const forgotten = await deleteWaiting(db, new Date(now() - waitMs))
  for (const { token } of forgotten) await ports.enquiryFiles.remove(photoFile(token))
}

function deleteWaiting(db: ShopContext['db'], before: Date) {
  return db
    .deleteFrom('enquiry_photo')
    .where('id', 'in', (of) =>
      of
        .selectFrom('enquiry_photo')
        .select('id')
        .where('enquiry_id', 'is', null)
        .where('created_at', '<', before)
        .orderBy('created_at')
        .orderBy('id')
        .limit(countMax),
    )
    .where('enquiry_id', 'is', null)
    .returning('token')
    .execute()
}
