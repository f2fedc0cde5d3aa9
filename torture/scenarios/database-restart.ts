import { setTimeout as wait } from 'node:timers/promises'
import { createClusterDatabase, findPostgresPrograms } from '#torture/postgres-cluster.ts'
import { whileShopping } from '#torture/shopping.ts'
import type { Scenario } from '#torture/stage.ts'

const upMs = 4000

export const databaseRestart: Scenario = {
  name: 'database-restart',
  about: 'a PostgreSQL of its own is restarted, by turns orderly and by a crash, while people order',
  databases: ['postgresql'],
  processes: 2,
  buyers: 40,
  pieces: 600,
  allowed: { outages: true },
  createDatabase: createClusterDatabase,
  findObstacle: () =>
    findPostgresPrograms()
      ? undefined
      : 'the programs of PostgreSQL (initdb, pg_ctl) are not on this machine; POSTGRES_BIN may name their folder',
  run: async (stage) => {
    await whileShopping(stage, async () => {
      for (let restarts = stage.count(8, 2); restarts; restarts--) {
        await wait(upMs)
        await stage.restartDatabase?.(restarts % 2 ? 'crash' : 'orderly')
      }
      await wait(upMs)
    })
  },
}
