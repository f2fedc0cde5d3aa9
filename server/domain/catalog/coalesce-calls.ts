/** Runs `work` once at a time; calls made meanwhile share one run that begins afterwards. */
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
