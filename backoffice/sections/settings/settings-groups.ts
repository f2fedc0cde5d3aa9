import { paths } from '#backoffice/client/paths.ts'
import type { MessageKey } from '#backoffice/i18n/messages.ts'
import type { PlacePage } from '#backoffice/sections/shell/tabbed-page.tsx'

type SettingsEntry = PlacePage & { about: MessageKey }

export type SettingsGroup = { title: MessageKey; pages: readonly SettingsEntry[] }

type Name =
  | 'account'
  | 'notices'
  | 'company'
  | 'ownerSettings'
  | 'wallets'
  | 'publishing'
  | 'lists'
  | 'places'
  | 'staff'
  | 'templates'
  | 'assignment'
  | 'audit'
  | 'health'
  | 'emptyShop'

/** Pages whose texts are loaded with the page. Only their labels are in the texts of `settings`. */
const lateTexts = ['wallets', 'templates', 'assignment'] as const
const isLate = (name: Name): name is (typeof lateTexts)[number] => lateTexts.some((late) => late === name)

const pageOf = (name: Name, permission: PlacePage['permission']): SettingsEntry => ({
  path: paths[name],
  label: isLate(name) ? `settings.${name}` : `${name}.title`,
  about: `settings.about.${name}`,
  permission,
})

export const settingsGroups: readonly SettingsGroup[] = [
  {
    title: 'settings.groups.own',
    pages: [pageOf('account', null), pageOf('notices', null)],
  },
  {
    title: 'settings.groups.shop',
    pages: [pageOf('company', 'shop.edit'), pageOf('ownerSettings', 'shop.edit'), pageOf('wallets', 'wallet.propose')],
  },
  {
    title: 'settings.groups.stock',
    pages: [pageOf('publishing', 'settings.edit'), pageOf('lists', 'piece.edit'), pageOf('places', 'piece.move')],
  },
  {
    title: 'settings.groups.staff',
    pages: [
      pageOf('staff', 'staff.manage'),
      pageOf('templates', 'template.edit'),
      pageOf('assignment', 'shop.edit'),
      pageOf('audit', 'audit.read'),
    ],
  },
  {
    title: 'settings.groups.system',
    pages: [pageOf('health', 'settings.read'), pageOf('emptyShop', 'demo.remove')],
  },
]

export const settingsPages = settingsGroups.flatMap(({ pages }) => pages)
