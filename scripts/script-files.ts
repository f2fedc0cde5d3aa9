import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Rolldown } from 'vite'

const appFolder = join(import.meta.dirname, '../app')
const clientRoute = '?__react-router-build-client-route'

/** Groups of pages that share most of their code. A module that only one group imports goes into the chunk of the group. */
const pagesOfKinds = {
  list: ['store/catalog.page', 'store/jewelry-list.page', 'store/bag-list.page', 'store/sale.page', 'store/brand.page'],
  piece: ['store/watch.page', 'store/jewelry.page', 'store/bag.page'],
  form: [
    'info/appointment.page',
    'info/contacts.page',
    'info/services.page',
    'info/support.page',
    'info/watch-buyback.page',
    'info/buyback.page',
  ],
  'sign-in': ['account/login.page', 'account/phone-setup.page', 'account/auth-relay.page', 'account/account.layout'],
  checkout: ['store/checkout.page', 'account/account.layout'],
  cart: ['account/cart.page', 'account/account.layout'],
  favorites: ['account/favorites.page', 'account/account.layout'],
  compare: ['account/compare.page', 'account/account.layout'],
  profile: ['account/profile.page', 'account/account.layout'],
  orders: ['account/purchase-history.page', 'account/linked-order.page', 'account/account.layout'],
  messages: ['account/messages.page', 'account/account.layout'],
  quote: ['account/quote.page', 'account/account.layout'],
  /** Code that loads when a customer signs in or adds a piece to the cart. */
  customer: [
    '../sections/shell/customer-summary-sync',
    '../sections/cart/use-cart',
    '../client/saved-lists',
    '../client/profile',
    '../features/saved/save-search',
  ],
  home: ['store/home.page'],
} as const
const kinds = Object.keys(pagesOfKinds) as (keyof typeof pagesOfKinds)[]
type PageKind = keyof typeof pagesOfKinds | 'text'

const everyPage = ['entry.client.tsx', 'root.tsx', `root.tsx${clientRoute}`].map((name) => join(appFolder, name))

type Modules = { getModuleInfo: (id: string) => Rolldown.ModuleInfo | null }
/** The groups of pages that import a module, directly or indirectly. `every`: all pages load the module. */
type ReachedBy = ReadonlySet<PageKind> | 'every'

/**
 * The chunks, most shared first. A module goes into the first chunk that accepts it. All pages that load a module also load its imports, so
 * its imports are in the same chunk or in an earlier chunk. Chunks therefore do not import each other in cycles.
 */
const files: { name: string; holds: (reachedBy: ReachedBy, id: string) => boolean }[] = [
  { name: 'libraries', holds: (by, id) => by === 'every' && id.includes('/node_modules/') },
  { name: 'shell', holds: (by) => by === 'every' },
  { name: 'shared', holds: (by) => isShared(by) && showsPieces(by) && by.has('text') },
  { name: 'pieces-shared', holds: (by) => isShared(by) && (by.has('home') || by.has('list')) },
  { name: 'piece-shared', holds: (by) => isShared(by) && by.has('piece') },
  { name: 'text-shared', holds: (by) => isShared(by) && by.has('text') },
  { name: 'form-shared', holds: (by) => isShared(by) && by.has('form') },
  { name: 'customer-shared', holds: (by) => isShared(by) && by.has('customer') },
  { name: 'account-shared', holds: isShared },
  ...(['text', ...kinds] as const).map((kind) => ({ name: kind, holds: (by: ReachedBy) => by !== 'every' && by.has(kind) })),
]

function isShared(by: ReachedBy): by is ReadonlySet<PageKind> {
  return by !== 'every' && by.size > 1
}

function showsPieces(by: ReadonlySet<PageKind>): boolean {
  return by.has('home') || by.has('list') || by.has('piece')
}

/**
 * Returns the bundler's chunk groups. The first page loads a handful of chunks. If each set of importing pages had its own chunk, the first
 * page would load fifty.
 */
export function groupsOfScriptFiles(): Rolldown.CodeSplittingGroup[] {
  let reached: Map<string, ReachedBy> | undefined
  return files.map(({ name, holds }, at) => ({
    name: (id, modules) => {
      reached ??= findReached(modules)
      const by = reached.get(id)
      return by !== undefined && holds(by, id) ? name : null
    },
    priority: files.length - at,
    debugName: name,
  }))
}

function findReached(modules: Modules): Map<string, ReachedBy> {
  const reached = new Map<string, Set<PageKind>>()
  for (const [kind, pages] of pagesByKind()) {
    const entries = pages.flatMap((page) => [page, `${page}${clientRoute}`])
    for (const id of reachedFrom(entries, modules)) reached.set(id, (reached.get(id) ?? new Set()).add(kind))
  }
  const all = new Map<string, ReachedBy>(reached)
  for (const id of reachedFrom(everyPage, modules)) all.set(id, 'every')
  return all
}

function pagesByKind(): Map<PageKind, string[]> {
  const path = (page: string) => join(appFolder, 'pages', page)
  const named = kinds.map((kind) => [kind, pagesOfKinds[kind].map((page) => scriptPath(path(page)))] as const)
  const pages = readdirSync(path(''), { recursive: true, encoding: 'utf8' }).filter((name) => /\.(page|layout)\.tsx$/.test(name))
  const text = pages.map(path).filter((page) => !named.some(([, others]) => others.includes(page)))
  return new Map<PageKind, string[]>([...named, ['text', text]])
}

function scriptPath(path: string): string {
  const found = [`${path}.tsx`, `${path}.ts`].find((name) => existsSync(name))
  if (found === undefined) throw new Error(`${path} is named in scripts/script-files.ts and is not there`)
  return found
}

function reachedFrom(ids: readonly string[], modules: Modules): Set<string> {
  const found = new Set(ids.filter((id) => modules.getModuleInfo(id)))
  for (const id of found) for (const imported of importsOf(id, modules)) found.add(imported)
  return found
}

/** Returns a module's static imports in the client bundle, which drops static imports of modules that are also imported dynamically. */
function importsOf(id: string, modules: Modules): string[] {
  const info = modules.getModuleInfo(id)
  return info ? info.importedIds.filter((imported) => !info.dynamicallyImportedIds.includes(imported)) : []
}
