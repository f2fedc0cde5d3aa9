import type { Kind } from '#contract/piece.ts'
import type { Db } from '#server/db/database.ts'
import type { CutPicture } from '#server/db/tables/content.ts'

type StaffSpecialistRow = Awaited<ReturnType<typeof listStaffSpecialists>>[number]
/** A visible specialist. `photo`: the portrait, 4:5. */
export type SpecialistRow = Omit<StaffSpecialistRow, 'pictureId' | 'desk' | 'phone' | 'piece_kinds' | 'is_active' | 'version'> & {
  kinds: Kind[]
  photo: CutPicture | null
}

const specialistsMax = 1000

/** Returns all specialists in their order, including hidden ones, with both crops of their pictures. */
export function listStaffSpecialists(db: Db) {
  return db
    .selectFrom('specialist as s')
    .leftJoin('home_picture as p', 'p.id', 's.picture')
    .select([
      's.id',
      's.name_ru',
      's.name_en',
      's.office',
      's.piece_kinds',
      's.languages',
      's.hours_ru',
      's.hours_en',
      's.telegram',
      's.whatsapp',
    ])
    .select(['s.staff_id', 's.is_active', 's.edit_version as version', 's.picture as pictureId', 'p.desk', 'p.phone'])
    .orderBy('s.position')
    .orderBy('s.id')
    .limit(specialistsMax)
    .execute()
}

/** Returns the visible specialists in their order. */
export async function readSpecialists(db: Db): Promise<SpecialistRow[]> {
  const rows = await listStaffSpecialists(db)
  return rows
    .filter(({ is_active: isActive }) => isActive)
    .map(({ pictureId: _id, desk: _desk, is_active: _isActive, version: _version, phone: photo, piece_kinds: kinds, ...row }) => ({
      ...row,
      kinds,
      photo,
    }))
}

/**
 * Returns within how many minutes of the opening hours the shop usually replies (`measure-reply-speed.ts`). Null: unknown, or too slow to
 * be shown.
 */
export async function readReplyMinutes(db: Db): Promise<number | null> {
  const row = await db.selectFrom('reply_speed').select('within_minutes').executeTakeFirst()
  return row?.within_minutes ?? null
}
