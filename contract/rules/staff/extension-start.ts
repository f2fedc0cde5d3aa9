/** Returns the start of a reservation's extension in milliseconds: the end of the reservation, or now if it has already ended. */
export const extensionStart = (expiresAtMs: number, nowMs: number): number => Math.max(expiresAtMs, nowMs)
