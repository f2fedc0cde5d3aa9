import type { ComponentProps } from 'react'
import { paths } from '#backoffice/client/paths.ts'
import { type PlacePage, TabbedPage } from '#backoffice/sections/shell/tabbed-page.tsx'

/** The pages of the place «Settings», in their order. */
export const settingsPages: readonly PlacePage[] = [
  { path: paths.account, label: 'account.title', permission: null },
  { path: paths.notices, label: 'notices.title', permission: null },
  { path: paths.company, label: 'company.title', permission: 'shop.edit' },
  { path: paths.wallets, label: 'wallets.title', permission: 'wallet.propose' },
  { path: paths.staff, label: 'staff.title', permission: 'staff.manage' },
  { path: paths.places, label: 'places.title', permission: 'piece.move' },
  { path: paths.lists, label: 'lists.title', permission: 'piece.edit' },
  { path: paths.templates, label: 'templates.title', permission: 'template.edit' },
  { path: paths.publishing, label: 'publishing.title', permission: 'settings.edit' },
  { path: paths.thresholds, label: 'thresholds.title', permission: 'shop.edit' },
  { path: paths.health, label: 'health.title', permission: 'settings.read' },
  { path: paths.audit, label: 'audit.title', permission: 'audit.read' },
]

/** A page of «Settings»: the others stand above it. */
export function SettingsPage(page: Omit<ComponentProps<typeof TabbedPage>, 'place' | 'pages'>) {
  return <TabbedPage {...page} place="shell.places.settings" pages={settingsPages} />
}
