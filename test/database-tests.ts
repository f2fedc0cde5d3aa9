import { read, sources } from '#test/repo-files.ts'

const opener = 'test/shop.ts'
/** Tests of the database itself, and of what works beside requests: reading the catalog, jobs, backups, commands. */
const folders = /^server\/(db|domain|cli|metrics)\//
/** How a test or its helper looks at which database it has, or opens several shops on one. */
const ownDatabase = /\b(onPostgres|openDatabase|openTestDatabase|createPostgres)\b/
/** A test of a database without tables, or of values that each driver writes in its own way. */
const ownContents = /\b(openEmptyDatabase|hostile-values|any-text)\b/

const importsByFile = new Map(sources.map((name) => [name, importsOf(name)]))

function importsOf(name: string): string[] {
  return [...read(name).matchAll(/^(?:import|export)\s(?!type\s)[^']*'#([^']+)'/gm)].map(([, imported = '']) => imported)
}

/** A file and all that it imports, by way of files that `isFollowed` admits. */
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

/** The tests that ask one shop, whatever its database is: those that ran on PostgreSQL need not run on the embedded database too. */
export function testsOfAnyDatabase(): string[] {
  const tests = sources.filter((name) => /\.test\.tsx?$/.test(name) && !/^test\/(e2e|production)\//.test(name))
  return tests.filter((name) => filesBehind(name).has(opener) && !differsByDatabase(name))
}
