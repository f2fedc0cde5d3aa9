import { setTimeout as wait } from 'node:timers/promises'
import { databaseProxyOf, openDatabaseProxy } from '#torture/scenarios/database-proxy.ts'
import { whileShopping } from '#torture/shopping.ts'
import type { Scenario, Stage } from '#torture/stage.ts'

type Outages = Pick<Scenario, 'name' | 'about'> & {
  how: 'cut' | 'freeze'
  upMs: number
  downMs: number
  count: (stage: Stage) => number
}

const outages = ({ name, about, how, upMs, downMs, count }: Outages): Scenario => ({
  name,
  about,
  databases: ['postgresql'],
  processes: 2,
  buyers: 40,
  pieces: 600,
  allowed: { outages: true },
  settings: openDatabaseProxy,
  run: async (stage) => {
    const proxy = databaseProxyOf(stage)
    await whileShopping(stage, async () => {
      for (let left = count(stage); left; left--) {
        await wait(upMs)
        proxy[how]()
        await wait(downMs)
        proxy.mend()
      }
      await wait(upMs)
    })
  },
})

export const databaseCut = outages({
  name: 'database-cut',
  about: 'all connections to PostgreSQL are repeatedly cut, and new ones closed for a while, while people order',
  how: 'cut',
  upMs: 4000,
  downMs: 1500,
  count: (stage) => stage.count(8, 2),
})

export const silentDatabase = outages({
  name: 'silent-database',
  about: 'the connections to PostgreSQL repeatedly stay open but silent, as in a lost network, while people order',
  how: 'freeze',
  upMs: 3000,
  downMs: 6000,
  count: (stage) => stage.count(4),
})
