import type { Kind } from '#contract/piece.ts'
import { findZone, findMissingZones, type Stage } from '#contract/rules/staff/zones.ts'
import type { ReportChange, ReportZone } from '#contract/staff/reports.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Tx } from '#server/db/database.ts'
import type { StoredZone } from '#server/db/tables/reports.ts'
import { createEditConflict } from '#server/domain/audit/edit-conflict.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import { getReport, type ReportRow } from '#server/domain/reports/report-rows.ts'
import { getReportedPiece, pieceSubject, type ReportedPiece } from '#server/domain/reports/report-subject.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Context = Pick<ShopContext, 'db' | 'now'>
export type Written = { report: ReportRow; actionId: string }

/** Creates an empty report of a piece. */
export async function createReport(ctx: Context, actor: StaffActor, pieceId: number, stage: Stage): Promise<Written> {
  const piece = await getReportedPiece(ctx.db, pieceId)
  const { result, actionId } = await runAction(ctx, actor, { name: 'report.create', subject: pieceSubject(piece) }, (tx) =>
    tx
      .insertInto('condition_report')
      .values({ piece_id: pieceId, stage, staff_id: actor.staffId, written_at: new Date(ctx.now()) })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return { report: await getReport(ctx.db, result.id), actionId }
}

/** Changes an unsigned report. Zones that are not in `change` stay unchanged. */
export async function changeReport(ctx: Context, actor: StaffActor, id: string, change: ReportChange): Promise<Written> {
  const { version, zones, ...texts } = change
  return editReport(ctx, actor, { id, name: 'report.change', version }, async (tx, report, piece) => {
    if (zones) await assertZones(tx, { piece, stored: report.zones }, zones)
    const changed = zones ? { zones: JSON.stringify(mergeZones(report.zones, zones)) } : {}
    return { ...texts, ...changed }
  })
}

/** Signs a report, which makes it immutable. If buyers see an older report of the piece, they see the signed one from now on. */
export async function signReport(ctx: Context, actor: StaffActor, id: string, version: number): Promise<Written> {
  return editReport(ctx, actor, { id, name: 'report.sign', version }, async (tx, report, piece) => {
    const missing = findMissingZones(piece.kind, report.zones).map(({ key }) => key)
    if (missing.length)
      throw new CodedError('conflict', { reason: 'report-zones-missing', values: { count: missing.length }, body: { missing } })
    const hidden = await hideShown(tx, piece.id)
    return { signed_at: new Date(ctx.now()), signed_by: actor.staffId, is_shown: hidden }
  })
}

/** Shows the newest signed report to buyers, or hides it. */
export async function showReport(ctx: Context, actor: StaffActor, { id, isShown }: { id: string; isShown: boolean }): Promise<Written> {
  const { piece_id: pieceId } = await getReport(ctx.db, id)
  const subject = pieceSubject(await getReportedPiece(ctx.db, pieceId))
  const { actionId } = await runAction(ctx, actor, { name: 'report.show', subject }, async (tx) => {
    await lockPiece(tx, pieceId)
    const report = await getReport(tx, id)
    if (isShown && !report.may_be_shown) throw new CodedError('conflict', { reason: 'report-not-newest' })
    await hideShown(tx, pieceId)
    if (isShown) await tx.updateTable('condition_report').set({ is_shown: true }).where('id', '=', id).execute()
  })
  return { report: await getReport(ctx.db, id), actionId }
}

export async function deleteReport(ctx: Context, actor: StaffActor, id: string): Promise<string> {
  const { piece_id: pieceId } = await getReport(ctx.db, id)
  const subject = pieceSubject(await getReportedPiece(ctx.db, pieceId))
  const { actionId } = await runAction(ctx, actor, { name: 'report.delete', subject }, async (tx) => {
    await lockPiece(tx, pieceId)
    assertUnsigned(await getReport(tx, id))
    await tx.deleteFrom('condition_report').where('id', '=', id).execute()
  })
  return actionId
}

type Edit = { id: string; name: 'report.change' | 'report.sign'; version: number }
type Columns = Partial<{
  stage: Stage
  summary_ru: string
  summary_en: string
  zones: string
  signed_at: Date
  signed_by: string
  is_shown: boolean
}>

async function editReport(
  ctx: Context,
  actor: StaffActor,
  { id, name, version }: Edit,
  columnsOf: (tx: Tx, report: ReportRow, piece: ReportedPiece) => Promise<Columns>,
): Promise<Written> {
  const piece = await getReportedPiece(ctx.db, (await getReport(ctx.db, id)).piece_id)
  const { actionId } = await runAction(ctx, actor, { name, subject: pieceSubject(piece) }, async (tx) => {
    // locks the piece, so that two of its reports cannot be signed or shown concurrently
    await lockPiece(tx, piece.id)
    const report = await getReport(tx, id)
    assertUnsigned(report)
    if (report.version !== version)
      throw await createEditConflict(tx, { tables: ['condition_report'], rowId: id }, 'report-edited-meanwhile', {
        version: report.version,
        current: report,
      })
    const columns = await columnsOf(tx, report, piece)
    await tx
      .updateTable('condition_report')
      .set({ ...columns, edit_version: version + 1 })
      .where('id', '=', id)
      .execute()
  })
  return { report: await getReport(ctx.db, id), actionId }
}

function assertUnsigned({ signed_at: signedAt }: ReportRow): void {
  if (signedAt) throw new CodedError('conflict', { reason: 'report-signed', body: { reason: 'report-signed' } })
}

async function lockPiece(tx: Tx, id: number): Promise<void> {
  await tx.selectFrom('piece').select('id').where('id', '=', id).forNoKeyUpdate().execute()
}

async function hideShown(tx: Tx, pieceId: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('condition_report')
    .set({ is_shown: false })
    .where('piece_id', '=', pieceId)
    .where('is_shown', '=', true)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

type ZoneChange = NonNullable<ReportChange['zones']>[number]

/**
 * Throws `invalid` for an unknown zone, and for a pin on an unknown photograph. Accepts pins on earlier crops of a photograph. Accepts a
 * pin on a deleted photograph if the stored report has a pin on it.
 */
async function assertZones(
  tx: Tx,
  { piece, stored }: { piece: { id: number; kind: Kind }; stored: readonly StoredZone[] },
  zones: readonly ZoneChange[],
): Promise<void> {
  const unknown = zones.find(({ zone }) => !findZone(piece.kind, zone))
  if (unknown) throw new CodedError('invalid', { fields: { zones: 'report-zone-unknown' } })
  const photos = await tx.selectFrom('photo').select(['hash', 'cuts']).where('piece_id', '=', piece.id).execute()
  const hashes = new Set([
    ...photos.flatMap(({ hash, cuts }) => [hash, ...cuts.map((cut) => cut.hash)]),
    ...stored.flatMap(({ pins }) => pins.map(({ photo }) => photo)),
  ])
  const pins = zones.flatMap((zone) => (zone.grade === null ? [] : zone.pins))
  if (!pins.every(({ photo }) => hashes.has(photo))) throw new CodedError('invalid', { fields: { zones: 'report-photo-unknown' } })
}

function mergeZones(stored: readonly StoredZone[], changed: readonly ZoneChange[]): StoredZone[] {
  const byName = new Map(stored.map((zone) => [zone.zone, zone]))
  for (const zone of changed) {
    if (isGraded(zone)) byName.set(zone.zone, zone)
    else byName.delete(zone.zone)
  }
  return [...byName.values()]
}

function isGraded(zone: ZoneChange): zone is ReportZone {
  return zone.grade !== null
}
