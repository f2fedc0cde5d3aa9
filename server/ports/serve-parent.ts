const idleMs = 30_000

type Options = {
  /** In bytes: beyond it the process ends itself, and the request it works on is refused. */
  memoryMax: number
}

/** Answers the requests of the parent process, one after the other, with `refused` where `work` throws; ends after half a minute of rest. */
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
