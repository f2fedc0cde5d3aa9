import type { Permission } from '#contract/staff/permissions.ts'

/** Events for which staff can receive notifications, and the permission required for each event. */
export const noticePermissions = {
  'order-placed': 'order.read',
  'order-kept': 'order.read',
  'refund-due': 'order.money',
  'thread-assigned': 'thread.read',
  'thread-message': 'thread.read',
  'thread-undelivered': 'thread.read',
  'thread-late': 'thread.read',
  'offer-made': 'offer.answer',
  'quote-opened': 'quote.make',
  'quote-declined': 'quote.make',
  'hold-expiring': 'hold.make',
  'email-failed': 'order.read',
  'transport-away': 'settings.read',
  'register-match': 'piece.publish',
  'plan-failed': 'piece.publish',
  'text-plan-failed': 'content.publish',
  'withdrawal-stopped': 'piece.publish',
  'consignment-ending': 'piece.cost',
  mention: 'search',
} as const satisfies Record<string, Permission>
export type NoticeKind = keyof typeof noticePermissions
export const noticeKinds = Object.keys(noticePermissions) as [NoticeKind, ...NoticeKind[]]

export const noticeChannels = ['page', 'mail', 'telegram'] as const
export type NoticeChannel = (typeof noticeChannels)[number]

/** Channels of a staff member who has not chosen any channel. */
export const defaultChannels: readonly NoticeChannel[] = ['page']
