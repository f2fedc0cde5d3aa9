import type { Permission } from '#contract/staff/permissions.ts'

/**
 * How an action is undone: `restore` writes the rows back as they were, `inverse` calls the verb that
 * `server/domain/audit/inverse-actions.ts` names, `never` refuses.
 */
type UndoWay = 'restore' | 'inverse' | 'never'

/** What an action needs, and how it is undone. `permission: null` is for what nobody is asked for: signing in, or an undo, which needs the permission of what it undoes. */
export type ActionRule = { permission: Permission | null; undo: UndoWay }

/** Every action of the audit log by its name, in the order of the areas. */
export const actions = {
  'audit.undo': { permission: null, undo: 'restore' },

  'backup.restore': { permission: 'backup.take', undo: 'never' },
  'backup.take': { permission: 'backup.take', undo: 'never' },

  'certificate.issue': { permission: 'certificate.issue', undo: 'never' },
  'certificate.revoke': { permission: 'certificate.revoke', undo: 'never' },

  // SQL from elsewhere than the shop
  'database.delete': { permission: 'settings.edit', undo: 'restore' },
  'database.insert': { permission: 'settings.edit', undo: 'restore' },
  'database.truncate': { permission: 'settings.edit', undo: 'never' },
  'database.update': { permission: 'settings.edit', undo: 'restore' },

  'document.issue': { permission: 'document.issue', undo: 'never' },

  'faq.add': { permission: 'content.edit', undo: 'restore' },
  'faq.change': { permission: 'content.edit', undo: 'restore' },
  'faq.delete': { permission: 'content.edit', undo: 'restore' },
  'faq.order': { permission: 'content.edit', undo: 'restore' },

  'hold.expire': { permission: 'hold.make', undo: 'never' },
  'hold.extend': { permission: 'hold.make', undo: 'restore' },
  'hold.make': { permission: 'hold.make', undo: 'restore' },
  'hold.release': { permission: 'hold.make', undo: 'restore' },

  'list.add': { permission: 'piece.edit', undo: 'restore' },
  'list.delete': { permission: 'piece.edit', undo: 'restore' },
  'list.edit': { permission: 'piece.edit', undo: 'restore' },
  'list.merge': { permission: 'piece.edit', undo: 'restore' },

  'move.ask': { permission: 'piece.move', undo: 'restore' },
  'move.cancel': { permission: 'piece.move', undo: 'restore' },
  'move.receive': { permission: 'piece.move', undo: 'restore' },
  'move.send': { permission: 'piece.move', undo: 'restore' },

  'notice.choose': { permission: 'search', undo: 'restore' },

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
  'order.ship': { permission: 'order.step', undo: 'inverse' },

  'person.block': { permission: 'person.block', undo: 'restore' },
  'person.different': { permission: 'person.edit', undo: 'restore' },
  'person.edit': { permission: 'person.edit', undo: 'restore' },
  'person.end-sessions': { permission: 'person.block', undo: 'never' },
  'person.erase': { permission: 'person.erase', undo: 'never' },
  'person.export': { permission: 'person.export', undo: 'never' },
  'person.merge': { permission: 'person.edit', undo: 'restore' },
  'person.note': { permission: 'person.edit', undo: 'restore' },
  'person.unblock': { permission: 'person.block', undo: 'restore' },

  // photographs that no piece has yet
  'photo.drop': { permission: 'piece.edit', undo: 'never' },
  'photo.upload': { permission: 'piece.edit', undo: 'never' },

  'piece.arrive': { permission: 'piece.publish', undo: 'restore' },
  'piece.books': { permission: 'piece.cost', undo: 'restore' },
  'piece.bulk-edit': { permission: 'piece.edit', undo: 'restore' },
  'piece.bulk-move': { permission: 'piece.move', undo: 'restore' },
  'piece.bulk-price': { permission: 'piece.price', undo: 'restore' },
  'piece.bulk-publish': { permission: 'piece.publish', undo: 'restore' },
  'piece.bulk-withdraw': { permission: 'piece.publish', undo: 'restore' },
  'piece.create': { permission: 'piece.edit', undo: 'restore' },
  'piece.delete': { permission: 'piece.edit', undo: 'restore' },
  'piece.edit': { permission: 'piece.edit', undo: 'restore' },
  'piece.expense': { permission: 'piece.cost', undo: 'restore' },
  'piece.expense-delete': { permission: 'piece.cost', undo: 'restore' },
  'piece.export': { permission: 'piece.export', undo: 'never' },
  'piece.import': { permission: 'piece.import', undo: 'restore' },
  'piece.note': { permission: 'piece.edit', undo: 'restore' },
  'piece.note-delete': { permission: 'piece.edit', undo: 'restore' },
  'piece.paper': { permission: 'piece.serial', undo: 'restore' },
  'piece.paper-read': { permission: 'piece.serial', undo: 'never' },
  'piece.photo-add': { permission: 'piece.edit', undo: 'restore' },
  'piece.photo-crop': { permission: 'piece.edit', undo: 'restore' },
  'piece.photo-remove': { permission: 'piece.edit', undo: 'restore' },
  'piece.photos': { permission: 'piece.edit', undo: 'restore' },
  'piece.place': { permission: 'piece.move', undo: 'restore' },
  'piece.plan': { permission: 'piece.publish', undo: 'restore' },
  'piece.price': { permission: 'piece.price', undo: 'restore' },
  'piece.publish': { permission: 'piece.publish', undo: 'restore' },
  'piece.register-check': { permission: 'piece.edit', undo: 'restore' },
  'piece.register-waive': { permission: 'piece.publish', undo: 'restore' },
  'piece.requirements': { permission: 'settings.edit', undo: 'restore' },
  'piece.restore': { permission: 'piece.publish', undo: 'restore' },
  'piece.serial': { permission: 'piece.serial', undo: 'restore' },
  'piece.serial-read': { permission: 'piece.serial', undo: 'never' },
  'piece.sold-elsewhere': { permission: 'piece.publish', undo: 'restore' },
  'piece.withdraw': { permission: 'piece.publish', undo: 'restore' },
  'place.add': { permission: 'piece.move', undo: 'restore' },
  'place.change': { permission: 'piece.move', undo: 'restore' },

  'promo.add': { permission: 'promo.edit', undo: 'restore' },
  'promo.change': { permission: 'promo.edit', undo: 'restore' },
  'promo.delete': { permission: 'promo.edit', undo: 'restore' },
  'promo.make': { permission: 'promo.edit', undo: 'restore' },

  'report.change': { permission: 'report.write', undo: 'restore' },
  'report.create': { permission: 'report.write', undo: 'restore' },
  'report.delete': { permission: 'report.write', undo: 'restore' },
  'report.show': { permission: 'report.write', undo: 'restore' },
  'report.sign': { permission: 'report.write', undo: 'never' },

  'service.change': { permission: 'report.write', undo: 'restore' },
  'service.create': { permission: 'report.write', undo: 'restore' },
  'service.delete': { permission: 'report.write', undo: 'restore' },

  'shop.confirm-offices': { permission: 'settings.edit', undo: 'restore' },
  'shop.drop-jobs': { permission: 'settings.edit', undo: 'never' },
  'shop.hide-first-days': { permission: 'settings.edit', undo: 'restore' },
  'shop.retry-jobs': { permission: 'settings.edit', undo: 'never' },
  'shop.test-email': { permission: 'settings.edit', undo: 'never' },
  'shop.test-transport': { permission: 'settings.edit', undo: 'never' },

  'staff.add-passkey': { permission: null, undo: 'never' },
  'staff.block': { permission: 'staff.manage', undo: 'never' },
  'staff.end-sessions': { permission: null, undo: 'never' },
  'staff.invite': { permission: 'staff.manage', undo: 'never' },
  'staff.join': { permission: null, undo: 'never' },
  'staff.lock': { permission: null, undo: 'never' },
  'staff.profile': { permission: null, undo: 'never' },
  'staff.refusal': { permission: null, undo: 'never' },
  'staff.remove-passkey': { permission: null, undo: 'never' },
  'staff.renew-factor': { permission: null, undo: 'never' },
  'staff.renew-password': { permission: null, undo: 'never' },
  'staff.renew-recovery-codes': { permission: null, undo: 'never' },
  'staff.reset': { permission: 'staff.manage', undo: 'never' },
  'staff.roles': { permission: 'staff.manage', undo: 'never' },
  'staff.sign-in': { permission: null, undo: 'never' },
  'staff.sign-in-refusal': { permission: null, undo: 'never' },
  'staff.sign-out': { permission: null, undo: 'never' },
  'staff.unblock': { permission: 'staff.manage', undo: 'never' },
  'staff.withdraw-invitation': { permission: 'staff.manage', undo: 'never' },

  'stock-take.close': { permission: 'piece.move', undo: 'never' },
  'stock-take.see': { permission: 'piece.move', undo: 'never' },
  'stock-take.start': { permission: 'piece.move', undo: 'never' },
  'template.add': { permission: 'template.edit', undo: 'restore' },
  'template.change': { permission: 'template.edit', undo: 'restore' },
  'template.delete': { permission: 'template.edit', undo: 'restore' },

  'thread.answer': { permission: 'thread.answer', undo: 'restore' },
  'thread.assign': { permission: 'thread.assign', undo: 'restore' },
  'thread.call': { permission: 'thread.answer', undo: 'restore' },
  'thread.email': { permission: 'person.edit', undo: 'restore' },
  'thread.note': { permission: 'thread.answer', undo: 'restore' },
  'thread.resend': { permission: 'thread.answer', undo: 'never' },
  'thread.status': { permission: 'thread.answer', undo: 'restore' },

  'timing.change': { permission: 'report.write', undo: 'restore' },
  'timing.create': { permission: 'report.write', undo: 'restore' },
  'timing.delete': { permission: 'report.write', undo: 'restore' },

  'video.add': { permission: 'content.edit', undo: 'restore' },
  'video.change': { permission: 'content.edit', undo: 'restore' },
  'video.delete': { permission: 'content.edit', undo: 'restore' },
  'video.order': { permission: 'content.edit', undo: 'restore' },

  'view.add': { permission: 'search', undo: 'restore' },
  'view.change': { permission: 'search', undo: 'restore' },
  'view.delete': { permission: 'search', undo: 'restore' },
  'view.start': { permission: 'search', undo: 'restore' },

  'visit.cancel': { permission: 'visit.manage', undo: 'restore' },
} as const satisfies Record<string, ActionRule>

export type ActionName = keyof typeof actions
