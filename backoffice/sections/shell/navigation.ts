import {
  CalendarDays,
  ChartNoAxesColumn,
  Gem,
  House,
  Inbox,
  type LucideIcon,
  PanelsTopLeft,
  Settings,
  ShoppingBag,
  UsersRound,
} from 'lucide-react'
import { paths } from '#backoffice/client/paths.ts'
import type { MessageKey } from '#backoffice/i18n/messages.ts'
import type { StaffCounts } from '#contract/staff/counts.ts'
import type { Permission } from '#contract/staff/permissions.ts'

export type NavigationItem = {
  /** The key that opens the page when pressed after `g`. */
  key: string
  path: string
  label: MessageKey
  icon: LucideIcon
  permission: Permission | null
  count?: keyof StaffCounts
}

/** The main pages of the back office in order. On phones, the first four are in the tab bar. */
export const navigationItems: readonly NavigationItem[] = [
  { key: 't', path: paths.today, label: 'shell.places.today', icon: House, permission: null },
  { key: 'p', path: paths.pieces, label: 'shell.places.pieces', icon: Gem, permission: 'piece.read', count: 'pieces' },
  { key: 'o', path: paths.orders, label: 'shell.places.orders', icon: ShoppingBag, permission: 'order.read', count: 'orders' },
  { key: 'i', path: paths.inbox, label: 'threads.title', icon: Inbox, permission: 'thread.read', count: 'unread_threads' },
  { key: 'c', path: paths.visits, label: 'visits.title', icon: CalendarDays, permission: 'visit.manage' },
  { key: 'u', path: paths.people, label: 'people.title', icon: UsersRound, permission: 'person.read' },
  { key: 'a', path: paths.insight, label: 'shell.places.insight', icon: ChartNoAxesColumn, permission: 'insight.read' },
  { key: 'n', path: paths.content, label: 'shell.places.content', icon: PanelsTopLeft, permission: 'content.edit' },
  { key: 's', path: paths.settings, label: 'shell.places.settings', icon: Settings, permission: null },
]
