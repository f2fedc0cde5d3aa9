import { read, sources } from '#test/repo-files.ts'

const opener = 'test/shop.ts'
/** Folders with tests of the database itself and of work outside requests: reading the catalog, jobs, backups, commands. */
const folders = /^server\/(db|domain|cli|metrics)\//
/** Names in tests that depend on the database of the run, or open several shops on one. */
const ownDatabase = /\b(onPostgres|openDatabase|openTestDatabase|createPostgres)\b/
/** Names in tests that open an empty database, or use values that each driver writes differently. */
const ownContents = /\b(openEmptyDatabase|hostile-values|any-text)\b/

const importsByFile = new Map(sources.map((name) => [name, importsOf(name)]))

function importsOf(name: string): string[] {
  return [...read(name).matchAll(/^(?:import|export)\s(?!type\s)[^']*'#([^']+)'/gm)].map(([, imported = '']) => imported)
}

/** Returns a file and all files that it imports, directly or through files that `isFollowed` accepts. */
function filesBehind(name: string, isFollowed: (file: string) => boolean = () => true): Set<string> {
  const found = new Set([name])
  for (const file of found) {
    const imported = isFollowed(file) ? (importsByFile.get(file) ?? []) : []
    for (const other of imported) found.add(other)
  }
  return found
}

/** Whether a test may behave differently on another database. */
function differsByDatabase(test: string): boolean {
  if (folders.test(test) || ownContents.test(read(test))) return true
  const isOwn = (file: string) => file === test || (file.startsWith('test/') && file !== opener && importsByFile.has(file))
  return [...filesBehind(test, isOwn)].filter(isOwn).some((file) => ownDatabase.test(read(file)))
}

/** Returns the tests of requests to one shop, whatever its database. Once run on PostgreSQL, they need no run on the embedded database. */
export function testsOfAnyDatabase(): string[] {
  const tests = sources.filter((name) => /\.test\.tsx?$/.test(name) && !/^test\/(e2e|production)\//.test(name))
  return tests.filter((name) => filesBehind(name).has(opener) && !differsByDatabase(name))
}
