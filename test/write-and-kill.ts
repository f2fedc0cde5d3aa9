import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { laySnapshot } from '#test/snapshot-files.ts'

/** Runs test/crash-writer.ts until it has printed `count` ids, and then kills it. Returns the printed ids. */
export async function writeAndKill(folder: string, count: number): Promise<number[]> {
  laySnapshot(String(process.env.TEST_SNAPSHOT), folder)
  const child = spawn(process.execPath, ['test/crash-writer.ts', folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  let acknowledged = ''
  for await (const chunk of child.stdout) {
    acknowledged += String(chunk)
    if (acknowledged.split('\n').length > count) child.kill('SIGKILL')
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return acknowledged.split('\n').slice(0, -1).map(Number)
}
