import type { DemandInsight } from '#contract/staff/demand-insight.ts'
import type { Demand } from '#server/domain/demand/read-demand.ts'

export function presentDemandInsight({ searches, pieces, weeks }: Demand): DemandInsight {
  return {
    searches: searches.map(({ lastDay, ...search }) => ({ ...search, last_day: lastDay })),
    pieces: pieces.map(({ brand, model, ...piece }) => ({ ...piece, name: `${brand} ${model}` })),
    weeks,
  }
}
