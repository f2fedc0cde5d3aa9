import type { Permission } from '#contract/staff/permissions.ts'

/** What an action can be about, and what a person must be permitted to read it: its history, and its live changes. */
export const subjectPermissions = {
  audit: 'audit.read',
  banner: 'content.edit',
  brand: 'piece.read',
  case_material: 'piece.read',
  city: 'piece.read',
  collection: 'piece.read',
  condition: 'piece.read',
  country: 'piece.read',
  dial_color: 'piece.read',
  enquiry: 'thread.read',
  faq: 'content.edit',
  glass_type: 'piece.read',
  import: 'piece.import',
  jewelry_type: 'piece.read',
  movement_type: 'piece.read',
  notice: 'search',
  order: 'order.read',
  photo_upload: 'piece.read',
  piece: 'piece.read',
  place: 'piece.read',
  promo: 'promo.edit',
  shop: 'shop.edit',
  staff: 'staff.manage',
  'stock-take': 'piece.read',
  strap_material: 'piece.read',
  video: 'content.edit',
  view: 'search',
  watch_function: 'piece.read',
  watch_type: 'piece.read',
  workshop: 'piece.read',
} as const satisfies Record<string, Permission>

export type SubjectKind = keyof typeof subjectPermissions
