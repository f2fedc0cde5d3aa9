// The door to every command: runs on any Node from 20 on, before anything is installed, and hands over to the project's own Node.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const bin = join(root, 'node_modules', '.bin')
const [command = 'start', ...rest] = process.argv.slice(2)

refuseOldNode()
installOnce()
const env = { ...process.env, PATH: `${bin}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}` }

const commands = {
  start: () => {
    buildOnce()
    return become('node', ['server/main.ts'], { NODE_ENV: 'production' })
  },
  build: () => buildOnce(),
  dev: () => become('node', ['--watch-path=server', '--watch-path=contract', 'server/dev.ts'], { NODE_ENV: 'development' }),
  seed: () => become('node', ['server/seed.ts', ...rest]),
  enquiries: () => become('node', ['server/enquiries.ts', ...rest]),
  orders: () => become('node', ['server/orders.ts', ...rest]),
  format: () => run('oxfmt', ['.']),
  studio: () => become('node', ['studio/render.ts', ...rest]),
  verify: () => verify(),
  test: () => {
    verify()
    buildOnce()
    run('node', ['scripts/install-chromium.mjs'])
    run('playwright', ['test', ...rest], { NODE_ENV: 'production' })
  },
  bench: () => {
    buildOnce()
    return become('node', ['bench/run.ts', ...rest], { NODE_ENV: 'production' })
  },
}

if (!(command in commands)) stop(`Unknown command ${command}. There are: ${Object.keys(commands).join(', ')}.`)
commands[command]()

/** Format, lint with types, types, unit and API tests. */
function verify() {
  run('oxfmt', ['--check', '.'])
  run('react-router', ['typegen'])
  run('oxlint', ['--type-aware', '--deny-warnings'])
  run('tsc', ['-p', '.'])
  run('vitest', ['run', ...(command === 'verify' ? rest : [])])
  if (command === 'test' && process.env.TEST_DATABASE_URL) {
    process.stdout.write('The same tests on PostgreSQL:\n')
    run('vitest', ['run'], { TEST_ON: 'postgresql' })
  }
}

function refuseOldNode() {
  const major = Number(process.versions.node.split('.')[0])
  if (major < 20)
    stop(`Vitrine needs Node 20 or newer to start; this is ${process.version}. Install a newer Node from your system or nodejs.org.`)
}

/** Installs what the lock file names, once: the stamp remembers for which lock that was. */
function installOnce() {
  const stamp = join(root, 'node_modules', '.installed-from')
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  process.stdout.write('Installing what the shop is built with (about half a minute) …\n')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root, stdio: 'inherit' })
  if (status !== 0) stop('The installation failed; the reason is above. Check the connection to the npm registry and try again.')
  writeFileSync(stamp, lock)
}

/** Builds the pages, unless the last build was made from the very same files. */
function buildOnce() {
  const stamp = join(root, 'build', '.built-from')
  const files = ['app', 'contract', 'public'].flatMap(filesBelow).concat('vite.config.ts', 'react-router.config.ts', 'package-lock.json')
  const state = createHash('sha256')
  for (const file of files) state.update(file).update(readFileSync(join(root, file)))
  const built = state.digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === built) return
  run('react-router', ['build', '--logLevel', 'warn'], { NODE_ENV: 'production' })
  run('node', ['scripts/compress-assets.mjs'])
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, built)
}

function filesBelow(folder) {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((name) => statSync(join(root, name)).isFile())
    .sort()
}

function run(program, words, more = {}) {
  const { status } = spawnSync(join(bin, program), words, { cwd: root, env: { ...env, ...more }, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

/** Runs a long-lived program in place of this one: signals reach it, its end is ours. */
function become(program, words, more = {}) {
  const child = spawn(join(bin, program), words, { cwd: root, env: { NODE_ENV: 'production', ...env, ...more }, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)))
}

function stop(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
