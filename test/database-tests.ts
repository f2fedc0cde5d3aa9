import { read, sources } from '#test/repo-files.ts'

const opener = 'test/shop.ts'
/** Folders with tests of the database itself or of work outside requests: catalog refreshes, jobs, backups and commands. */
const folders = /^server\/(db|domain|cli|metrics)\//
/** Identifiers in tests that depend on the kind of database, or that open several shops on one database. */
const ownDatabase = /\b(onPostgres|openDatabase|openTestDatabase|createPostgres)\b/
/** Identifiers in tests that open an empty database, or that store values which each driver writes differently. */
const ownContents = /\b(openEmptyDatabase|hostile-values|any-text)\b/

const importsByFile = new Map(sources.map((name) => [name, importsOf(name)]))

function importsOf(name: string): string[] {
  return [...read(name).matchAll(/^(?:import|export)\s(?!type\s)[^']*'#([^']+)'/gm)].map(([, imported = '']) => imported)
}

/** Returns a file and all files that it imports. Follows the imports of a file only if `isFollowed` accepts the file. */
function filesBehind(name: string, isFollowed: (file: string) => boolean = () => true): Set<string> {
  const found = new Set([name])
  for (const file of found) {
    const imported = isFollowed(file) ? (importsByFile.get(file) ?? []) : []
    for (const other of imported) found.add(other)
  }
  return found
}

/** Whether the result of a test may depend on the kind of database. */
function differsByDatabase(test: string): boolean {
  if (folders.test(test) || ownContents.test(read(test))) return true
  const isOwn = (file: string) => file === test || (file.startsWith('test/') && file !== opener && importsByFile.has(file))
  return [...filesBehind(test, isOwn)].filter(isOwn).some((file) => ownDatabase.test(read(file)))
}

/**
 * Returns the tests that behave the same on every database, because they only send requests to one shop. A run on the embedded database can
 * skip these tests if they also run on PostgreSQL.
 */
export function testsOfAnyDatabase(): string[] {
  const tests = sources.filter((name) => /\.test\.tsx?$/.test(name) && !/^test\/(e2e|production)\//.test(name))
  return tests.filter((name) => filesBehind(name).has(opener) && !differsByDatabase(name))
}
