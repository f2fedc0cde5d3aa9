/** The latest year of production that a piece may have: brands deliver models of the next year ahead of time. */
export const latestYear = (now: number): number => new Date(now).getUTCFullYear() + 1
