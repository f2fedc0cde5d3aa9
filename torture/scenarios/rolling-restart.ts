import { openReadinessProxy } from '#test/readiness-proxy.ts'
import { whileShopping } from '#torture/shopping.ts'
import type { Scenario } from '#torture/stage.ts'

export const rollingRestart: Scenario = {
  name: 'rolling-restart',
  about: 'two processes behind a proxy that polls /readyz are restarted in turn while people order: no request fails',
  databases: ['postgresql'],
  processes: 2,
  buyers: 30,
  pieces: 300,
  run: async (stage) => {
    const proxy = await openReadinessProxy()
    stage.onEnd(proxy.close)
    for (const { url } of stage.shops()) await proxy.add(url)
    await whileShopping({ ...stage, origin: async () => proxy.origin }, async () => {
      for (let restarts = stage.count(10, 2); restarts; restarts--) {
        const [oldest] = stage.shops()
        if (!oldest) break
        await stage.stop(oldest)
        proxy.remove(oldest.url)
        await proxy.add((await stage.start()).url)
      }
    })
  },
}
