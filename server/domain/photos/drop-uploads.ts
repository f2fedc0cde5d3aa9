import { dayMs } from '#contract/rules/durations.ts'
import { staffPhotoLimits } from '#contract/rules/staff/photo-limits.ts'
import type { Tx } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { type Actor, runAction } from '#server/domain/audit/run-action.ts'
import { queueFileRemoval } from '#server/domain/people/queue-file-removal.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

const purgedAtOnce = 200

/** Deletes an upload. Does nothing if the upload has become a photograph, or does not exist. */
export async function dropUpload(ctx: ShopContext, actor: Actor, id: string): Promise<void> {
  await runAction(ctx, actor, { name: 'photo.drop', subject: { kind: 'photo_upload', id } }, async (tx) => {
    const dropped = await tx
      .deleteFrom('photo_upload')
      .where('id', '=', id)
      .where('photo_id', 'is', null)
      // keeps the upload of a deleted photograph, because the deletion may be undone
      .where((is) => is.or([is('piece_id', 'is', null), is('state', '<>', 'ready')]))
      .returning('original')
      .execute()
    await queueFileRemoval(tx, { originals: dropped.map(({ original }) => original) })
  })
}

/** Purges uploads that were not assigned to a piece within a week. A job removes their originals. */
export async function purgeUploads({ db, now }: Pick<ShopContext, 'db' | 'now'>): Promise<void> {
  const before = new Date(now() - staffPhotoLimits.looseDays * dayMs)
  const purgeBatch = () =>
    transaction(db, async (tx) => {
      const purged = await deleteLoose(tx, before)
      await queueFileRemoval(tx, { originals: purged.map(({ original }) => original) })
      return purged.length
    })
  while ((await purgeBatch()) === purgedAtOnce);
}

function deleteLoose(tx: Tx, before: Date) {
  return tx
    .deleteFrom('photo_upload')
    .where('id', 'in', (of) =>
      of.selectFrom('photo_upload').select('id').where('piece_id', 'is', null).where('created_at', '<', before).limit(purgedAtOnce),
    )
    .where('piece_id', 'is', null)
    .returning('original')
    .execute()
}

/** Removes originals that no upload, no photograph and no banner refers to. */
export async function removeUnusedOriginals({ db, ports }: Pick<ShopContext, 'db' | 'ports'>, originals: readonly string[]): Promise<void> {
  if (!originals.length) return
  const [uploads, photos, banners] = await Promise.all([
    db.selectFrom('photo_upload').select('original').where('original', 'in', originals).execute(),
    db.selectFrom('photo').select('original').where('original', 'in', originals).execute(),
    db.selectFrom('home_picture').select('original').where('original', 'in', originals).execute(),
  ])
  const usedOriginals = new Set([...uploads, ...photos, ...banners].map(({ original }) => original))
  for (const original of new Set(originals)) if (!usedOriginals.has(original)) await ports.originals.remove(original)
}
