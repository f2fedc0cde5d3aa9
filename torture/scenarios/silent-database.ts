import { setTimeout as wait } from 'node:timers/promises'
import { openDatabaseProxy, databaseProxyOf } from '#torture/scenarios/database-proxy.ts'
import { whileShopping } from '#torture/shopping.ts'
import type { Scenario } from '#torture/stage.ts'

const upMs = 3000
const silentMs = 6000

export const silentDatabase: Scenario = {
  name: 'silent-database',
  about: 'the connections to PostgreSQL stay open and carry nothing, as after a lost network, while people order',
  databases: ['postgresql'],
  processes: 2,
  buyers: 40,
  pieces: 600,
  allowed: { outages: true },
  settings: openDatabaseProxy,
  run: async (stage) => {
    const proxy = databaseProxyOf(stage)
    await whileShopping(stage, async () => {
      for (let silences = stage.count(4); silences; silences--) {
        await wait(upMs)
        proxy.freeze()
        await wait(silentMs)
        proxy.mend()
      }
      await wait(upMs)
    })
  },
}
