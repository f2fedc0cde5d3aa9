const idleMs = 30_000

type Options = {
  /** In bytes. Above it, the process exits and its current request fails. */
  memoryMax: number
}

/** Handles the parent's requests one at a time. Responds with `refused` if `work` throws. Exits after half a minute without a request. */
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
