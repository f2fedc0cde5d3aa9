/** Roles of the staff. A person may have several. A seller serves customers without seeing costs; an expert is a watchmaker. */
export const staffRoles = ['owner', 'manager', 'seller', 'expert', 'editor'] as const
export type StaffRole = (typeof staffRoles)[number]

const everybody = staffRoles
const desk = ['owner', 'manager'] as const
const sales = ['owner', 'manager', 'seller'] as const
const bench = ['owner', 'manager', 'expert'] as const
const stock = ['owner', 'manager', 'expert', 'editor'] as const
const service = ['owner', 'manager', 'seller', 'expert'] as const
const owner = ['owner'] as const

/** Roles that have each permission. All checks use this record. Experts see only threads and visits assigned to them. */
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

/** Returns all permissions of a person's roles. */
export function permissionsOf(roles: readonly StaffRole[]): Permission[] {
  return names.filter((name) => rolesWith(name).some((role) => roles.includes(role)))
}

function rolesWith(name: Permission): readonly StaffRole[] {
  return permissions[name]
}
