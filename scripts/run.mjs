// Starts every npm command: runs on any Node from 20 on, before anything is installed, and then starts the project's own Node.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { bin, buildQuietly, printStatus, root, run, runLongLived, stop } from './programs.mjs'
import { runStages } from './stages.mjs'

const [command = 'start', ...rest] = process.argv.slice(2)

assertNodeVersion()
installOnce()

// glibc otherwise keeps what a first start needed for its catalog: about 100 MB
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
  reseal: () => runLongLived('node', ['server/cli/reseal.ts', ...rest]),
  backup: () => runLongLived('node', ['server/cli/backup.ts', ...rest]),
  restore: () => runLongLived('node', ['server/cli/restore.ts', ...rest]),
  format: () => run('oxfmt', ['.']),
  fonts: () => run('node', ['scripts/subset-fonts.mjs']),
  studio: () => runLongLived('node', ['studio/render.ts', ...rest]),
  verify: () => verify(),
  test: () => testEverything(),
  'test:all': () => testEverything({ onBothDatabases: true }),
  bench: () => {
    buildOnce()
    return runLongLived('node', ['bench/run.ts', ...rest], { NODE_ENV: 'production' })
  },
  torture: () => {
    buildOnce()
    return runLongLived('node', ['torture/run.ts', ...rest], { NODE_ENV: 'production' })
  },
}

/** The tests of the database: a test that does not come to this file by its imports opens none, and would do the very same again. */
const postgresql = {
  name: 'PostgreSQL',
  program: 'vitest',
  args: ['related', '--run', '--passWithNoTests=false', 'test/shop.ts'],
  env: { TEST_ON: 'postgresql' },
}

/** What makes the shop's pages, and what makes the back office. */
const builds = [
  { program: 'react-router', args: ['build'] },
  { program: 'vite', args: ['build', '--config', 'backoffice/vite.config.ts'] },
]

if (!(command in commands)) stop(`Unknown command ${command}. There are: ${Object.keys(commands).join(', ')}.`)
await commands[command]()

/** Format, lint with types, types, what nothing uses, and the tests near what changed. */
async function verify() {
  const { testsNearChanges } = await import('./tests-near-changes.mjs')
  await runStages(checks({ tests: [...testsNearChanges(root), ...rest], lint: { program: 'node', args: ['scripts/lint.mjs'] } }))
}

/**
 * Everything. The stages with programs of their own run one after the other: beside a browser, a start takes many times as long. Where
 * PostgreSQL is, tests that do the same on any database run there alone, unless `onBothDatabases`.
 */
async function testEverything({ onBothDatabases = false } = {}) {
  const hasPostgres = Boolean(process.env.TEST_DATABASE_URL)
  const lint = { program: 'oxlint', args: ['--type-aware', '--deny-warnings'] }
  const production = ['run', '--config', 'test/production/vitest.config.ts']
  await runStages([
    ...checks({ tests: [], lint, env: hasPostgres && !onBothDatabases ? { TEST_ON: 'embedded' } : {} }),
    ...(hasPostgres ? [[postgresql]] : []),
    [{ name: 'build', program: 'node', args: ['scripts/run.mjs', 'build'] }],
    [{ name: 'chromium', program: 'node', args: ['scripts/install-chromium.mjs'] }],
    [{ name: 'built shop', program: 'vitest', args: production, needs: ['build'] }],
    // Node strips the types of the tests itself, in a fifth of the time that Playwright's compiler takes
    [
      {
        name: 'browser',
        program: 'playwright',
        args: ['test', ...rest],
        env: { NODE_ENV: 'production', PW_DISABLE_TS_ESM: '1' },
        needs: ['build', 'chromium'],
      },
    ],
  ])
}

/** The stages that need no build. Tests wait a good deal: lint, types and unused code are looked at meanwhile. */
function checks({ tests, lint, env = {} }) {
  const types = ['-p', '.', '--checkers', '1', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo']
  return [
    [
      { name: 'format', program: 'oxfmt', args: ['--check', '.'] },
      { name: 'types of pages', program: 'react-router', args: ['typegen'] },
    ],
    [
      { name: 'unit', program: 'vitest', args: ['run', ...tests], env },
      { name: 'lint', ...lint },
      { name: 'types', program: 'tsc', args: types },
      { name: 'unused', program: 'knip', args: ['--no-progress'] },
    ],
  ]
}

function assertNodeVersion() {
  const major = Number(process.versions.node.split('.')[0])
  if (major < 20)
    stop(`Vitrine needs Node 20 or newer to start; this is ${process.version}. Install a newer Node from your system or nodejs.org.`)
}

/**
 * Installs what the lock file names, once: the stamp remembers for which lock that was. An image without the lock is installed whole, and so is a
 * built checkout whose builders were pruned.
 */
function installOnce() {
  const lockFile = join(root, 'package-lock.json')
  if (!existsSync(lockFile)) return
  const stamp = join(root, 'node_modules', '.installed-from')
  const lock = createHash('sha256').update(readFileSync(lockFile)).digest('hex')
  const isUsable = hasBuilder() || hasBuild()
  if (isUsable && existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  printStatus('Installing what the shop is built with (about half a minute) …')
  // npm leaves the builders out where NODE_ENV is production, unless it is told otherwise
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { status } = spawnSync(npm, ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root, stdio: 'inherit' })
  if (status !== 0) stop('The installation failed; the reason is above. Check the connection to the npm registry and try again.')
  writeFileSync(stamp, lock)
}

function hasBuilder() {
  return existsSync(join(bin, 'react-router'))
}

function hasBuild() {
  return existsSync(join(root, 'build', 'server', 'index.js'))
}

/** Builds the pages, unless the last build was made from the very same files, or here is an image that holds the build only. */
function buildOnce() {
  if (!hasBuilder() && hasBuild()) return
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

function filesBelow(folder) {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((name) => statSync(join(root, name)).isFile())
    .sort()
}
