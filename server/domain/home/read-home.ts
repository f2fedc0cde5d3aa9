import { type BannerValues, defaultRow, type HomeRowName, type HomeRows, homeRows } from '#contract/rules/staff/home-parts.ts'
import type { Db } from '#server/db/database.ts'
import type { CutPicture } from '#server/db/tables/content.ts'

export type { CutPicture }
export type HomePictureRow = { id: string; desk: CutPicture; phone: CutPicture }
/**
 * The home page: its banners with their pictures, and its rows of pieces. `taggedIds`: ids of pieces by tag, only for tags that a row's
 * rule uses.
 */
export type Home = {
  version: number
  banners: BannerValues[] | null
  rows: HomeRows
  pictures: Map<string, HomePictureRow>
  taggedIds: Map<string, number[]>
}

/** Reads the draft or the published home page. */
export async function readHome(db: Db, id: 'draft' | 'shown'): Promise<Home> {
  const page = await db.selectFrom('home_page').select(['banners', 'rows', 'edit_version']).where('id', '=', id).executeTakeFirst()
  const { banners = null, rows = {}, edit_version: version = 1 } = page ?? {}
  const pictureIds = (banners ?? []).flatMap(({ picture }) => picture ?? [])
  const tags = [...new Set(homeRows.flatMap((name) => (rows[name]?.mode === 'rule' ? (rows[name].tag ?? []) : [])))]
  const pictures = pictureIds.length
    ? await db.selectFrom('home_picture').select(['id', 'desk', 'phone']).where('id', 'in', pictureIds).execute()
    : []
  return {
    version,
    banners: banners && banners.map((banner) => ({ ...banner, alt_ru: banner.alt_ru ?? '', alt_en: banner.alt_en ?? '' })),
    rows,
    pictures: new Map(pictures.map((picture) => [picture.id, picture])),
    taggedIds: await readTagged(db, tags),
  }
}

async function readTagged(db: Db, tags: readonly string[]): Promise<Map<string, number[]>> {
  const taggedIds = new Map<string, number[]>()
  for (const tag of tags) {
    const rows = await db
      .selectFrom('piece_private')
      .select('piece_id')
      .where(
        (is) => is.val(tag),
        '=',
        (is) => is.fn<string>('any', ['tags']),
      )
      .execute()
    taggedIds.set(
      tag,
      rows.map(({ piece_id: id }) => id),
    )
  }
  return taggedIds
}

/** Returns the layout of a row, or the default layout if nobody has changed it. */
export const getHomeRow = ({ rows }: Pick<Home, 'rows'>, name: HomeRowName) => rows[name] ?? defaultRow

/** Returns the times at which a banner appears or disappears, in ms. */
export function bannerTimes({ banners }: Pick<Home, 'banners'>): number[] {
  return (banners ?? []).flatMap(({ is_active: isActive, shown_from: from, shown_until: until }) =>
    isActive ? [from, until].flatMap((time) => (time === null ? [] : Date.parse(time))) : [],
  )
}
