import { paths } from '#backoffice/client/paths.ts'
import { contentPages } from '#backoffice/sections/content/content-page.tsx'
import { insightPages } from '#backoffice/sections/insight/insight-page.tsx'
import { settingsPages } from '#backoffice/sections/settings/settings-groups.ts'
import { furtherPages, newRecordPages } from '#backoffice/sections/shell/further-pages.ts'
import { navigationItems } from '#backoffice/sections/shell/navigation.ts'
import type { Permission } from '#contract/staff/permissions.ts'

/** What is needed to read a page; null: nothing. */
type Rule = { path: string; permission: Permission | null }

const known: readonly Rule[] = [
  ...navigationItems,
  ...contentPages,
  ...insightPages,
  ...settingsPages,
  ...furtherPages,
  ...newRecordPages,
  { path: paths.grid, permission: 'piece.edit' },
  { path: paths.wanted, permission: 'person.contact' },
  { path: '/documents', permission: 'order.read' },
]

/** A page that no rule names has that of the page above it: `/orders/7` is read by who may read `/orders`. */
const rules = known.toSorted((one, other) => other.path.length - one.path.length)

/** The permission without which a page of the back office has nothing to show; null: everybody may open it. */
export function permissionOf(pathname: string): Permission | null {
  return rules.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`))?.permission ?? null
}
