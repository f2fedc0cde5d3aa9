const idleMs = 30_000

type Options = {
  /** The memory limit in bytes. A process above the limit exits, which makes the current request fail. */
  memoryMax: number
}

/**
 * Handles requests of the parent process, which sends one at a time. Responds with `refused` if `work` throws. Exits after 30 seconds
 * without a request.
 */
export function serveParent<Request>(work: (request: Request) => Promise<object>, { memoryMax }: Options): void {
  process.on('disconnect', () => process.exit(0))
  let idle = setTimeout(() => process.exit(0), idleMs)
  process.on('message', (request: Request) => {
    clearTimeout(idle)
    work(request)
      .then(
        (response) => process.send?.(response),
        () => process.send?.('refused'),
      )
      .finally(() => {
        idle = setTimeout(() => process.exit(0), idleMs)
      })
  })

  setInterval(() => {
    if (process.memoryUsage.rss() > memoryMax) process.exit(1)
  }, 50).unref()
}
