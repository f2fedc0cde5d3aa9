import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { silentLog } from '#server/context/log.ts'
import { openDatabase } from '#server/db/client.ts'
import { createPostgres } from '#test/shop.ts'
import type { StageDatabase } from '#torture/database.ts'
import type { Stage } from '#torture/stage.ts'

export type EmptyPlace = Pick<StageDatabase, 'folder' | 'url' | 'open'>

/** Creates an empty data folder and a database without a schema. The end of the stage removes both. */
export async function createEmptyPlace({ kind, onEnd }: Stage): Promise<EmptyPlace> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-torture-'))
  onEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  if (kind === 'embedded') return { folder, url: undefined, open: () => openDatabase({ dataDir: folder, fsync: false, log: silentLog }) }
  const { url, drop } = await createPostgres()
  onEnd(drop)
  return { folder, url, open: () => openDatabase({ url, poolMax: 2, log: silentLog }) }
}
