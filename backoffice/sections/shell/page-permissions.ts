import { paths } from '#backoffice/client/paths.ts'
import { contentPages } from '#backoffice/sections/content/content-page.tsx'
import { insightPages } from '#backoffice/sections/insight/insight-page.tsx'
import { settingsPages } from '#backoffice/sections/settings/settings-groups.ts'
import { furtherPages, newRecordPages } from '#backoffice/sections/shell/further-pages.ts'
import { navigationItems } from '#backoffice/sections/shell/navigation.ts'
import type { Permission } from '#contract/staff/permissions.ts'

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

/** the longest matching path wins: `/orders/7` has no rule and inherits the permission of `/orders` */
const rules = known.toSorted((one, other) => other.path.length - one.path.length)

export function permissionOf(pathname: string): Permission | null {
  return rules.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`))?.permission ?? null
}
