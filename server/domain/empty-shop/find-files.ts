import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import type { Demo } from '#server/domain/empty-shop/find-demo.ts'
import { photoFileName } from '#server/domain/enquiries/enquiry-photos.ts'
import { exportFileName } from '#server/domain/people/export-person.ts'

/**
 * Files removed with the demo. `photos`: the published sizes of photographs, by hash and widths. `originals`: original photographs and the
 * documents of pieces. `enquiryFiles`: photographs sent by visitors, and exports of people's data.
 */
export type DemoFiles = { photos: { hash: string; widths: number[] }[]; originals: string[]; enquiryFiles: string[] }

/** Returns the files of the demo, except those bundled with the program. */
export async function findDemoFiles(tx: Tx, { pieces, threads, enquiries, people }: Demo): Promise<DemoFiles> {
  const photos = await sql<DemoFiles['photos'][number]>`
    select hash, widths from photo where piece_id = any(${pieces}) and not is_demo
    union select p.hash, p.widths from live_photo p join live_album a on a.id = p.album_id
      where a.piece_id = any(${pieces}) or a.thread_id = any(${threads})
    union select hash, widths from photo_upload where hash is not null and piece_id = any(${pieces})`.execute(tx)
  const originals = await sql<{ name: string }>`
    select original as name from photo where original is not null and piece_id = any(${pieces})
    union select original from photo_upload where piece_id = any(${pieces})
    union select file from piece_paper where piece_id = any(${pieces})`.execute(tx)
  const visitorPhotos = await sql<{ token: string }>`
    select token from enquiry_photo where enquiry_id = any(${enquiries}) or thread_id = any(${threads})
      or message_id in (select id from thread_message where thread_id = any(${threads}))`.execute(tx)
  const exported = await sql<{ id: string }>`select id::text as id from person_export where person_id = any(${people})`.execute(tx)
  return {
    photos: photos.rows.map(({ hash, widths }) => ({ hash, widths: widths ?? [] })),
    originals: originals.rows.map(({ name }) => name),
    enquiryFiles: [...visitorPhotos.rows.map(({ token }) => photoFileName(token)), ...exported.rows.map(({ id }) => exportFileName(id))],
  }
}
