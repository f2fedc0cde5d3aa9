/** Coalesces calls of `work`, which never runs concurrently. Calls made during a run share one further run. */
export function coalesceCalls(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let waiting: Promise<void> | undefined
  const start = (): Promise<void> => (running = work().finally(() => (running = undefined)))
  return () => {
    if (!running) return start()
    const current = running
    waiting ??= current
      .catch(() => {})
      .then(() => {
        waiting = undefined
        return start()
      })
    return waiting
  }
}
