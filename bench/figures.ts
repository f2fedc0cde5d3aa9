/** A row of the table of results. `figure` includes its unit, `aim` is the target. */
export type Figure = { what: string; figure: string; aim: string; reached: boolean | null }

export const rounds = 5

export type Round = { rate: number; baseline: number }
export type Spread = { min: number; median: number; max: number }

export function printFigures(title: string, figures: Figure[]): void {
  console.log(tableOf(title, figures))
}

/** Formats the table. Throws if there are no rows, or if a row has no figure. */
export function tableOf(title: string, figures: Figure[]): string {
  if (!figures.length) throw new Error(`${title} measured nothing`)
  for (const { what, figure } of figures)
    if (!figure.trim() || /NaN|Infinity|undefined/.test(figure)) throw new Error(`${title}: "${what}" measured nothing: "${figure}"`)
  const rows = figures.map(({ what, figure, aim, reached }) => `| ${what} | ${figure} | ${aim} | ${formatReached(reached)} |`)
  return [`## ${title}\n`, '| what | figure | aim | reached |', '| --- | --- | --- | --- |', ...rows, ''].join('\n')
}

function formatReached(reached: boolean | null): string {
  if (reached === null) return '–'
  return reached ? 'yes' : 'no'
}

export function checkMeasured(value: number, what: string): number {
  if (!Number.isFinite(value) || value <= 0) throw new Error(`${what} was not measured: ${value}`)
  return value
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other)
  const [min, median, max] = [sorted[0], sorted[Math.floor((sorted.length - 1) / 2)], sorted.at(-1)]
  if (min === undefined || median === undefined || max === undefined) throw new Error('Nothing was measured')
  return { min, median, max }
}

/** Measures the shop and the baseline alternately, so that other load on the machine affects both. */
export async function inTurn(rate: () => Promise<number>, baseline: () => Promise<number>): Promise<Round[]> {
  const found: Round[] = []
  for (let round = 0; round < rounds; round++) found.push({ baseline: await baseline(), rate: await rate() })
  return found
}

/** Formats the median of `rate / baseline` over all rounds, with the minimum and the maximum. */
export function ratio(what: string, found: readonly Round[], least: number | null): Figure {
  for (const { rate, baseline } of found) for (const side of [rate, baseline]) checkMeasured(side, what)
  const { min, median, max } = spreadOf(found.map(({ rate, baseline }) => rate / baseline))
  const perSecond = (side: keyof Round) => Math.round(spreadOf(found.map((round) => round[side])).median)
  return {
    what,
    figure: `${median.toFixed(2)} (${min.toFixed(2)} to ${max.toFixed(2)}; ${perSecond('rate')} to ${perSecond('baseline')} a second)`,
    aim: least === null ? '–' : `≥ ${least}`,
    reached: least === null ? null : median >= least,
  }
}
