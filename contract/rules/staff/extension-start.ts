/**
 * Returns the time from which an extension is counted, in milliseconds: the end of the reservation, or now if the reservation has already
 * ended.
 */
export const extensionStart = (expiresAtMs: number, nowMs: number): number => Math.max(expiresAtMs, nowMs)
