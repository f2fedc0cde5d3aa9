import { randomUUID } from 'node:crypto'
import type { PhotoCrop } from '#contract/rules/staff/photo-crop.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Db } from '#server/db/database.ts'
import type { HomePictureRow } from '#server/domain/home/read-home.ts'
import { storeOriginal, type ReceivedFile } from '#server/domain/photos/receive-upload.ts'
import { storeSizes } from '#server/domain/photos/store-sizes.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Ctx = Pick<ShopContext, 'db' | 'now' | 'ports'>
export type Cuts = { desk: PhotoCrop | null; phone: PhotoCrop | null }

/** Stores a picture for banners, with centered crops: 16:10 for desktop, 4:5 for phones. */
export async function addHomePicture(ctx: Ctx, staff: StaffActor, file: ReceivedFile): Promise<HomePictureRow> {
  const {
    name: original,
    original: { width, height },
  } = await storeOriginal(ctx, staff.staffId, file)
  return storePicture(ctx, { original, width, height }, { desk: cutTo(width, height, deskRatio), phone: cutTo(width, height, phoneRatio) })
}

/**
 * Crops a picture again from its original and stores the result as a new picture. The previous picture stays. Throws `not-found` for an
 * unknown picture, and `conflict` if the original is gone.
 */
export async function cropHomePicture(ctx: Ctx, id: string, cuts: Cuts): Promise<HomePictureRow> {
  const { original, width, height } = await findPicture(ctx.db, id)
  return storePicture(ctx, { original, width, height }, cuts)
}

/** Returns the original of a picture. Throws `not-found`. */
export async function readHomeOriginal(ctx: Ctx, id: string): Promise<Buffer> {
  const bytes = await ctx.ports.originals.get((await findPicture(ctx.db, id)).original)
  if (!bytes) throw new CodedError('not-found', { reason: 'photo-no-original' })
  return bytes
}

async function findPicture(db: Db, id: string) {
  const picture = await db.selectFrom('home_picture').select(['original', 'width', 'height']).where('id', '=', id).executeTakeFirst()
  if (!picture) throw new CodedError('not-found')
  return picture
}

async function storePicture(ctx: Ctx, from: { original: string; width: number; height: number }, cuts: Cuts): Promise<HomePictureRow> {
  const id = randomUUID()
  const make = async (crop: PhotoCrop | null) => {
    const stored = await storeSizes(ctx, { original: from.original, crop, owner: `home ${id}` })
    if (!stored) throw new CodedError('conflict', { reason: 'photo-no-original' })
    return { ...stored, crop }
  }
  const picture = { desk: await make(cuts.desk), phone: await make(cuts.phone) }
  await ctx.db
    .insertInto('home_picture')
    .values({ id, ...from, desk: JSON.stringify(picture.desk), phone: JSON.stringify(picture.phone), created_at: new Date(ctx.now()) })
    .execute()
  return { id, ...picture }
}

const deskRatio = 16 / 10
const phoneRatio = 4 / 5

function cutTo(width: number, height: number, ratio: number): PhotoCrop | null {
  const part = Math.min(1, (height * ratio) / width)
  const high = Math.min(1, width / ratio / height)
  const whole = { turn: 0, angle: 0, x: (1 - part) / 2, y: (1 - high) / 2, width: part, height: high } as const
  return part > 0.99 && high > 0.99 ? null : whole
}
