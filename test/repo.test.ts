import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
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
