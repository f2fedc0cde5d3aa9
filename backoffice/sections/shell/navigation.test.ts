import { expect, test } from 'vitest'
import { paths } from '#backoffice/client/paths.ts'
import { contentPages } from '#backoffice/sections/content/content-page.tsx'
import { insightPages } from '#backoffice/sections/insight/insight-page.tsx'
import { settingsPages } from '#backoffice/sections/settings/settings-page.tsx'
import { navigationItems } from '#backoffice/sections/shell/navigation.ts'
import { permissionsOf, staffRoles } from '#contract/staff/permissions.ts'

const places = [
  { path: paths.content, pages: contentPages },
  { path: paths.insight, pages: insightPages },
  { path: paths.settings, pages: settingsPages },
]

test.each(staffRoles)('OWN-02 whoever sees a place of several pages may read its first one: %s', (role) => {
  const may = new Set<string>(permissionsOf([role]))
  for (const { path, pages } of places) {
    const place = navigationItems.find((item) => item.path === path)
    const first = pages[0]
    if (!place || !first) throw new Error(`${path} has no pages`)
    const seesPlace = place.permission === null || may.has(place.permission)
    expect([path, !seesPlace || first.permission === null || may.has(first.permission)]).toEqual([path, true])
  }
})

test('OWN-02 an editor has questions and videos, no promo codes', () => {
  const may = new Set<string>(permissionsOf(['editor']))
  expect(contentPages.filter(({ permission }) => permission === null || may.has(permission)).map(({ path }) => path)).toEqual([
    paths.faq,
    paths.videos,
    paths.homePage,
    paths.pageTexts,
    paths.brands,
  ])
})
