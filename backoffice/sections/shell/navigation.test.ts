import { expect, test } from 'vitest'
import { paths } from '#backoffice/client/paths.ts'
import { routes } from '#backoffice/routes.tsx'
import { contentPages } from '#backoffice/sections/content/content-page.tsx'
import { insightPages } from '#backoffice/sections/insight/insight-page.tsx'
import { settingsPages } from '#backoffice/sections/settings/settings-groups.ts'
import { navigationItems } from '#backoffice/sections/shell/navigation.ts'
import { permissionOf } from '#backoffice/sections/shell/page-permissions.ts'
import { permissionsOf, staffRoles } from '#contract/staff/permissions.ts'

const places = [
  { path: paths.content, pages: contentPages },
  { path: paths.insight, pages: insightPages },
  { path: paths.settings, pages: settingsPages },
]

test.each(staffRoles)('OWN-02 a role that sees a place with several pages may open its first page: %s', (role) => {
  const may = new Set<string>(permissionsOf([role]))
  for (const { path, pages } of places) {
    const place = navigationItems.find((item) => item.path === path)
    const first = pages[0]
    if (!place || !first) throw new Error(`${path} has no pages`)
    const seesPlace = place.permission === null || may.has(place.permission)
    expect([path, !seesPlace || first.permission === null || may.has(first.permission)]).toEqual([path, true])
  }
})

test.each([
  ['manager', [paths.staff, paths.audit, paths.publishing, paths.emptyShop, paths.archive]],
  [
    'expert',
    [paths.orders, paths.order('7'), paths.people, paths.imports, paths.consignors, paths.wanted, paths.faq, paths.sales, '/documents/A-1'],
  ],
  ['editor', [paths.inbox, paths.thread(7), paths.visits, paths.newOrder, paths.promos, paths.promo(1), paths.sales, paths.company]],
] as const)('OWN-02 pages that the role %s may not open are closed, and common pages are open', (role, closed) => {
  const may = new Set<string>(permissionsOf([role]))
  const isOpen = (path: string) => {
    const permission = permissionOf(path)
    return permission === null || may.has(permission)
  }
  expect(closed.filter(isOpen)).toEqual([])
  const open = [paths.today, paths.pieces, paths.piece(7), paths.newPiece, paths.settings, paths.account, paths.lists, paths.stockTakes]
  expect(open.filter((path) => !isOpen(path))).toEqual([])
})

test('OWN-17 the settings overview links to every other settings page exactly once', () => {
  const pathsOf = (all: typeof routes): string[] => all.flatMap(({ path, children }) => [path ?? '', ...pathsOf(children ?? [])])
  const pages = pathsOf(routes).filter((path) => path.startsWith('settings/'))
  expect(settingsPages.map(({ path }) => path.slice(1)).toSorted()).toEqual(pages.toSorted())
})

test('OWN-02 an editor sees questions, videos, specialists and reviews, but no promo codes', () => {
  const may = new Set<string>(permissionsOf(['editor']))
  expect(contentPages.filter(({ permission }) => permission === null || may.has(permission)).map(({ path }) => path)).toEqual([
    paths.faq,
    paths.videos,
    paths.specialists,
    paths.reviews,
    paths.homePage,
    paths.pageTexts,
    paths.brands,
  ])
})
