import { setTimeout as wait } from 'node:timers/promises'
import { whileShopping } from '#torture/shopping.ts'
import type { Scenario } from '#torture/stage.ts'

const runMs = 2500

export const ordersKill: Scenario = {
  name: 'orders-kill',
  about: 'server processes are killed while people order, cancel and send enquiries',
  databases: ['embedded', 'postgresql'],
  // At each start, V8 takes about 500 MB for a short time to optimize the embedded database. This scenario starts the shop repeatedly.
  memoryMaxMb: { embedded: 1200, postgresql: 1000 },
  processes: 2,
  buyers: 40,
  pieces: 600,
  allowed: { brokenConnections: true, outages: true },
  run: (stage) =>
    whileShopping(stage, async () => {
      for (let kills = stage.count(15, 2); kills; kills--) {
        await wait(runMs)
        const [oldest] = stage.shops()
        if (oldest) await stage.kill(oldest)
        await stage.start()
      }
      await wait(runMs)
    }),
}
