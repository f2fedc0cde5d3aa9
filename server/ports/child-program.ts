import { type ChildProcess, fork } from 'node:child_process'
import { openFairQueue } from '#server/ports/fair-queue.ts'

/** A program that works on one request at a time, in a process of its own. */
export type ChildProgram = {
  /** The response to a request, in turn between owners; null when the process crashed or took too long. */
  ask(owner: string, request: string | object): Promise<unknown>
  /** The id of the process, while there is one. */
  pid(): number | undefined
  close(): void
}

type Options = { timeoutMs: number }

/** A process started on first use. If it crashes, hangs or swells, the next request gets a new one. */
export function openChildProgram(file: string, { timeoutMs }: Options): ChildProgram {
  let child: ChildProcess | undefined
  const queue = openFairQueue()

  /** It gets nothing of the shop: no environment, no command line arguments. */
  function worker(): ChildProcess {
    if (child?.connected) return child
    const fresh = fork(file, [], { serialization: 'advanced', env: {}, execArgv: [], stdio: 'ignore' })
    // its end reports its errors
    fresh.on('error', () => {})
    fresh.unref()
    fresh.channel?.unref()
    child = fresh
    return fresh
  }

  function askNow(request: string | object): Promise<unknown> {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    const busy = worker()
    busy.channel?.ref()
    const end = (response: unknown): void => {
      clearTimeout(timer)
      busy.off('message', end).off('exit', onExit)
      if (busy.connected) busy.channel?.unref()
      resolve(response)
    }
    const onExit = (): void => end(null)
    const timer = setTimeout(() => {
      busy.kill('SIGKILL')
      end(null)
    }, timeoutMs)
    busy.on('message', end).on('exit', onExit)
    busy.send(request)
    return promise
  }

  return {
    ask: (owner, request) => queue.run(owner, () => askNow(request)),
    pid: () => (child?.connected ? child.pid : undefined),
    close: () => void child?.kill('SIGKILL'),
  }
}
