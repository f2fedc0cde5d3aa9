/**
 * Splits an amount by weights into parts that add up exactly (largest remainder method). Shares are rounded down, and each remaining cent
 * goes to the part with the largest remainder, or to the earlier part if remainders are equal. Cents and weights are integers of at least
 * 0. If all weights are 0, all parts are 0.
 */
export function splitCents(totalCents: number, weights: readonly number[]): number[] {
  const total = BigInt(totalCents)
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n)
  if (sum === 0n) return weights.map(() => 0)
  const parts = weights.map((weight, at) => {
    const exact = total * BigInt(weight)
    return { at, cents: Number(exact / sum), remainder: exact % sum }
  })
  const left = totalCents - parts.reduce((all, { cents }) => all + cents, 0)
  const largest = parts.toSorted((one, other) => Number(other.remainder > one.remainder) - Number(other.remainder < one.remainder))
  const raised = new Set(largest.slice(0, left).map(({ at }) => at))
  return parts.map(({ at, cents }) => cents + (raised.has(at) ? 1 : 0))
}
