// Runs programs for the npm commands. Must work on Node 20 and later, because `run.mjs` imports this file.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readEnvFile } from './env-file.mjs'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')
export const bin = join(root, 'node_modules', '.bin')
const env = {
  // caches compiled code between starts, which halves the start time of a shop with data
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
  ...process.env,
  PATH: `${bin}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
}

/**
 * Runs a build tool, and shows its output only if the tool fails. `npm run build` shows all output instead, because it may contain
 * warnings.
 */
export function buildQuietly(program, args) {
  const stdio = ['ignore', 'pipe', 'pipe']
  const result = spawnSync(programOf(program), args, {
    cwd: root,
    env: { ...env, NODE_ENV: 'production' },
    stdio,
    maxBuffer: 2 ** 26,
  })
  if (result.status === 0) return
  process.stderr.write(`${result.stdout ?? ''}${result.stderr ?? ''}${result.error ? `${result.error.message}\n` : ''}`)
  stop('The pages could not be built; the reason is above.')
}

/** Returns the path of a tool or of Node. In a container image, which has no Node package, returns the path of the running Node. */
function programOf(name) {
  const path = join(bin, name)
  return name === 'node' && !existsSync(path) ? process.execPath : path
}

export function run(program, args, extraEnv = {}) {
  const { status } = spawnSync(programOf(program), args, { cwd: root, env: { ...env, ...extraEnv }, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

/**
 * Runs programs `{ program, args, env }` concurrently. Returns exit code (`status`) and duration (`seconds`) of each program. The first
 * program writes to the terminal; the output of any other program is shown only if that program fails.
 */
export function runTogether(commands) {
  return Promise.all(
    commands.map(({ program, args, env: extraEnv }, at) => {
      const stdio = at === 0 ? 'inherit' : ['ignore', 'pipe', 'pipe']
      // one thread: the linter and the compiler repeat type inference in each thread, so more threads double the CPU time
      const child = spawn(programOf(program), args, { cwd: root, env: { ...env, GOMAXPROCS: '1', ...extraEnv }, stdio })
      const chunks = []
      const begun = Date.now()
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes) => chunks.push(bytes))
      return new Promise((resolve) => {
        const end = (status) => {
          if (status !== 0) process.stderr.write(Buffer.concat(chunks))
          resolve({ status: status ?? 1, seconds: Math.round((Date.now() - begun) / 1000) })
        }
        child.on('error', (error) => {
          chunks.push(Buffer.from(`${error.message}\n`))
          end(1)
        })
        child.on('close', end)
      })
    }),
  )
}

/** Reads `.env`. Only commands that run the shop read `.env`, so that tests do not depend on local settings. */
function readSettings() {
  try {
    return readEnvFile(join(root, '.env'))
  } catch (error) {
    return stop(error.message)
  }
}

/**
 * Runs a long-lived program, passes signals on to it, and exits with its exit code. Programs of the shop also get the settings of `.env`;
 * environment variables override these settings.
 */
export function runLongLived(program, args, extraEnv = {}) {
  const settings = args.some((arg) => arg.startsWith('server/')) ? readSettings() : {}
  const childEnv = { NODE_ENV: 'production', ...settings, ...env, ...extraEnv }
  const child = spawn(programOf(program), args, { cwd: root, env: childEnv, stdio: 'inherit' })
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP', ...(process.platform === 'win32' ? [] : ['SIGUSR2'])]
  for (const signal of signals) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)))
}

/** Prints to standard error, because standard output is reserved for the log. */
export function printStatus(sentence) {
  process.stderr.write(`${sentence}\n`)
}

export function stop(sentence) {
  printStatus(sentence)
  process.exit(1)
}
