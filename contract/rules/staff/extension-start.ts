/** Start of a reservation's extension by hours, in milliseconds: the reservation's end, or now if it has ended but is not yet cancelled. */
export const extensionStart = (expiresAtMs: number, nowMs: number): number => Math.max(expiresAtMs, nowMs)
