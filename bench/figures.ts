/** One line of the table: what was measured, its figure with the unit, and what it should reach. */
export type Figure = { what: string; figure: string; aim: string; reached: boolean | null }

export function printFigures(title: string, figures: Figure[]): void {
  console.log(`## ${title}\n\n| what | figure | aim | reached |\n| --- | --- | --- | --- |`)
  for (const { what, figure, aim, reached } of figures) console.log(`| ${what} | ${figure} | ${aim} | ${formatReached(reached)} |`)
  console.log()
}

function formatReached(reached: boolean | null): string {
  if (reached === null) return '–'
  return reached ? 'yes' : 'no'
}

/** A rate as a share of another of the same run. */
export function ratio(what: string, rate: number, baseline: number, least: number): Figure {
  return {
    what,
    figure: `${(rate / baseline).toFixed(2)} (${Math.round(rate)} to ${Math.round(baseline)} a second)`,
    aim: `≥ ${least}`,
    reached: rate / baseline >= least,
  }
}
