import type { ChildProcess } from 'node:child_process'

const running = new Set<ChildProcess>()

/** Kills a child process when this process exits. Has no effect if a signal without a handler kills this process. */
export function killAtExit(child: ChildProcess): void {
  if (!running.size) process.once('exit', killAll)
  running.add(child)
  child.once('exit', () => running.delete(child))
}

function killAll(): void {
  for (const child of running) child.kill('SIGKILL')
}
