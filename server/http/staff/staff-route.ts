import type { Permission } from '#contract/staff/permissions.ts'

/** Returns the settings of a staff route that requires a permission. */
export const staffRoute = (permission: Permission) => ({ config: { access: 'staff', permission } }) as const
