// Starts programs of the project. Works on Node 20 and later, like `run.mjs`, which imports this file.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readEnvFile } from './env-file.mjs'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')
export const bin = join(root, 'node_modules', '.bin')
const env = {
  // caches compiled code between starts, which halves the time in which a shop with data opens
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
  ...process.env,
  PATH: `${bin}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
}

/** Runs a build tool. Shows its output only if it fails; `npm run build` also shows its warnings. */
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

/** Returns the path of a tool or of Node. In an image, which has no Node package, that is the running Node. */
function programOf(name) {
  const path = join(bin, name)
  return name === 'node' && !existsSync(path) ? process.execPath : path
}

export function run(program, args, extraEnv = {}) {
  const { status } = spawnSync(programOf(program), args, { cwd: root, env: { ...env, ...extraEnv }, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

/**
 * Runs programs `{ program, args, env }` concurrently, each to its end. Returns `{ status, seconds }` of each; `status` is the exit code.
 * The first program has the terminal; the output of the others is shown only if they fail.
 */
export function runTogether(commands) {
  return Promise.all(
    commands.map(({ program, args, env: extraEnv }, at) => {
      const stdio = at === 0 ? 'inherit' : ['ignore', 'pipe', 'pipe']
      // the linter and the compiler infer the same types again in each thread, so one thread needs half the processor time
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

/** Reads `.env`. Only commands that run the shop do so; commands that test it depend on no file of this machine. */
function readSettings() {
  try {
    return readEnvFile(join(root, '.env'))
  } catch (error) {
    return stop(error.message)
  }
}

/**
 * Runs a long-lived program in place of this one: passes signals on and exits with its exit code. Programs of the shop get the settings of
 * `.env`; environment variables take precedence.
 */
export function runLongLived(program, args, extraEnv = {}) {
  const settings = args.some((arg) => arg.startsWith('server/')) ? readSettings() : {}
  const childEnv = { NODE_ENV: 'production', ...settings, ...env, ...extraEnv }
  const child = spawn(programOf(program), args, { cwd: root, env: childEnv, stdio: 'inherit' })
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP', ...(process.platform === 'win32' ? [] : ['SIGUSR2'])]
  for (const signal of signals) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)))
}

/** Prints a sentence on standard error, because standard output holds the log. */
export function printStatus(sentence) {
  process.stderr.write(`${sentence}\n`)
}

export function stop(sentence) {
  printStatus(sentence)
  process.exit(1)
}
