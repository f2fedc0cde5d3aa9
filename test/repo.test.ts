import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { dictionary as en } from '#app/i18n/en/dictionary.ts'
import { dictionary as ru } from '#app/i18n/ru/dictionary.ts'
import { dictionary as staffEn } from '#backoffice/i18n/en/dictionary.ts'
import { dictionary as staffRu } from '#backoffice/i18n/ru/dictionary.ts'
import { messages } from '#server/http/messages.ts'
import { identifiersIn, retiredIn } from '#test/retired-words.ts'

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
const scripts = files.filter((name) => name.endsWith('.mjs'))

describe('routes', () => {
  const routes = read('app/routes.ts')
  const allPages = files.filter((name) => name.endsWith('.page.tsx'))
  const pages = allPages.filter((name) => name.startsWith('app/')).map((name) => name.replace('app/', ''))

  test('NAV-01 every page file has a route in routes.ts', () => {
    expect(pages.length).toBeGreaterThan(10)
    for (const page of pages) expect(routes).toContain(`'${page}'`)
  })

  test('OWN-17 every page of the back office has a route in its routes.tsx', () => {
    const staffRoutes = read('backoffice/routes.tsx')
    for (const page of allPages.filter((name) => name.startsWith('backoffice/'))) expect(staffRoutes).toContain(`'#${page}'`)
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
  ['the dictionary of the back office (OWN-21)', flat(staffRu), flat(staffEn)],
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
    // «one thing» may have its number as a word
    const namedIn = (key: string, text: string) => new Set([...valuesIn(text), ...(key.endsWith('_one') ? ['count'] : [])])
    const wanted = new Map([...russian].map(([key, text]) => [stemOf(key), text]))
    for (const [key, text] of [...russian, ...english]) expect(namedIn(key, text), key).toEqual(namedIn(key, wanted.get(stemOf(key)) ?? ''))
  })

  test('I18N-04 leaves no sentence empty, and none in the other language', () => {
    for (const [key, text] of [...russian, ...english]) expect(text.trim(), key).not.toBe('')
    // the name of the other language is written in that language
    for (const key of ['header.otherLanguage', 'account.russian']) english.delete(key)
    for (const [key, text] of english) expect(text, key).not.toMatch(/[а-яё]/i)
  })
})

describe('sentences', () => {
  const components = sources.filter(
    (name) => /^(app|backoffice)\//.test(name) && !/^(app|backoffice)\/i18n\//.test(name) && !/\.test\./.test(name),
  )
  const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '')

  test('I18N-04 of the pages are in the dictionary only: no Russian elsewhere', () => {
    // the client's message for a failed network has both languages beside each other, as have the texts of whole pages
    const others = components.filter((name) => name !== 'app/client/api-error.ts' && !name.startsWith('app/pages/info/texts/'))
    for (const name of others) expect(withoutComments(read(name)), name).not.toMatch(/[а-яё]/i)
  })

  test('I18N-04 nor is any English between tags or in what a screen reader reads', () => {
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

  test('every requirement that a source names is in docs/requirements.md, once, and each line begins with its id', () => {
    const areas = 'API|AUTH|CART|CAT|CHK|EDN|ERR|FORM|HDR|HOME|I18N|INFO|LIST|NAV|OPS|ORD|OWN|PDP|PROF|SEC|SEO'
    const lines = read('docs/requirements.md')
      .split('\n')
      .filter((line) => line.startsWith('- '))
    const ids = lines.map((line) => new RegExp(`^- ((?:${areas})-[A-D]?\\d+) \\S`).exec(line)?.[1] ?? line)
    expect(ids.filter((id) => id.startsWith('- '))).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
    const named = sources.flatMap((name) =>
      [...read(name).matchAll(new RegExp(`\\b(?:${areas})-[A-D]?\\d+\\b`, 'g'))].map(([id]) => `${id} in ${name}`),
    )
    expect(named.length).toBeGreaterThan(1000)
    expect(named.filter((use) => !ids.includes(use.split(' ')[0] ?? ''))).toEqual([])
  })

  test('every setting is in .env.example, and no other', () => {
    const documentedSettings = new Set([...read('.env.example').matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name))
    const known = new Set([...read('server/config/environment.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name))
    expect(known.size).toBeGreaterThan(10)
    expect(documentedSettings).toEqual(known)
  })
})

describe('names', () => {
  test('a retired word is in no file name', () => {
    // photographs are named after the pieces they show
    const named = files.filter((name) => !name.startsWith('studio/photographs/'))
    expect(named.flatMap((name) => retiredIn(name, name))).toEqual([])
  })

  // every source is parsed, which takes long while other tests run
  test('a retired word is in no identifier', { timeout: 60_000 }, () => {
    const found = [...sources, ...scripts].flatMap((file) => [...identifiersIn(read(file), file)].flatMap((name) => retiredIn(name, file)))
    expect(found).toEqual([])
  })

  test('a retired word is found in a name', () => {
    const source = "// told\nconst keptPages = <Trap look='said' {...scenes.moments} />\nexport type TOLD_KIND = { 'shelf': 1 }"
    const found = [...identifiersIn(source, 'x.tsx')].flatMap((name) => retiredIn(name, 'x.tsx'))
    expect(found.map((sentence) => sentence.split(' ')[1])).toEqual(['keptPages', 'Trap', 'look', 'scenes', 'moments', 'TOLD_KIND'])
    expect(retiredIn('app/client/own-shelf.ts', '')).toHaveLength(1)
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
      .filter((name) => /^(app|backoffice)\//.test(name))
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
      .filter((name) => /^(server|app|backoffice|contract)\//.test(name) && !name.includes('.test.'))
      .filter((name) => /process\.env/.test(read(name)))
    expect(readers.toSorted()).toEqual([
      'server/cli/audit.ts',
      'server/cli/backup.ts',
      'server/cli/enquiries.ts',
      'server/cli/import.ts',
      'server/cli/orders.ts',
      'server/cli/restore.ts',
      'server/cli/seed.ts',
      'server/cli/staff.ts',
      'server/main.ts',
      'server/start/dev.ts',
    ])
  })
})
