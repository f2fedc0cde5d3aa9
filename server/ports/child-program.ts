import { type ChildProcess, fork } from 'node:child_process'
import { openFairQueue } from '#server/ports/fair-queue.ts'

/**
 * A child process that handles one request at a time. Requests are queued per `owner`, and the queues are served in turn. `ask` returns
 * null if the process crashed or timed out.
 */
export type ChildProgram = {
  ask(owner: string, request: string | object): Promise<unknown>
  pid(): number | undefined
  close(): void
}

type Options = { timeoutMs: number }

/**
 * Runs `file` as a child process, which starts with the first request. After a crash, a timeout or a memory overrun, the next request
 * starts a new process.
 */
export function openChildProgram(file: string, { timeoutMs }: Options): ChildProgram {
  let child: ChildProcess | undefined
  const queue = openFairQueue()

  function forget(ended: ChildProcess): void {
    if (child === ended) child = undefined
  }

  function worker(): ChildProcess {
    if (child?.connected) return child
    const fresh = fork(file, [], { serialization: 'advanced', env: {}, execArgv: [], stdio: 'ignore' })
    // The exit handler reports failures. Without this listener, an error event would end the parent process.
    fresh.on('error', () => {}).on('exit', () => forget(fresh))
    fresh.unref()
    fresh.channel?.unref()
    child = fresh
    return fresh
  }

  /**
   * Sends a request to the process. If an idle process exits with code 0 while the request is being sent, sends the request to a fresh
   * process. `isRetry` marks this second attempt, which is the last.
   */
  function askNow(request: string | object, isRetry = false): Promise<unknown> {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    const busy = worker()
    busy.channel?.ref()
    const end = (response: unknown): void => {
      clearTimeout(timer)
      busy.off('message', end).off('exit', onExit)
      if (busy.connected) busy.channel?.unref()
      resolve(response)
    }
    const onExit = (code: number | null): void => end(code === 0 && !isRetry ? askNow(request, true) : null)
    const timer = setTimeout(() => {
      busy.kill('SIGKILL')
      forget(busy)
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
