import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

export type StartedShop = {
  url: string
  log: () => string[]
  /** Returns everything that the shop has printed to standard output and standard error. */
  printed: () => string
  signal: (signal: NodeJS.Signals) => void
  /** Stops all processes of the shop, like a terminal or a service manager. Returns the exit code. */
  end: () => Promise<number | null>
}

const startMs = 300_000

/** Runs `npm start` in a folder with these settings in the environment. Resolves when the shop has printed its URL. */
export async function startShop(folder: string, settings: Record<string, string> = {}, args: string[] = []): Promise<StartedShop> {
  const { PATH = '', HOME = '' } = process.env
  const env = { PATH, HOME, PORT: '0', ...settings }
  const child = spawn('node', ['scripts/run.mjs', 'start', ...args], { cwd: folder, env, detached: true })
  child.stdin.end()
  const output = { out: '', err: '' }
  child.stdout.on('data', (chunk: Buffer) => (output.out += String(chunk)))
  child.stderr.on('data', (chunk: Buffer) => (output.err += String(chunk)))
  const ended = once(child, 'close')
  const log = () => output.out.split('\n').filter((line) => line.trim())
  const url = await waitForUrl(child, () => output.out).catch((error: unknown) => {
    killAll(child)
    throw new Error(`The shop did not open:\n${output.out}\n${output.err}`, { cause: error })
  })
  const end = async () => {
    if (child.exitCode !== null) return child.exitCode
    process.kill(-Number(child.pid), 'SIGTERM')
    const late = setTimeout(() => killAll(child), 120_000)
    await ended
    clearTimeout(late)
    return child.exitCode
  }
  return { url, log, printed: () => output.out + output.err, signal: (signal) => void child.kill(signal), end }
}

function waitForUrl(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`not open after ${startMs} ms`)), startMs)
    child.stdout?.on('data', () => {
      const url = /"address":"([^"]+)"/.exec(output())?.[1]
      if (!url) return
      clearTimeout(late)
      resolve(url)
    })
    child.on('close', () => reject(new Error('it ended')))
  })
}

function killAll(child: ChildProcess): void {
  try {
    process.kill(-Number(child.pid), 'SIGKILL')
  } catch {
    // `kill` throws if the process has already ended
  }
}
