type Task = () => Promise<unknown>

/** Runs work one item at a time, in turn between owners: an owner with much work waits for itself, others do not. */
export type FairQueue = { run<T>(owner: string, work: () => Promise<T>): Promise<T> }

/** An empty queue that runs one piece of work at a time. */
export function openFairQueue(): FairQueue {
  // a Map is ordered: the owner whose turn it is comes first, and moves to the end afterwards
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
        tasks.push(() => work().then(resolve, reject))
        waiting.set(owner, tasks)
        if (!isRunning) void runAll()
      }),
  }
}
