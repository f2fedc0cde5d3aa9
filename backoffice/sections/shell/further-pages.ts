import { CalendarClock, ClipboardCheck, FileUp, Handshake, Images, type LucideIcon, Plus } from 'lucide-react'
import { paths } from '#backoffice/client/paths.ts'
import type { MessageKey } from '#backoffice/i18n/messages.ts'
import type { Permission } from '#contract/staff/permissions.ts'

type Entry = { path: string; label: MessageKey; icon: LucideIcon; permission: Permission }

export const furtherPages: readonly Entry[] = [
  { path: paths.imports, label: 'imports.title', icon: FileUp, permission: 'piece.import' },
  { path: paths.fromPhotographs, label: 'photoGroups.title', icon: Images, permission: 'piece.edit' },
  { path: paths.planned, label: 'pieces.planned.title', icon: CalendarClock, permission: 'piece.read' },
  { path: paths.consignors, label: 'consignors.title', icon: Handshake, permission: 'piece.cost' },
  { path: paths.stockTakes, label: 'stockTakes.title', icon: ClipboardCheck, permission: 'piece.read' },
]

export const newRecordPages: readonly Entry[] = [
  { path: paths.newPiece, label: 'pieces.newPiece', icon: Plus, permission: 'piece.edit' },
  { path: paths.newOrder, label: 'orders.hand.title', icon: Plus, permission: 'order.edit' },
]
