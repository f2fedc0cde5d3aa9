import { join } from 'node:path'
import type { Config } from '#server/config/config.ts'
import type { Log } from '#server/context/log.ts'
import type { Db } from '#server/db/database.ts'
import { type DemoPhotographs, filesByHash, readDemoPhotographs } from '#server/db/seed/demo-photographs.ts'
import { seedDemo } from '#server/db/seed/seed-demo.ts'
import { updateDemo } from '#server/db/seed/update-demo.ts'
import { withDemoPhotographs } from '#server/ports/demo-photo-store.ts'
import { localPhotoStore, type PhotoStore, s3PhotoStore } from '#server/ports/photo-store.ts'

/** The photographs for the demo's pieces; none where the setting leaves them out. */
export function demoPhotographs({ photographs }: Config): DemoPhotographs {
  return photographs ? readDemoPhotographs() : new Map()
}

/** Fills an empty database with the demo, and brings an older demo up to this version. */
export async function openDemo(db: Db, config: Config, log: Log): Promise<void> {
  const photographs = demoPhotographs(config)
  if (await seedDemo(db, { photographs })) return log.info({}, 'the demo catalog is in the database')
  const pieces = await updateDemo(db, photographs)
  if (pieces) log.info({ pieces }, 'the demo catalog was brought up to this version')
}

/**
 * Where photographs are read and written: a bucket or the data folder, and the program's own files for the demo. These are served
 * by every server: a database may hold a demo that another start wrote.
 */
export function openPhotoStore({ s3, dataDir }: Config): PhotoStore {
  const folder = localPhotoStore(join(dataDir, 'photos'))
  return withDemoPhotographs(s3 ? s3PhotoStore(s3) : folder, filesByHash(readDemoPhotographs()), folder)
}
