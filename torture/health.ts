import { setTimeout as wait } from 'node:timers/promises'
import type { Stage } from '#torture/stage.ts'

const everyMs = 200

/** Requests `/healthz` repeatedly while `work` runs. A slow response would show that the process was blocked. */
export async function whileAskingHealth<T>(stage: Stage, work: () => Promise<T>): Promise<T> {
  let isOver = false
  const asking = (async () => {
    while (!isOver) {
      await stage.client.send(await stage.origin(), '/healthz')
      await wait(everyMs)
    }
  })()
  try {
    return await work()
  } finally {
    isOver = true
    await asking
  }
}
