import { join } from 'node:path'
import type { Config } from '#server/config/config.ts'
import type { Log } from '#server/context/log.ts'
import type { Db } from '#server/db/database.ts'
import { type DemoPhotographs, filesByHash, readDemoPhotographs } from '#server/db/seed/demo-photographs.ts'
import { updateDemo } from '#server/db/seed/update-demo.ts'
import { seedDemo } from '#server/domain/demo/seed-demo.ts'
import { withDemoPhotographs } from '#server/ports/demo-photo-store.ts'
import { localPhotoStore, type PhotoStore, s3PhotoStore } from '#server/ports/photo-store.ts'

export function demoPhotographs({ photographs }: Config): DemoPhotographs {
  return photographs ? readDemoPhotographs() : new Map()
}

/** Fills an empty database with the demo. Updates a demo that an older version of the shop has written. */
export async function openDemo(db: Db, config: Config, log: Log): Promise<void> {
  const photographs = demoPhotographs(config)
  if (await seedDemo(db, { photographs })) return log.info({}, 'the demo catalog is in the database')
  const pieces = await updateDemo(db, photographs)
  if (pieces) log.info({ pieces }, 'the demo catalog was brought up to this version')
}

/**
 * Opens the store of photographs: a bucket, or the data folder. Always serves the bundled demo photographs too, because another process may
 * have written the demo into the database.
 */
export function openPhotoStore({ s3, dataDir }: Config): PhotoStore {
  const folder = localPhotoStore(join(dataDir, 'photos'))
  return withDemoPhotographs(s3 ? s3PhotoStore(s3) : folder, filesByHash(readDemoPhotographs()), folder)
}
