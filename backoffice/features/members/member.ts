import type { StaffResponseOf } from '#contract/staff-endpoints.ts'

export type Member = StaffResponseOf<'GET /api/staff/members/'>['results'][number]
export type MemberAction = 'roles' | 'password' | 'factor' | 'block' | 'unblock'
