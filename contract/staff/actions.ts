import { buybackActions } from '#contract/staff/buyback-actions.ts'
import { memberActions } from '#contract/staff/member-actions.ts'
import type { Permission } from '#contract/staff/permissions.ts'
import { pieceActions } from '#contract/staff/piece-actions.ts'

/**
 * How an action is undone. `restore` restores the old rows. `inverse` calls the function in `server/domain/audit/inverse-actions.ts`. With
 * `never`, the action cannot be undone.
 */
type UndoWay = 'restore' | 'inverse' | 'never'

/**
 * `permission: null`: staff members need no permission to act on their own account. `audit.undo` also has null, because an undo needs the
 * permission of the undone action. `isPersonal`: the action changes a staff member's own settings, and only that staff member may undo it.
 * `needsStepUp`: undoing the action needs the second factor again, like the action itself.
 */
export type ActionRule = { permission: Permission | null; undo: UndoWay; isPersonal?: boolean; needsStepUp?: boolean }

export const actions = {
  'audit.export': { permission: 'audit.export', undo: 'never' },
  'audit.undo': { permission: null, undo: 'restore' },

  'backup.delete': { permission: 'backup.take', undo: 'never' },
  'backup.download': { permission: 'backup.take', undo: 'never' },
  'backup.restore': { permission: 'backup.take', undo: 'never' },
  'backup.take': { permission: 'backup.take', undo: 'never' },

  'brand.change': { permission: 'brand.edit', undo: 'restore' },
  'brand.order': { permission: 'brand.edit', undo: 'restore' },
  ...buybackActions,

  'certificate.issue': { permission: 'certificate.issue', undo: 'never' },
  'certificate.revoke': { permission: 'certificate.revoke', undo: 'never' },

  'collection.change': { permission: 'brand.edit', undo: 'restore' },

  'consignor.statement': { permission: 'piece.cost', undo: 'inverse' },

  // changes made directly in the database, by SQL statements that the shop did not run
  'database.delete': { permission: 'settings.edit', undo: 'restore' },
  'database.insert': { permission: 'settings.edit', undo: 'restore' },
  'database.truncate': { permission: 'settings.edit', undo: 'never' },
  'database.update': { permission: 'settings.edit', undo: 'restore' },

  'document.download': { permission: 'order.read', undo: 'never' },
  'document.issue': { permission: 'document.issue', undo: 'never' },
  'document.send': { permission: 'document.issue', undo: 'inverse' },

  'faq.add': { permission: 'content.edit', undo: 'restore' },
  'faq.change': { permission: 'content.edit', undo: 'restore' },
  'faq.delete': { permission: 'content.edit', undo: 'restore' },
  'faq.order': { permission: 'content.edit', undo: 'restore' },

  'hold.expire': { permission: 'hold.make', undo: 'never' },
  'hold.extend': { permission: 'hold.make', undo: 'restore' },
  'hold.make': { permission: 'hold.make', undo: 'restore' },
  'hold.release': { permission: 'hold.make', undo: 'restore' },

  'home.change': { permission: 'content.edit', undo: 'restore' },
  'home.discard': { permission: 'content.edit', undo: 'restore' },
  'home.publish': { permission: 'content.publish', undo: 'restore' },

  'list.add': { permission: 'piece.edit', undo: 'restore' },
  'list.delete': { permission: 'piece.edit', undo: 'restore' },
  'list.edit': { permission: 'piece.edit', undo: 'restore' },
  'list.merge': { permission: 'piece.edit', undo: 'restore' },

  'move.ask': { permission: 'piece.move', undo: 'restore' },
  'move.cancel': { permission: 'piece.move', undo: 'restore' },
  'move.deposit': { permission: 'piece.move', undo: 'restore' },
  'move.receive': { permission: 'piece.move', undo: 'restore' },
  'move.send': { permission: 'piece.move', undo: 'restore' },

  'notice.choose': { permission: 'search', undo: 'restore', isPersonal: true },

  'offer.accept': { permission: 'offer.answer', undo: 'never' },
  'offer.counter': { permission: 'offer.answer', undo: 'never' },
  'offer.decline': { permission: 'offer.answer', undo: 'never' },

  'order.cancel': { permission: 'order.step', undo: 'inverse' },
  'order.confirm': { permission: 'order.step', undo: 'inverse' },
  'order.deliver': { permission: 'order.step', undo: 'inverse' },
  'order.edit': { permission: 'order.edit', undo: 'inverse' },
  'order.export': { permission: 'order.read', undo: 'never' },
  'order.extend': { permission: 'order.step', undo: 'inverse' },
  'order.note': { permission: 'order.read', undo: 'restore' },
  'order.payment': { permission: 'order.money', undo: 'restore' },
  'order.place': { permission: 'order.edit', undo: 'never' },
  'order.resend-email': { permission: 'order.step', undo: 'never' },
  'order.return': { permission: 'order.edit', undo: 'restore' },
  'order.sell': { permission: 'order.step', undo: 'inverse' },
  'order.ship': { permission: 'order.step', undo: 'inverse' },

  'page-text.change': { permission: 'content.edit', undo: 'restore' },
  'page-text.discard': { permission: 'content.edit', undo: 'restore' },
  'page-text.plan': { permission: 'content.publish', undo: 'restore' },
  'page-text.publish': { permission: 'content.publish', undo: 'restore' },
  'page-text.restore': { permission: 'content.edit', undo: 'restore' },

  'person.block': { permission: 'person.block', undo: 'restore' },
  'person.different': { permission: 'person.edit', undo: 'restore' },
  'person.edit': { permission: 'person.edit', undo: 'restore' },
  'person.end-sessions': { permission: 'person.block', undo: 'never' },
  'person.erase': { permission: 'person.erase', undo: 'never' },
  'person.export': { permission: 'person.export', undo: 'never' },
  'person.merge': { permission: 'person.edit', undo: 'restore' },
  'person.note': { permission: 'person.edit', undo: 'restore' },
  'person.unblock': { permission: 'person.block', undo: 'restore' },

  'photo.drop': { permission: 'photo.upload', undo: 'never' },
  'photo.upload': { permission: 'photo.upload', undo: 'never' },

  ...pieceActions,
  'place.add': { permission: 'piece.move', undo: 'restore' },
  'place.change': { permission: 'piece.move', undo: 'restore' },

  'promo.add': { permission: 'promo.edit', undo: 'restore' },
  'promo.change': { permission: 'promo.edit', undo: 'restore' },
  'promo.delete': { permission: 'promo.edit', undo: 'restore' },
  'promo.make': { permission: 'promo.edit', undo: 'restore' },

  'quote.make': { permission: 'quote.make', undo: 'restore' },
  'quote.withdraw': { permission: 'quote.make', undo: 'restore' },

  'report.change': { permission: 'report.write', undo: 'restore' },
  'report.create': { permission: 'report.write', undo: 'restore' },
  'report.delete': { permission: 'report.write', undo: 'restore' },
  'report.show': { permission: 'report.write', undo: 'restore' },
  'report.sign': { permission: 'report.write', undo: 'never' },

  'review.add': { permission: 'content.edit', undo: 'restore' },
  'review.change': { permission: 'content.edit', undo: 'restore' },
  'review.delete': { permission: 'content.edit', undo: 'restore' },
  'review.order': { permission: 'content.edit', undo: 'restore' },

  'service.change': { permission: 'report.write', undo: 'restore' },
  'service.create': { permission: 'report.write', undo: 'restore' },
  'service.delete': { permission: 'report.write', undo: 'restore' },

  'shop.assign-threads': { permission: 'shop.edit', undo: 'restore' },
  'shop.change-archive': { permission: 'settings.edit', undo: 'restore' },
  'shop.change-company': { permission: 'settings.edit', undo: 'restore', needsStepUp: true },
  'shop.change-thresholds': { permission: 'settings.edit', undo: 'restore' },
  'shop.close-day': { permission: 'shop.edit', undo: 'restore' },
  'shop.confirm-offices': { permission: 'settings.edit', undo: 'restore' },
  'shop.drop-jobs': { permission: 'settings.edit', undo: 'never' },
  'shop.hide-first-days': { permission: 'settings.edit', undo: 'restore' },
  'shop.open-day': { permission: 'shop.edit', undo: 'restore' },
  'shop.remove-demo': { permission: 'demo.remove', undo: 'never' },
  'shop.retry-jobs': { permission: 'settings.edit', undo: 'never' },
  'shop.set-rate': { permission: 'shop.edit', undo: 'restore' },
  'shop.test-email': { permission: 'settings.edit', undo: 'never' },
  'shop.test-transport': { permission: 'settings.edit', undo: 'never' },
  'shop.wanted': { permission: 'shop.edit', undo: 'restore' },

  'specialist.add': { permission: 'content.edit', undo: 'restore' },
  'specialist.change': { permission: 'content.edit', undo: 'restore' },
  'specialist.delete': { permission: 'content.edit', undo: 'restore' },
  'specialist.order': { permission: 'content.edit', undo: 'restore' },

  ...memberActions,

  'stock-take.close': { permission: 'piece.move', undo: 'never' },
  'stock-take.see': { permission: 'piece.move', undo: 'never' },
  'stock-take.start': { permission: 'piece.move', undo: 'never' },
  'template.add': { permission: 'template.edit', undo: 'restore' },
  'template.change': { permission: 'template.edit', undo: 'restore' },
  'template.delete': { permission: 'template.edit', undo: 'restore' },

  'thread.album': { permission: 'thread.answer', undo: 'never' },
  'thread.album-share': { permission: 'thread.answer', undo: 'never' },
  'thread.album-show': { permission: 'piece.edit', undo: 'restore' },
  'thread.answer': { permission: 'thread.answer', undo: 'restore' },
  'thread.assign': { permission: 'thread.assign', undo: 'restore' },
  'thread.call': { permission: 'thread.answer', undo: 'restore' },
  'thread.close-wanted': { permission: 'person.contact', undo: 'restore' },
  'thread.email': { permission: 'person.edit', undo: 'restore' },
  'thread.note': { permission: 'thread.answer', undo: 'restore' },
  'thread.note-answer': { permission: 'thread.answer', undo: 'restore' },
  'thread.resend': { permission: 'thread.answer', undo: 'never' },
  'thread.status': { permission: 'thread.answer', undo: 'restore' },

  'timing.change': { permission: 'report.write', undo: 'restore' },
  'timing.create': { permission: 'report.write', undo: 'restore' },
  'timing.delete': { permission: 'report.write', undo: 'restore' },

  'video.add': { permission: 'content.edit', undo: 'restore' },
  'video.change': { permission: 'content.edit', undo: 'restore' },
  'video.delete': { permission: 'content.edit', undo: 'restore' },
  'video.order': { permission: 'content.edit', undo: 'restore' },

  'view.add': { permission: 'search', undo: 'restore', isPersonal: true },
  'view.change': { permission: 'search', undo: 'restore', isPersonal: true },
  'view.delete': { permission: 'search', undo: 'restore', isPersonal: true },
  'view.start': { permission: 'search', undo: 'restore', isPersonal: true },

  'visit.add': { permission: 'visit.manage', undo: 'never' },
  'visit.cancel': { permission: 'visit.manage', undo: 'restore' },
  'visit.capacity': { permission: 'visit.manage', undo: 'restore' },
  'visit.close': { permission: 'visit.manage', undo: 'restore' },
  'visit.confirm': { permission: 'visit.manage', undo: 'restore' },
  'visit.hold': { permission: 'visit.manage', undo: 'never' },
  'visit.move': { permission: 'visit.manage', undo: 'restore' },
  'visit.open': { permission: 'visit.manage', undo: 'restore' },
  'visit.pieces': { permission: 'visit.manage', undo: 'restore' },

  // an undo by one click must not change a payment address
  'wallet.approve': { permission: 'wallet.approve', undo: 'never' },
  'wallet.cancel': { permission: 'wallet.propose', undo: 'never' },
  'wallet.propose': { permission: 'wallet.propose', undo: 'never' },
  'wallet.start': { permission: 'wallet.approve', undo: 'never' },
  'wallet.stop': { permission: 'wallet.approve', undo: 'never' },
} as const satisfies Record<string, ActionRule>

export type ActionName = keyof typeof actions
