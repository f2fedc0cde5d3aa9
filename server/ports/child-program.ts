import { type ChildProcess, fork } from 'node:child_process'
import { openFairQueue } from '#server/ports/fair-queue.ts'

/** A child process that handles one request at a time; owners take turns. `ask` returns null if the process crashed or timed out. */
export type ChildProgram = {
  ask(owner: string, request: string | object): Promise<unknown>
  pid(): number | undefined
  close(): void
}

type Options = { timeoutMs: number }

/** Runs `file` as a child process, started on first use. After a crash, timeout or memory overrun, the next request starts a new one. */
export function openChildProgram(file: string, { timeoutMs }: Options): ChildProgram {
  let child: ChildProcess | undefined
  const queue = openFairQueue()

  function worker(): ChildProcess {
    if (child?.connected) return child
    const fresh = fork(file, [], { serialization: 'advanced', env: {}, execArgv: [], stdio: 'ignore' })
    // the exit handler reports errors
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
