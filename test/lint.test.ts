import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Code that breaks a rule, with the file to put it in. The linter must report each entry. */
const violations: Record<string, [file: string, code: string]> = {
  'a contract that knows the server': ['contract/planted.ts', `import '#server/config/config.ts'`],
  'a type is an import too': ['contract/planted.ts', `import type { Db } from '#server/db/database.ts'\nexport type Planted = Db`],
  'an import at run time too': ['app/ui/planted.ts', `export const load = () => import('#app/client/catalog.ts')`],
  'an export from elsewhere too': ['app/ui/planted.ts', `export { paths } from '#app/client/paths.ts'`],
  'HTTP that asks the database': ['server/http/planted.ts', `import '#server/db/client.ts'`],
  'HTTP that knows SQL': ['server/http/planted.ts', `import { sql } from 'kysely'\nexport const planted = sql`],
  'a domain that knows HTTP': ['server/domain/planted.ts', `import '#server/http/messages.ts'`],
  'a domain that knows Fastify': ['server/domain/planted.ts', `import fastify from 'fastify'\nexport const planted = fastify`],
  'a database that knows the domain': ['server/db/planted.ts', `import '#server/domain/catalog/catalog.ts'`],
  'a port that knows the domain': ['server/ports/planted.ts', `import '#server/domain/catalog/catalog.ts'`],
  'a client that knows the server': ['app/client/planted.ts', `import '#server/http/messages.ts'`],
  'a UI component that knows texts': ['app/ui/planted.tsx', `import '#app/i18n/format.ts'`],
  'a feature that knows another feature': ['app/features/search/planted.ts', `import '#app/features/sign-in/modal/sign-in-request.ts'`],
  'a feature that knows a section': ['app/features/search/planted.ts', `import '#app/sections/product-card.tsx'`],
  'a section that knows a page': ['app/sections/planted.ts', `import '#app/pages/not-found.page.tsx'`],
  'a page that knows the server': ['app/pages/planted.page.tsx', `import '#server/config/config.ts'`],
  'a shop that knows the back office': ['app/pages/planted.page.tsx', `import '#backoffice/routes.tsx'`],
  'a back office that knows the pages of the shop': ['backoffice/pages/planted.page.tsx', `import '#app/sections/product-card.tsx'`],
  'a back office that knows the session of a customer': ['backoffice/client/planted.ts', `import '#app/client/session.ts'`],
  'code that knows its tests': ['server/domain/planted.ts', `import '#test/shop.ts'`],
  'a path upwards': ['server/http/planted.ts', `import '../config.ts'`],
  'a value that may be anything': ['server/domain/planted.ts', 'export const planted = (value: any) => value'],
  'a promise nobody waits for': ['server/domain/planted.ts', 'const work = async () => 1\nexport function planted() {\n  work()\n}'],
  'HTML out of text': ['app/ui/planted.tsx', 'export const Planted = () => <p dangerouslySetInnerHTML={{ __html: "x" }} />'],
  'a test that polls without `eventually`': [
    'server/domain/planted.test.ts',
    `import { expect } from 'vitest'\nawait expect.poll(() => 1).toBe(1)`,
  ],
  'a file of more than 200 lines': ['server/domain/planted.ts', 'export let planted = 0\n'.concat('planted++\n'.repeat(220))],
}

const innocent: [string, string][] = [
  ['server/http/innocent.ts', `import '#server/domain/catalog/catalog.ts'`],
  ['server/domain/innocent.ts', `import { sql } from 'kysely'\nexport const innocent = sql`],
  ['app/features/search/innocent.ts', `import '#app/client/catalog.ts'\nimport '#app/features/search/use-combobox.ts'`],
  ['backoffice/client/innocent.ts', `import '#app/client/api-error.ts'`],
  ['server/http/innocent.test.ts', `import '#test/shop.ts'\nimport '#server/db/client.ts'`],
]

type Diagnostic = { filename: string; message: string; code: string }

describe('the linter', () => {
  const layers = [
    ...(/const layers[^{]*\{([\s\S]*?)\n\}/.exec(readFileSync(join(root, 'oxlint.config.ts'), 'utf8'))?.[1] ?? '').matchAll(
      /^ {2}'?([\w/]+)'?:/gm,
    ),
  ].map(([, name]) => name)

  test('has rules for every folder of the code', () => {
    const folders = ['server', 'app', 'backoffice'].flatMap((top) =>
      readdirSync(join(root, top), { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() && entry.name !== 'public' ? [`${top}/${entry.name}`] : [],
      ),
    )
    expect(layers).toEqual(expect.arrayContaining([...folders, 'contract']))
  })

  test('finds every planted violation, and reports nothing in correct code', () => {
    const tree = mkdtempSync(join(tmpdir(), 'vitrine-lint-'))
    for (const name of ['package.json', 'tsconfig.json', 'oxlint.config.ts']) cpSync(join(root, name), join(tree, name))
    for (const name of ['app', 'backoffice', 'server', 'contract', 'test']) createLayer(tree, name)
    symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
    const planted = Object.entries(violations).map(([what, [file, code]], at) => {
      const name = file.replace('planted', `planted-${at}`)
      write(tree, name, code)
      return { what, name }
    })
    for (const [name, code] of innocent) write(tree, name, code)
    const run = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['--type-aware', '-f', 'json'], { cwd: tree, encoding: 'utf8' })
    rmSync(tree, { recursive: true })
    const { diagnostics }: { diagnostics: Diagnostic[] } = JSON.parse(run.stdout)
    const found = new Set(diagnostics.map(({ filename }) => filename))
    expect(planted.filter(({ name }) => !found.has(name)).map(({ what }) => what)).toEqual([])
    expect([...found].filter((name) => name.includes('innocent'))).toEqual([])
  })

  /** Creates empty modules in the folder `name` of the tree, so that the imports of the planted code resolve. */
  function createLayer(tree: string, name: string): void {
    mkdirSync(join(tree, name), { recursive: true })
    const named = [...Object.values(violations), ...innocent].flatMap(([, code]) =>
      [...code.matchAll(/'#([^']+)'/g)].map(([, path]) => path ?? ''),
    )
    for (const path of named.filter((path) => path.startsWith(`${name}/`))) write(tree, path, 'export {}')
  }

  function write(tree: string, name: string, code: string): void {
    mkdirSync(join(tree, dirname(name)), { recursive: true })
    writeFileSync(join(tree, name), `${code}\n`)
  }
})
