// Runs the type-aware linter on the files that changed since they last passed, and on all files that import them, directly or indirectly.
// `npm test` lints all files, which takes forty seconds of CPU time.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const store = join(root, 'node_modules', '.cache', 'linted.json')
const hash = (text) => createHash('sha256').update(text).digest('base64url')

const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
const listed = (stdout ?? '').split('\n').filter((name) => /\.(ts|tsx|js|mjs)$/.test(name) && existsSync(join(root, name)))
const sources = new Map(listed.map((name) => [name, readFileSync(join(root, name), 'utf8')]))
const hashes = new Map(listed.map((name) => [name, hash(`${name}\n${sources.get(name)}`)]))
const imports = new Map(listed.map((name) => [name, importsIn(name)]))

const clean = existsSync(store) ? JSON.parse(readFileSync(store, 'utf8')) : {}
const common = hash(whatAllFilesDependOn())
const states = Object.fromEntries(listed.map((name) => [name, stateOf(name)]))
const changed = listed.filter((name) => clean[name] !== states[name])
if (changed.length > 0) {
  const { status } = spawnSync('oxlint', ['--type-aware', '--deny-warnings', ...changed], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
  mkdirSync(dirname(store), { recursive: true })
  writeFileSync(store, JSON.stringify(states))
}

/** Returns the inputs that can change the result for any file: linter, rules, packages, generated types, and names of feature folders. */
function whatAllFilesDependOn() {
  const files = ['package-lock.json', 'package.json', 'oxlint.config.ts', 'tsconfig.json', 'app/routes.ts']
  const features = ['app/features', 'backoffice/features'].flatMap((folder) => readdirSync(join(root, folder)))
  return [...files.map((name) => readFileSync(join(root, name), 'utf8')), ...features].join('\n')
}

/** Returns a hash of a file and of all files that it imports, directly or indirectly. */
function stateOf(name) {
  const seen = new Set([name])
  for (const file of seen) for (const imported of imports.get(file)) if (sources.has(imported)) seen.add(imported)
  const parts = listed.filter((file) => seen.has(file)).map((file) => hashes.get(file))
  return hash(common + parts.join(''))
}

function importsIn(name) {
  const found = sources.get(name).matchAll(/\b(?:from|import)\b\s*\(?\s*['"](#|\.\.?\/)([^'"]+)['"]/g)
  return Array.from(found, ([, start, rest]) => (start === '#' ? rest : join(dirname(name), start, rest)))
}
