import { sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import type { Kind } from '#contract/piece.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Db } from '#server/db/database.ts'
import { readAlbumToken } from '#server/domain/albums/album-links.ts'
import { isOtherThread } from '#server/domain/albums/send-album.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { threadSubject } from '#server/domain/threads/visible-threads.ts'

export type AlbumPhoto = { hash: string; width: number; height: number; widths: number[]; placeholder: string }
export type Album = {
  id: number
  note: string
  is_shown: boolean
  created_at: Date
  until: Date
  opened_at: Date | null
  language: Language
  kind: Kind
  piece_id: number
  name: string
  reference: string | null
  photos: AlbumPhoto[]
  /** Number of other threads that request photographs of the piece and have not received this album. */
  others: number
}

const albums = (condition: ReturnType<typeof sql>) => sql<Album>`
  select a.id, a.note, a.is_shown, a.created_at, a.until, a.opened_at, coalesce(own.language, 'ru') as language, p.kind, p.id as piece_id,
    concat_ws(' ', b.name, p.model_name) as name, p.reference,
    (select coalesce(json_agg(json_build_object('hash', hash, 'width', width, 'height', height, 'widths', widths, 'placeholder', placeholder)
      order by position), '[]') from live_photo where album_id = a.id) as photos,
    (select count(*) from thread t where ${isOtherThread})::int as others
  from live_album a join piece p on p.id = a.piece_id join brand b on b.id = p.brand_id left join thread own on own.id = a.thread_id
  where ${condition} order by a.id desc`

/** Returns the albums of a thread. Throws `not-found` for a thread that the reader may not see. */
export async function listAlbums({ db }: { db: Db }, actor: StaffActor, threadId: number): Promise<Album[]> {
  await threadSubject(db, actor, threadId)
  const { rows } = await albums(sql`a.thread_id = ${threadId}`).execute(db)
  return rows
}

/** Returns the album of a link. Marks it as opened unless `isPreview`. Throws `not-found` for an invalid token or an expired album. */
export async function openAlbum(
  { db, digest, now }: Pick<ShopContext, 'db' | 'digest' | 'now'>,
  token: string,
  { isPreview }: { isPreview: boolean },
): Promise<Album> {
  const id = readAlbumToken(digest, token)
  const at = new Date(now())
  const [album] = id === null ? [] : (await albums(sql`a.id = ${id} and a.until > ${at}`).execute(db)).rows
  if (!album) throw new CodedError('not-found')
  if (!album.opened_at && !isPreview) await db.updateTable('live_album').set({ opened_at: at }).where('id', '=', album.id).execute()
  return album
}
