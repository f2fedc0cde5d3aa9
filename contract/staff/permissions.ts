/**
 * Roles of staff members. A staff member may have several roles. A seller serves customers but cannot see costs. An expert is a watchmaker.
 * A new role also needs a migration (the check of `staff.roles`) and its name in `backoffice/i18n`.
 */
export const staffRoles = ['owner', 'manager', 'seller', 'expert', 'editor'] as const
export type StaffRole = (typeof staffRoles)[number]

const everybody = staffRoles
const desk = ['owner', 'manager'] as const
const sales = ['owner', 'manager', 'seller'] as const
const bench = ['owner', 'manager', 'expert'] as const
const stock = ['owner', 'manager', 'expert', 'editor'] as const
const service = ['owner', 'manager', 'seller', 'expert'] as const
const owner = ['owner'] as const

/**
 * The roles that have each permission. All permission checks use this table. Experts can read only the threads and visits that are assigned
 * to them.
 */
export const permissions = {
  'audit.export': owner,
  'audit.read': owner,
  'backup.take': owner,
  'brand.edit': ['owner', 'manager', 'editor'],
  'buyback.price': desk,
  'certificate.issue': bench,
  'certificate.revoke': desk,
  'content.edit': ['owner', 'manager', 'editor'],
  'content.publish': ['owner', 'manager', 'editor'],
  'demo.remove': owner,
  'document.issue': sales,
  'hold.make': sales,
  'insight.money': desk,
  'insight.read': ['owner', 'manager', 'editor'],
  'offer.answer': sales,
  'order.edit': sales,
  'order.money': sales,
  'order.read': sales,
  'order.step': sales,
  'person.block': desk,
  'person.contact': sales,
  'person.edit': sales,
  'person.erase': owner,
  'person.export': owner,
  'person.read': sales,
  /** Allows uploading photographs for a customer's album. To upload photographs of a piece, `piece.edit` is also required. */
  'photo.upload': everybody,
  'piece.cost': desk,
  'piece.edit': stock,
  'piece.export': desk,
  'piece.import': desk,
  'piece.move': desk,
  'piece.price': desk,
  'piece.publish': desk,
  'piece.read': everybody,
  'piece.serial': service,
  'promo.edit': desk,
  'quote.below-floor': owner,
  'quote.make': sales,
  'report.write': bench,
  search: everybody,
  'settings.edit': owner,
  'settings.read': desk,
  'shop.edit': desk,
  'staff.manage': owner,
  'template.edit': desk,
  'thread.answer': service,
  'thread.assign': service,
  'thread.read': service,
  'visit.manage': service,
  'wallet.approve': owner,
  'wallet.propose': desk,
} as const satisfies Record<string, readonly StaffRole[]>

export type Permission = keyof typeof permissions

const names = Object.keys(permissions).filter(isPermission)

export function isPermission(name: string): name is Permission {
  return Object.hasOwn(permissions, name)
}

/** Returns the combined permissions of several roles. */
export function permissionsOf(roles: readonly StaffRole[]): Permission[] {
  return names.filter((name) => rolesWith(name).some((role) => roles.includes(role)))
}

function rolesWith(name: Permission): readonly StaffRole[] {
  return permissions[name]
}
