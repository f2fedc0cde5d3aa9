import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { dictionary as en } from '#app/i18n/en/dictionary.ts'
import { dictionary as ru } from '#app/i18n/ru/dictionary.ts'
import { messages } from '#server/http/messages.ts'

const root = join(import.meta.dirname, '..')
const notOurs = ['node_modules', 'build', '.git', '.data', '.react-router', '.shots', 'test-results', 'playwright-report']
const isText = (name: string) => /\.(ts|tsx|mjs|json|md|sql|css|svg|yaml|html)$|(^|\/)[.\w]+$/.test(name)

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = join(folder, entry.name)
    if (notOurs.includes(entry.name)) return []
    return entry.isDirectory() ? filesBelow(name) : [name]
  })
}

const files = filesBelow('')
const read = (name: string) => readFileSync(join(root, name), 'utf8')
const sources = files.filter((name) => /\.(ts|tsx)$/.test(name))

describe('addresses', () => {
  const routes = read('app/routes.ts')
  const pages = files.filter((name) => name.endsWith('.page.tsx')).map((name) => name.replace('app/', ''))

  test('NAV-01 every page file has an address in routes.ts', () => {
    expect(pages.length).toBeGreaterThan(10)
    for (const page of pages) expect(routes).toContain(`'${page}'`)
  })

  test('NAV-01 every file that routes.ts names is there', () => {
    for (const [, page] of routes.matchAll(/'(pages\/[^']+)'/g)) expect(files).toContain(`app/${page}`)
  })
})

type Tree = { readonly [key: string]: string | Tree }

/** Sentences by their keys: `catalog.found_one`. */
function flat(tree: Tree, path = ''): Map<string, string> {
  const entries = Object.entries(tree).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[path + name, value]] : [...flat(value, `${path}${name}.`)],
  )
  return new Map(entries)
}

const stemOf = (key: string) => key.replace(/_(one|few|many|other)$/, '')
const valuesIn = (text: string) => [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => name)

describe.each([
  ['the dictionary of the pages', flat(ru), flat(en)],
  ['the messages of the server', flat(messages.ru), flat(messages.en)],
])('%s', (_what, russian, english) => {
  const isPlural = (key: string) => stemOf(key) !== key

  test('I18N-04 has the same keys in both languages', () => {
    expect(russian.size).toBeGreaterThan(20)
    expect(new Set([...russian.keys()].map(stemOf))).toEqual(new Set([...english.keys()].map(stemOf)))
  })

  test('I18N-04 has every plural form that each language needs, and no other', () => {
    const formsOf = (sentences: Map<string, string>, stem: string) =>
      [...sentences.keys()].filter((key) => isPlural(key) && stemOf(key) === stem).map((key) => key.slice(stem.length + 1))
    for (const stem of new Set([...russian.keys()].filter(isPlural).map(stemOf))) {
      const needed = (language: string) => new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted()
      expect(formsOf(russian, stem).toSorted(), stem).toEqual(needed('ru'))
      expect(formsOf(english, stem).toSorted(), stem).toEqual(needed('en'))
    }
  })

  test('I18N-04 has the same values to fill in, in each language and each form', () => {
    // «one thing» may say its number in words
    const namedIn = (key: string, text: string) => new Set([...valuesIn(text), ...(key.endsWith('_one') ? ['count'] : [])])
    const wanted = new Map([...russian].map(([key, text]) => [stemOf(key), text]))
    for (const [key, text] of [...russian, ...english]) expect(namedIn(key, text), key).toEqual(namedIn(key, wanted.get(stemOf(key)) ?? ''))
  })

  test('I18N-04 leaves no sentence empty, and none in the other language', () => {
    for (const [key, text] of [...russian, ...english]) expect(text.trim(), key).not.toBe('')
    // the name of the other language is written in that language
    english.delete('header.otherLanguage')
    for (const [key, text] of english) expect(text, key).not.toMatch(/[а-яё]/i)
  })
})

describe('sentences', () => {
  const components = sources.filter((name) => name.startsWith('app/') && !name.startsWith('app/i18n/') && !/\.test\./.test(name))
  const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '')

  test('I18N-04 of the pages stand in the dictionary only: no Russian elsewhere', () => {
    // what the client says when the network fails has both languages beside each other, as have the texts of whole pages
    const others = components.filter((name) => name !== 'app/client/api-error.ts' && !name.startsWith('app/pages/info/texts/'))
    for (const name of others) expect(withoutComments(read(name)), name).not.toMatch(/[а-яё]/i)
  })

  test('I18N-04 nor is any English between tags or in what a screen reader says', () => {
    for (const name of components.filter((path) => path.endsWith('.tsx'))) {
      const text = withoutComments(read(name))
      expect(text, name).not.toMatch(/\b(aria-label|alt|title|placeholder)="[^"]*[A-Za-z]{3}/)
      expect(text, name).not.toMatch(/^\s+[A-Z][a-z]+( [a-z]+)+[.!?]?$/m)
    }
  })
})

describe('documents', () => {
  const documents = files.filter((name) => name.endsWith('.md'))
  // what a start leaves behind is none of it
  const roots = new Set(files.map((name) => name.split('/')[0] ?? ''))

  test('every path that a document names is there', () => {
    expect(documents).toContain('README.md')
    for (const name of documents) {
      const text = read(name)
      for (const [, link = ''] of text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g))
        expect(existsSync(join(root, dirname(name), link)), `${name} links to ${link}`).toBe(true)
      for (const [, path = ''] of text.matchAll(/`([\w.-]+\/[\w./-]*[\w/])`/g))
        if (roots.has(path.split('/')[0] ?? '')) expect(existsSync(join(root, path)), `${name} names ${path}`).toBe(true)
    }
  })

  test('every setting is told in .env.example, and no other', () => {
    const told = new Set([...read('.env.example').matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name))
    const known = new Set([...read('server/environment.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name))
    expect(known.size).toBeGreaterThan(10)
    expect(told).toEqual(known)
  })
})

describe('what is checked in', () => {
  test('SEC-D15 names no machine it was made on, and no registry', () => {
    const traces = [/(^|[\s'\x22`(=:])\/(work|root|home|Users)\/[a-z]/m, /shared\/(tools|design|spec|hooks)/, /\bpreview\.sh\b/]
    const texts = files.filter((name) => isText(name) && name !== 'test/repo.test.ts' && statSync(join(root, name)).size < 2_000_000)
    for (const name of texts) for (const trace of traces) expect(read(name), name).not.toMatch(trace)
    expect(read('package-lock.json')).not.toMatch(/"resolved": "https?:/)
    expect(read('.npmrc')).not.toMatch(/https?:/)
  })

  test('SEC-D15 pins every part exactly', () => {
    const { dependencies, devDependencies }: Record<string, Record<string, string>> = JSON.parse(read('package.json'))
    const versions = Object.entries({ ...dependencies, ...devDependencies })
    expect(versions.length).toBeGreaterThan(20)
    for (const [name, version] of versions) expect(version, name).toMatch(/^\d+\.\d+\.\d+/)
  })

  test('SEC-B5 writes no HTML of its own into a page', () => {
    const written = sources
      .filter((name) => name.startsWith('app/'))
      .filter((name) => /dangerouslySetInnerHTML|innerHTML|\beval\(|new Function/.test(read(name)))
    expect(written).toEqual([])
  })

  test('SEC-D13 calls a stranger from the ports only', () => {
    const callers = sources
      .filter((name) => name.startsWith('server/') && !name.includes('.test.') && !name.startsWith('server/ports/'))
      .filter((name) => /\bfetch\(|https?\.request\(/.test(read(name)))
    expect(callers).toEqual([])
  })

  test('SEC-D14 reads the environment in the configuration only', () => {
    const readers = sources
      .filter((name) => /^(server|app|contract)\//.test(name) && !name.includes('.test.'))
      .filter((name) => /process\.env/.test(read(name)))
    expect(readers.toSorted()).toEqual(['server/dev.ts', 'server/enquiries.ts', 'server/main.ts', 'server/orders.ts', 'server/seed.ts'])
  })
})

/** Code that breaks a rule, by the file it would stand in. The linter must find each. */
const violations: Record<string, [file: string, code: string]> = {
  'a contract that knows the server': ['contract/planted.ts', `import '#server/config.ts'`],
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
  'a look that knows a sentence': ['app/ui/planted.tsx', `import '#app/i18n/format.ts'`],
  'a feature that knows another feature': ['app/features/search/planted.ts', `import '#app/features/sign-in/use-sign-in-gate.ts'`],
  'a feature that knows a section': ['app/features/search/planted.ts', `import '#app/sections/product-card.tsx'`],
  'a section that knows a page': ['app/sections/planted.ts', `import '#app/pages/not-found.page.tsx'`],
  'a page that knows the server': ['app/pages/planted.page.tsx', `import '#server/config.ts'`],
  'code that knows its tests': ['server/domain/planted.ts', `import '#test/shop.ts'`],
  'a path upwards': ['server/http/planted.ts', `import '../config.ts'`],
  'a value that may be anything': ['server/domain/planted.ts', 'export const planted = (value: any) => value'],
  'a promise nobody waits for': ['server/domain/planted.ts', 'const work = async () => 1\nexport function planted() {\n  work()\n}'],
  'HTML out of text': ['app/ui/planted.tsx', 'export const Planted = () => <p dangerouslySetInnerHTML={{ __html: "x" }} />'],
  'a file of more than 200 lines': ['server/domain/planted.ts', 'export let planted = 0\n'.concat('planted++\n'.repeat(220))],
}

const innocent: [string, string][] = [
  ['server/http/innocent.ts', `import '#server/domain/catalog/catalog.ts'`],
  ['server/domain/innocent.ts', `import { sql } from 'kysely'\nexport const innocent = sql`],
  ['app/features/search/innocent.ts', `import '#app/client/catalog.ts'\nimport '#app/features/search/use-combobox.ts'`],
  ['server/http/innocent.test.ts', `import '#test/shop.ts'\nimport '#server/db/client.ts'`],
]

type Diagnostic = { filename: string; message: string; code: string }

describe('the linter', () => {
  const layers = [...(/const layers[^{]*\{([\s\S]*?)\n\}/.exec(read('oxlint.config.ts'))?.[1] ?? '').matchAll(/^ {2}'?([\w/]+)'?:/gm)].map(
    ([, name]) => name,
  )

  test('knows every folder of the code, so none is without rules', () => {
    const folders = ['server', 'app'].flatMap((top) =>
      readdirSync(join(root, top), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [`${top}/${entry.name}`] : [])),
    )
    expect(layers).toEqual(expect.arrayContaining([...folders, 'contract']))
  })

  test('finds every planted violation, and nothing wrong with what is right', () => {
    const tree = mkdtempSync(join(tmpdir(), 'vitrine-lint-'))
    for (const name of ['package.json', 'tsconfig.json', 'oxlint.config.ts']) cpSync(join(root, name), join(tree, name))
    for (const name of ['app', 'server', 'contract', 'test']) symlinkless(tree, name)
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

  /** The folders that imports must resolve in, with the files that the planted code names. */
  function symlinkless(tree: string, name: string): void {
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
