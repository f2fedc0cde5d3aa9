/** The latest production year that a piece may have. Next year is allowed, because brands deliver models ahead of time. */
export const latestYear = (now: number): number => new Date(now).getUTCFullYear() + 1
