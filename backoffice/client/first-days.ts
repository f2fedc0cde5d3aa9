import type { StaffEndpointName, StaffResponseOf } from '#contract/staff-endpoints.ts'

/** The first days of a new shop, and what its owner can do there. */
export type FirstDaysState = StaffResponseOf<'GET /api/staff/today/first-days/'>
export type FirstStep = FirstDaysState['steps'][number]
export type FirstDaysAct = Extract<StaffEndpointName, `POST /api/staff/today/first-days/${string}`>
