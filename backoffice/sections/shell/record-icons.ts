import { Gem, type LucideIcon, MessageSquare, ReceiptText, TicketPercent, User, UserRound, Watch } from 'lucide-react'

const icons: Record<string, LucideIcon> = {
  piece: Watch,
  order: ReceiptText,
  thread: MessageSquare,
  person: UserRound,
  promo: TicketPercent,
  staff: User,
}

export function iconOf(kind: string): LucideIcon {
  return icons[kind] ?? Gem
}
