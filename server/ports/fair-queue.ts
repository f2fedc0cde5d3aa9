type Task = () => Promise<unknown>

/** Runs one task at a time and serves the owners in turn, so that a backlog of one owner does not delay the others. */
export type FairQueue = { run<T>(owner: string, work: () => Promise<T>): Promise<T> }

export function openFairQueue(): FairQueue {
  // A Map keeps insertion order. The first owner is served next and then moves to the end.
  const waiting = new Map<string, Task[]>()
  let isRunning = false

  async function runAll(): Promise<void> {
    isRunning = true
    for (let next = take(); next; next = take()) await next()
    isRunning = false
  }
  function take(): Task | undefined {
    for (const [owner, tasks] of waiting) {
      waiting.delete(owner)
      const task = tasks.shift()
      if (tasks.length) waiting.set(owner, tasks)
      return task
    }
    return undefined
  }
  return {
    run: (owner, work) =>
      new Promise((resolve, reject) => {
        const tasks = waiting.get(owner) ?? []
        // `work` may also throw before it returns a promise
        tasks.push(() => Promise.try(work).then(resolve, reject))
        waiting.set(owner, tasks)
        if (!isRunning) void runAll()
      }),
  }
}
