import type { Permission } from '#contract/staff/permissions.ts'

export const staffRoute = (permission: Permission) => ({ config: { access: 'staff', permission } }) as const
