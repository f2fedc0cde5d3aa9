import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { files, isText, read, root, sources } from '#test/repo-files.ts'

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

  test('NAV-01 every file that routes.ts names exists', () => {
    for (const [, page] of routes.matchAll(/'(pages\/[^']+)'/g)) expect(files).toContain(`app/${page}`)
  })
})

describe('documents', () => {
  const documents = files.filter((name) => name.endsWith('.md'))
  // the top folders of the project, without generated folders such as the build
  const roots = new Set(files.map((name) => name.split('/')[0] ?? ''))

  test('every path that a document names exists', () => {
    expect(documents).toContain('README.md')
    for (const name of documents) {
      const text = read(name)
      for (const [, link = ''] of text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g))
        expect(existsSync(join(root, dirname(name), link)), `${name} links to ${link}`).toBe(true)
      for (const [, path = ''] of text.matchAll(/`([\w.-]+\/[\w./-]*[\w/])`/g))
        if (roots.has(path.split('/')[0] ?? '')) expect(existsSync(join(root, path)), `${name} names ${path}`).toBe(true)
    }
  })

  test('every requirement that a source names is in docs/requirements.md, once, and each line there begins with its id', () => {
    const areas =
      'API|AUTH|CART|CAT|CHAN|CHK|DESK|EDN|ERR|FIND|FORM|HDR|HOME|I18N|INFO|KNOW|LIST|NAV|OPS|ORD|OWN|PDP|PROF|PROM|REAL|SAFE|SEC|SEO|TRST'
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

  test('.env.example has exactly the settings that the shop reads', () => {
    const documentedSettings = new Set([...read('.env.example').matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name))
    const known = new Set([...read('server/config/environment.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name))
    expect(known.size).toBeGreaterThan(10)
    expect(documentedSettings).toEqual(known)
  })
})

describe('the repository', () => {
  test('SEC-D15 contains no path of a developer’s machine and no registry', () => {
    const traces = [/(^|[\s'\x22`(=:])\/(work|root|home|Users)\/[a-z]/m, /shared\/(tools|design|spec|hooks)/, /\bpreview\.sh\b/]
    const texts = files.filter((name) => isText(name) && name !== 'test/repo.test.ts' && statSync(join(root, name)).size < 2_000_000)
    for (const name of texts) for (const trace of traces) expect(read(name), name).not.toMatch(trace)
    expect(read('package-lock.json')).not.toMatch(/"resolved": "https?:/)
    expect(read('.npmrc')).not.toMatch(/https?:/)
  })

  test('SEC-D15 pins every dependency to an exact version', () => {
    const { dependencies, devDependencies }: Record<string, Record<string, string>> = JSON.parse(read('package.json'))
    const versions = Object.entries({ ...dependencies, ...devDependencies })
    expect(versions.length).toBeGreaterThan(20)
    for (const [name, version] of versions) expect(version, name).toMatch(/^\d+\.\d+\.\d+/)
  })

  test('has static imports of test/shop.ts in all files that read TEST_ON or TEST_DATABASE_URL, as the run on PostgreSQL needs', () => {
    const inRun = sources.filter(
      (name) => /^(contract|server|app|backoffice|test)\//.test(name) && !/^test\/(image|production)\//.test(name),
    )
    const ofDatabases = inRun.filter((name) => /process\.env\.TEST_(ON|DATABASE_URL)\b/.test(read(name)))
    const withoutShop = ofDatabases.filter((name) => !/^import .* from '#test\/shop\.ts'$/m.test(read(name)))
    expect(withoutShop).toEqual(['test/shop.ts', 'test/snapshot-database.ts'])
    expect(inRun.filter((name) => /\bimport\(\s*['"`]#test\//.test(read(name)))).toEqual([])
  })

  test('OWN-23 offers the stored draft in every form with a save bar', () => {
    const forms = sources.filter((name) => name.endsWith('.tsx') && /<RecordFormBar\b/.test(read(name)))
    expect(forms.length).toBeGreaterThan(4)
    expect(forms.filter((name) => !/<DraftNotice\b/.test(read(name)))).toEqual([])
  })

  test('OWN-105 names the shop in no screen and on no paper, because the owner can rename it', () => {
    const named = sources
      .filter((name) => /^(app|backoffice)\//.test(name) && !name.includes('.test.'))
      .filter((name) => /Vitrine|VITRINE/.test(read(name)))
    // exceptions: the logo, and the product name of the back office
    expect(named.toSorted()).toEqual(['app/ui/wordmark.tsx', 'backoffice/i18n/en/common.ts', 'backoffice/i18n/ru/common.ts'])
  })

  test('SEC-B5 inserts no raw HTML into a page', () => {
    const written = sources
      .filter((name) => /^(app|backoffice)\//.test(name))
      .filter((name) => /dangerouslySetInnerHTML|innerHTML|\beval\(|new Function/.test(read(name)))
    expect(written).toEqual([])
  })

  test('SEC-D13 sends requests to other hosts from the ports only', () => {
    const callers = sources
      .filter((name) => name.startsWith('server/') && !name.includes('.test.') && !name.startsWith('server/ports/'))
      .filter((name) => /\bfetch\(|https?\.request\(/.test(read(name)))
    expect(callers).toEqual([])
  })

  test('SEC-D14 reads the environment in the programs’ entry points only', () => {
    const readers = sources
      .filter((name) => /^(server|app|backoffice|contract)\//.test(name) && !name.includes('.test.'))
      .filter((name) => /process\.env/.test(read(name)))
    expect(readers.toSorted()).toEqual([
      'server/cli/audit.ts',
      'server/cli/backup.ts',
      'server/cli/enquiries.ts',
      'server/cli/import.ts',
      'server/cli/orders.ts',
      'server/cli/reseal.ts',
      'server/cli/restore.ts',
      'server/cli/seed.ts',
      'server/cli/staff.ts',
      'server/main.ts',
      'server/start/dev.ts',
      'server/start/prepare-database.child.ts',
    ])
  })
})
