// Units of time. The durations that the owner can change (reservations, holds, replies) are in `staff/owner-setting-definitions.ts`.

export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs
export const minuteS = 60
export const hourS = 60 * minuteS
export const dayS = 24 * hourS
