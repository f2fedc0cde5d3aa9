import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')
const notOurs = ['node_modules', 'build', '.git', '.data', '.react-router', '.shots', 'test-results', 'playwright-report', '.env']
export const isText = (name: string) => /\.(ts|tsx|mjs|json|md|sql|css|svg|yaml|html)$|(^|\/)[.\w]+$/.test(name)

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = join(folder, entry.name)
    if (notOurs.includes(entry.name) || entry.name.endsWith('.log')) return []
    return entry.isDirectory() ? filesBelow(name) : [name]
  })
}

/** The paths of all files in the project, except files that `.gitignore` excludes. */
export const files = filesBelow('')
export const read = (name: string) => readFileSync(join(root, name), 'utf8')
export const sources = files.filter((name) => /\.(ts|tsx)$/.test(name))
