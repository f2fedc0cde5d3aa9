import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'

/** A stranger's photograph made anew: JPEG, upright, 2400 pixels at most, without metadata. */
export type CleanPhoto = { bytes: Buffer; width: number; height: number }

export type PhotoCleaner = {
  /** Decodes the file for real and makes it anew, one at a time; null for what is no photograph or more than the limits allow (SEC-D3, SEC-D4). */
  clean(path: string): Promise<CleanPhoto | null>
  close(): void
}

const patienceMs = 20_000
const program = join(import.meta.dirname, 'clean-photo.child.ts')

/** A process that decodes, started when it is first needed. It may crash, hang or swell: then it is another picture's turn. */
export function openPhotoCleaner(): PhotoCleaner {
  let child: ChildProcess | undefined
  let last: Promise<unknown> = Promise.resolve()

  /** Knows nothing of the shop: no environment, no words of the command line. */
  function worker(): ChildProcess {
    if (child?.connected) return child
    const fresh = fork(program, [], { serialization: 'advanced', env: {}, execArgv: [], stdio: 'ignore' })
    // what goes wrong with it is told by its end
    fresh.on('error', () => {})
    fresh.unref()
    fresh.channel?.unref()
    child = fresh
    return fresh
  }

  function cleanNow(path: string): Promise<CleanPhoto | null> {
    const { promise, resolve } = Promise.withResolvers<CleanPhoto | null>()
    const busy = worker()
    busy.channel?.ref()
    const end = (answer: unknown): void => {
      clearTimeout(patience)
      busy.off('message', end).off('exit', gone)
      if (busy.connected) busy.channel?.unref()
      resolve(isClean(answer) ? answer : null)
    }
    const gone = (): void => end(null)
    const patience = setTimeout(() => {
      busy.kill('SIGKILL')
      end(null)
    }, patienceMs)
    busy.on('message', end).on('exit', gone)
    busy.send(path)
    return promise
  }

  return {
    clean: (path) => {
      const turn = last.then(() => cleanNow(path))
      last = turn.catch(() => null)
      return turn
    },
    close: () => void child?.kill('SIGKILL'),
  }
}

function isClean(answer: unknown): answer is CleanPhoto {
  return typeof answer === 'object' && answer !== null && 'bytes' in answer
}
