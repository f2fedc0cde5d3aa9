import { ZipFile } from 'yazl'
import { dayMs } from '#contract/rules/durations.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Db } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { type AlbumFile, listAlbumFiles } from '#server/domain/albums/purge-albums.ts'
import { recordAction } from '#server/domain/audit/record-action.ts'
import { runActionIn } from '#server/domain/audit/run-action.ts'
import { photoFileName } from '#server/domain/enquiries/enquiry-photos.ts'
import { enqueue } from '#server/domain/jobs/enqueue.ts'
import { detectPaperType } from '#server/domain/papers/paper-type.ts'
import { lockPeople, personSubject } from '#server/domain/people/change-person.ts'
import { exportHtml } from '#server/domain/people/export-html.ts'
import { type ExportPart, readExportParts } from '#server/domain/people/export-parts.ts'
import { readTraces } from '#server/domain/people/read-traces.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Ctx = Pick<ShopContext, 'db' | 'now' | 'ports'>
export type PersonExport = { id: string; state: 'waiting' | 'ready' | 'failed'; bytes: number | null; created_at: Date }

export const exportFileName = (id: string): string => `person-${id}.zip`

/** Starts an export of all data about a person. A job creates the file. */
export async function startExport(ctx: Ctx, actor: StaffActor, id: number): Promise<PersonExport> {
  const at = new Date(ctx.now())
  return transaction(ctx.db, async (tx) => {
    await lockPeople(tx, [id])
    const action = { name: 'person.export', subject: personSubject(id) } as const
    const { result } = await runActionIn(tx, { actor, action, at }, async () => {
      const newExport = { person_id: id, staff_id: actor.staffId, created_at: at }
      const row = await tx
        .insertInto('person_export')
        .values(newExport)
        .returning(['id', 'state', 'bytes', 'created_at'])
        .executeTakeFirstOrThrow()
      await enqueue(tx, 'export-person', { id: row.id }, { key: row.id })
      return row
    })
    return result
  })
}

/** Returns the state of one of the person's exports. Throws `not-found`. */
export async function readExport(db: Db, personId: number, id: string): Promise<PersonExport> {
  const columns = ['id', 'state', 'bytes', 'created_at'] as const
  const row = await db.selectFrom('person_export').select(columns).where('id', '=', id).where('person_id', '=', personId).executeTakeFirst()
  if (!row) throw new CodedError('not-found')
  return row
}

/** Returns the file of a finished export, and records the download in the audit log. Throws `not-found`. */
export async function downloadExport(
  ctx: Ctx,
  actor: StaffActor,
  { id: personId, export: id }: { id: number; export: string },
): Promise<Buffer> {
  const { state } = await readExport(ctx.db, personId, id)
  const bytes = state === 'ready' ? await ctx.ports.enquiryFiles.get(exportFileName(id)) : null
  if (!bytes) throw new CodedError('not-found')
  await recordAction(ctx, actor, { name: 'person.export', subject: personSubject(personId) })
  return bytes
}

/** Creates the file of an export, and removes exports older than a day. Marks the export as failed on an error. Safe to run twice. */
export async function makeExport(ctx: Ctx, { id }: { id: string }): Promise<void> {
  try {
    await purgeExports(ctx)
    await makeFile(ctx, id)
  } catch (error) {
    // show the failure at once, although the next attempt of the job may succeed
    await ctx.db.updateTable('person_export').set({ state: 'failed' }).where('id', '=', id).where('state', '=', 'waiting').execute()
    throw error
  }
}

async function makeFile(ctx: Ctx, id: string): Promise<void> {
  const personExport = await ctx.db.selectFrom('person_export').select('person_id').where('id', '=', id).executeTakeFirst()
  if (!personExport) return
  const { data, ...files } = await transaction(ctx.db, async (tx) => {
    const traces = await readTraces(tx, personExport.person_id)
    const albumFiles = await listAlbumFiles(tx, traces.threads)
    return { photoTokens: traces.photoTokens, albumFiles, data: await readExportParts(tx, traces) }
  })
  const bytes = await pack(data, await readPictures(ctx, files))
  await ctx.ports.enquiryFiles.put(exportFileName(id), bytes, 'application/zip')
  const updatedExport = await ctx.db
    .updateTable('person_export')
    .set({ state: 'ready', bytes: bytes.length })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  // removes the file if the export was deleted while the file was created, for example because the person was erased
  if (!updatedExport) await ctx.ports.enquiryFiles.remove(exportFileName(id))
}

/** Removes exports older than a day, with their files. */
export async function purgeExports({ db, now, ports }: Ctx): Promise<void> {
  const old = await db
    .selectFrom('person_export')
    .select('id')
    .where('created_at', '<', new Date(now() - dayMs))
    .execute()
  for (const { id } of old) {
    await ports.enquiryFiles.remove(exportFileName(id))
    await db.deleteFrom('person_export').where('id', '=', id).execute()
  }
}

type Pictures = Map<string, Buffer>
type Files = { photoTokens: readonly string[]; albumFiles: readonly AlbumFile[] }

async function readPictures({ ports }: Pick<Ctx, 'ports'>, { photoTokens, albumFiles }: Files): Promise<Pictures> {
  const pictures: Pictures = new Map()
  for (const [at, token] of photoTokens.entries()) {
    const bytes = await ports.enquiryFiles.get(photoFileName(token))
    if (bytes) pictures.set(`photographs/${at + 1}.${detectPaperType(bytes) === 'application/pdf' ? 'pdf' : 'jpg'}`, bytes)
  }
  for (const [at, { hash, widths }] of albumFiles.entries()) {
    const name = `${hash}/${Math.max(...widths)}.webp`
    const bytes = (await ports.photos.get(name)) ?? (await ports.photos.fetch?.(name))
    if (bytes) pictures.set(`albums/${at + 1}.webp`, bytes)
  }
  return pictures
}

async function pack(data: readonly ExportPart[], pictures: Pictures): Promise<Buffer> {
  const archive = new ZipFile()
  archive.addBuffer(Buffer.from(JSON.stringify(Object.fromEntries(data.map(({ title, rows }) => [title, rows])), null, 2)), 'data.json')
  archive.addBuffer(Buffer.from(exportHtml(data, [...pictures.keys()])), 'data.html')
  for (const [name, bytes] of pictures) archive.addBuffer(bytes, name, { compress: false })
  archive.end()
  const chunks: Buffer[] = []
  for await (const chunk of archive.outputStream) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}
