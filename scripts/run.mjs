// Entry point of all npm commands. This file works on Node 20 and later, even before packages are installed. It starts the programs of the
// commands on the project's own Node.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { bin, buildQuietly, printStatus, root, run, runLongLived, stop } from './programs.mjs'
import { runStages } from './stages.mjs'

const [command = 'start', ...rest] = process.argv.slice(2)

assertNodeVersion()
installOnce()

// without these settings, glibc keeps about 100 MB that the first start allocates to load the catalog
const mallocSettings = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }
// The size of V8's semi-space trades memory for speed. Node's default is 32 MB for each of two threads, which costs an idle shop 100 MB
// more memory. With 2 MB, rendering a page takes a sixth longer than with 4 MB.
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
  studio: () => runLongLived('node', ['demo/studio/render.ts', ...rest]),
  verify: () => verify(),
  test: () => testEverything(),
  'test:all': () => testEverything({ onBothDatabases: true, inDocker: true }),
  'test:image': () => run('vitest', imageTests),
  bench: () => {
    buildOnce()
    return runLongLived('node', ['bench/run.ts', ...rest], { NODE_ENV: 'production' })
  },
  torture: () => {
    buildOnce()
    return runLongLived('node', ['torture/run.ts', ...rest], { NODE_ENV: 'production' })
  },
}

/** Runs only tests that import `test/shop.ts`, directly or indirectly, because other tests use no database. */
const postgresql = {
  name: 'PostgreSQL',
  program: 'vitest',
  args: ['related', '--run', '--passWithNoTests=false', 'test/shop.ts'],
  env: { TEST_ON: 'postgresql' },
}

const imageTests = ['run', '--config', 'test/image/vitest.config.ts']

const builds = [
  { program: 'react-router', args: ['build'] },
  { program: 'vite', args: ['build', '--config', 'backoffice/vite.config.ts'] },
]

if (!(command in commands)) stop(`Unknown command ${command}. There are: ${Object.keys(commands).join(', ')}.`)
await commands[command]()

async function verify() {
  const { testsNearChanges } = await import('./tests-near-changes.mjs')
  await runStages(checks({ tests: [...testsNearChanges(root), ...rest], lint: { program: 'node', args: ['scripts/lint.mjs'] } }))
}

/**
 * Runs all stages. Stages that start other programs run one after another, because starting a program is many times slower while a browser
 * runs. If PostgreSQL is available, tests that give the same result on both databases run only on PostgreSQL, unless `onBothDatabases` is
 * set. `inDocker` also builds and tests the container image, if a container engine is available.
 */
async function testEverything({ onBothDatabases = false, inDocker = false } = {}) {
  const hasPostgres = Boolean(process.env.TEST_DATABASE_URL)
  const lint = { program: 'oxlint', args: ['--type-aware', '--deny-warnings'] }
  const production = ['run', '--config', 'test/production/vitest.config.ts']
  await runStages([
    ...checks({ tests: [], lint, env: hasPostgres && !onBothDatabases ? { TEST_ON: 'embedded' } : {} }),
    ...(hasPostgres ? [[postgresql]] : []),
    [{ name: 'build', program: 'node', args: ['scripts/run.mjs', 'build'] }],
    [{ name: 'chromium', program: 'node', args: ['scripts/install-chromium.mjs'] }],
    [{ name: 'built shop', program: 'vitest', args: production, needs: ['build'] }],
    ...(inDocker ? [[{ name: 'image', program: 'vitest', args: imageTests }]] : []),
    // PW_DISABLE_TS_ESM makes Playwright use Node's type stripping, which takes a fifth of the time of Playwright's own compiler
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

/**
 * Returns the stages that need no build. Lint, type check and the search for unused code run concurrently with the tests, because the tests
 * alone leave CPU time unused.
 */
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
 * Installs the packages of the lock file, unless a stamp shows that they are installed. Ignores the stamp if both the build tools and a
 * build are missing. Does nothing in a container image, which has no lock file.
 */
function installOnce() {
  const lockFile = join(root, 'package-lock.json')
  if (!existsSync(lockFile)) return
  const stamp = join(root, 'node_modules', '.installed-from')
  const lock = createHash('sha256').update(readFileSync(lockFile)).digest('hex')
  const isUsable = hasBuilder() || hasBuild()
  if (isUsable && existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  printStatus('Installing what the shop is built with (about half a minute) …')
  // npm omits build tools by default if NODE_ENV is `production`
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

/**
 * Builds the pages, unless the last build used the same files. In a container image, which has a build but no build tools, does nothing.
 */
function buildOnce() {
  if (!hasBuilder() && hasBuild()) return
  const stamp = join(root, 'build', '.built-from')
  const files = ['app', 'backoffice', 'contract', 'public', 'scripts']
    .flatMap(filesBelow)
    .concat('vite.config.ts', 'react-router.config.ts', 'package-lock.json')
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
