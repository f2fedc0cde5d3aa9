import { Gem, type LucideIcon, MessageSquare, ReceiptText, User, Watch } from 'lucide-react'

const icons: Record<string, LucideIcon> = { piece: Watch, order: ReceiptText, thread: MessageSquare, staff: User }

/** The drawing beside a record of this kind. */
export function iconOf(kind: string): LucideIcon {
  return icons[kind] ?? Gem
}
