const firstMs = 5000
const mostMs = 3_600_000

/**
 * How long to wait after so many tries that failed: 5 s, 10 s, 20 s … an hour, and up to a quarter more by chance (0 to 1), so
 * that what failed together does not come back together.
 */
export function backoffMs(attempts: number, chance: number): number {
  const wait = Math.min(firstMs * 2 ** Math.max(0, attempts - 1), mostMs)
  return Math.round(wait * (1 + chance / 4))
}
