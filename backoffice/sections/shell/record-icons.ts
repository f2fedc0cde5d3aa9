import { Gem, type LucideIcon, ReceiptText, User, Watch } from 'lucide-react'

const icons: Record<string, LucideIcon> = { piece: Watch, order: ReceiptText, staff: User }

/** The drawing beside a record of this kind. */
export function iconOf(kind: string): LucideIcon {
  return icons[kind] ?? Gem
}
