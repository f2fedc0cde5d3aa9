import type { Permission } from '#contract/staff/permissions.ts'

/** The settings of a route for staff with a permission. */
export const staffRoute = (permission: Permission) => ({ config: { access: 'staff', permission } }) as const
