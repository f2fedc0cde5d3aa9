import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { exit } from 'node:process'
import { fileURLToPath } from 'node:url'
import type { Config } from '#server/config/config.ts'

const program = fileURLToPath(new URL('prepare-database.child.ts', import.meta.url))

/**
 * Creates and fills the embedded database in a child process if it does not exist. The child process frees its memory when it ends. Exits
 * if the child process fails.
 */
export async function prepareApart({ databaseUrl, dataDir }: Config): Promise<void> {
  if (databaseUrl || existsSync(join(dataDir, 'db'))) return
  const [code] = await once(fork(program), 'exit')
  if (code !== 0) exit(typeof code === 'number' ? code : 1)
}
