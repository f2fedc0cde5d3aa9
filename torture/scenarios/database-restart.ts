import { setTimeout as wait } from 'node:timers/promises'
import { openDatabaseProxy, databaseProxyOf } from '#torture/scenarios/database-proxy.ts'
import { whileShopping } from '#torture/shopping.ts'
import type { Scenario } from '#torture/stage.ts'

const upMs = 4000
const downMs = 1500

export const databaseRestart: Scenario = {
  name: 'database-restart',
  about: 'every connection to PostgreSQL is cut and refused for a while, as in a restart, while people order',
  databases: ['postgresql'],
  processes: 2,
  buyers: 40,
  pieces: 600,
  allowed: { outages: true },
  settings: openDatabaseProxy,
  run: async (stage) => {
    const proxy = databaseProxyOf(stage)
    await whileShopping(stage, async () => {
      for (let restarts = stage.count(8, 2); restarts; restarts--) {
        await wait(upMs)
        proxy.cut()
        await wait(downMs)
        proxy.mend()
      }
      await wait(upMs)
    })
  },
}
