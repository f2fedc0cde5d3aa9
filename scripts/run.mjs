// Starts every npm command: runs on any Node from 20 on, before anything is installed, and then starts the project's own Node.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readEnvFile } from './env-file.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const bin = join(root, 'node_modules', '.bin')
const [command = 'start', ...rest] = process.argv.slice(2)

assertNodeVersion()
installOnce()
const env = {
  // what was compiled once is not compiled by every start: half of the time that a filled shop takes to open
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
  ...process.env,
  PATH: `${bin}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
}

// glibc otherwise keeps what a first start needed for its catalogue: about 100 MB
const mallocSettings = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }
// room for new objects: Node's 32 MB each for two threads come to 100 MB that an idle shop holds for nothing; with 2 a page costs a sixth more
const heapArgs = ['--max-semi-space-size=4']

const commands = {
  start: () => {
    buildOnce()
    return runLongLived('node', [...heapArgs, 'server/main.ts', ...rest], { NODE_ENV: 'production', ...mallocSettings })
  },
  build: () => buildOnce(),
  dev: () => runLongLived('node', ['--watch-path=server', '--watch-path=contract', 'server/start/dev.ts'], { NODE_ENV: 'development' }),
  seed: () => runLongLived('node', ['server/cli/seed.ts', ...rest]),
  enquiries: () => runLongLived('node', ['server/cli/enquiries.ts', ...rest]),
  orders: () => runLongLived('node', ['server/cli/orders.ts', ...rest]),
  staff: () => runLongLived('node', ['server/cli/staff.ts', ...rest]),
  import: () => runLongLived('node', ['server/cli/import.ts', ...rest]),
  audit: () => runLongLived('node', ['server/cli/audit.ts', ...rest]),
  backup: () => runLongLived('node', ['server/cli/backup.ts', ...rest]),
  restore: () => runLongLived('node', ['server/cli/restore.ts', ...rest]),
  format: () => run('oxfmt', ['.']),
  fonts: () => run('node', ['scripts/subset-fonts.mjs']),
  studio: () => runLongLived('node', ['studio/render.ts', ...rest]),
  verify: () => verify(),
  test: async () => {
    await verify()
    buildOnce()
    run('vitest', ['run', '--config', 'test/production/vitest.config.ts'])
    run('node', ['scripts/install-chromium.mjs'])
    // Node strips the types of the tests itself, in a fifth of the time that Playwright's compiler takes
    run('playwright', ['test', ...rest], { NODE_ENV: 'production', PW_DISABLE_TS_ESM: '1' })
  },
  bench: () => {
    buildOnce()
    return runLongLived('node', ['bench/run.ts', ...rest], { NODE_ENV: 'production' })
  },
  torture: () => {
    buildOnce()
    return runLongLived('node', ['torture/run.ts', ...rest], { NODE_ENV: 'production' })
  },
}

/** What makes the shop's pages, and what makes the back office. */
const builds = [
  { program: 'react-router', args: ['build'] },
  { program: 'vite', args: ['build', '--config', 'backoffice/vite.config.ts'] },
]

if (!(command in commands)) stop(`Unknown command ${command}. There are: ${Object.keys(commands).join(', ')}.`)
await commands[command]()

/** Format, lint with types, types, what nothing uses, tests; `npm run verify` lints and tests what changed, `npm test` everything. */
async function verify() {
  run('oxfmt', ['--check', '.'])
  run('react-router', ['typegen'])
  const { testsNearChanges } = await import('./tests-near-changes.mjs')
  // tests wait a good deal: lint and types are looked at meanwhile
  await runTogether([
    ['vitest', 'run', ...(command === 'verify' ? [...testsNearChanges(root), ...rest] : [])],
    command === 'verify' ? ['node', 'scripts/lint.mjs'] : ['oxlint', '--type-aware', '--deny-warnings'],
    ['tsc', '-p', '.', '--checkers', '1', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'],
    ['knip', '--no-progress'],
  ])
  if (command === 'test' && process.env.TEST_DATABASE_URL) {
    process.stdout.write('The tests of the database on PostgreSQL:\n')
    // a test that does not come to this file by its imports opens no database: it would do the very same again
    run('vitest', ['related', '--run', '--passWithNoTests=false', 'test/shop.ts'], { TEST_ON: 'postgresql' })
  }
}

function assertNodeVersion() {
  const major = Number(process.versions.node.split('.')[0])
  if (major < 20)
    stop(`Vitrine needs Node 20 or newer to start; this is ${process.version}. Install a newer Node from your system or nodejs.org.`)
}

/** The settings of `.env`, for the commands that run the shop: those that test it know no file of this machine. */
function readSettings() {
  try {
    return readEnvFile(join(root, '.env'))
  } catch (error) {
    return stop(error.message)
  }
}

/** Installs what the lock file names, once: the stamp remembers for which lock that was. An image without the lock is installed whole. */
function installOnce() {
  const lockFile = join(root, 'package-lock.json')
  if (!existsSync(lockFile)) return
  const stamp = join(root, 'node_modules', '.installed-from')
  const lock = createHash('sha256').update(readFileSync(lockFile)).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  printStatus('Installing what the shop is built with (about half a minute) …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root, stdio: 'inherit' })
  if (status !== 0) stop('The installation failed; the reason is above. Check the connection to the npm registry and try again.')
  writeFileSync(stamp, lock)
}

/** Builds the pages, unless the last build was made from the very same files, or here is an image that holds the build only. */
function buildOnce() {
  if (!existsSync(join(bin, 'react-router')) && existsSync(join(root, 'build', 'server', 'index.js'))) return
  const stamp = join(root, 'build', '.built-from')
  const files = ['app', 'backoffice', 'contract', 'public']
    .flatMap(filesBelow)
    .concat('vite.config.ts', 'react-router.config.ts', 'package-lock.json', 'scripts/script-files.ts', 'scripts/compress-assets.mjs')
  const state = createHash('sha256')
  for (const file of files) state.update(file).update(readFileSync(join(root, file)))
  const built = state.digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === built) return
  if (command !== 'build') printStatus('Building the pages (about 20 seconds) …')
  for (const { program, args } of builds) {
    if (command === 'build') run(program, [...args, '--logLevel', 'warn'], { NODE_ENV: 'production' })
    else buildQuietly(program, args)
  }
  run('node', ['scripts/compress-assets.mjs'])
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, built)
}

/** The builder's output is shown when it fails, all of it; its advice to developers is shown by `npm run build`. */
function buildQuietly(program, args) {
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

function filesBelow(folder) {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((name) => statSync(join(root, name)).isFile())
    .sort()
}

/** A program of the project; Node itself where the package that brings it was left out, as in an image. */
function programOf(name) {
  const path = join(bin, name)
  return name === 'node' && !existsSync(path) ? process.execPath : path
}

function run(program, args, extraEnv = {}) {
  const { status } = spawnSync(programOf(program), args, { cwd: root, env: { ...env, ...extraEnv }, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

/** Runs several programs at once: the first has the terminal, the output of the others is shown when they fail. The first failure ends all. */
async function runTogether(commandLines) {
  const children = []
  const fail = (status, output = '') => {
    for (const child of children) child.kill()
    process.stderr.write(output)
    process.exit(status ?? 1)
  }
  const ended = commandLines.map(([program, ...args], at) => {
    const stdio = at === 0 ? 'inherit' : ['ignore', 'pipe', 'pipe']
    // the linter and the compiler would work out the same types in every thread: one thread needs half of the processor's time
    const child = spawn(programOf(program), args, { cwd: root, env: { ...env, GOMAXPROCS: '1' }, stdio })
    children.push(child)
    const chunks = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes) => chunks.push(bytes))
    return new Promise((resolve) => {
      child.on('error', (error) => fail(1, `${error.message}\n`))
      child.on('close', (status) => (status === 0 ? resolve() : fail(status, String(Buffer.concat(chunks)))))
    })
  })
  await Promise.all(ended)
}

/**
 * Runs a long-lived program in place of this one: signals are passed on, its exit code is ours. Programs of the shop get the settings of
 * `.env`; the environment has priority.
 */
function runLongLived(program, args, extraEnv = {}) {
  const settings = args.some((arg) => arg.startsWith('server/')) ? readSettings() : {}
  const childEnv = { NODE_ENV: 'production', ...settings, ...env, ...extraEnv }
  const child = spawn(programOf(program), args, { cwd: root, env: childEnv, stdio: 'inherit' })
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP', ...(process.platform === 'win32' ? [] : ['SIGUSR2'])]
  for (const signal of signals) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)))
}

/** Progress before the shop logs anything; not on standard output, which holds the log. */
function printStatus(sentence) {
  process.stderr.write(`${sentence}\n`)
}

function stop(sentence) {
  printStatus(sentence)
  process.exit(1)
}
