import type { Outcome } from '#torture/run-scenario.ts'

const columns = ['scenario', 'database', 'seconds', 'requests', 'acknowledged', 'refused', '5xx', 'broken', 'slowest', 'memory', 'verdict']

/** Formats outcomes as a table. The memory columns show the largest process at the start, at the peak and at the end. */
export function tableOf(outcomes: readonly Outcome[]): string {
  const rows = [columns, ...outcomes.map(rowOf)]
  const widths = columns.map((_column, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function rowOf({ scenario, database, seconds, tally, memory, problems }: Outcome): string[] {
  const { requests, acknowledged, refused, failed, broken, slowestMs } = tally
  const counts = [requests, acknowledged, refused, failed, broken].map(String)
  const megabytes = [memory.beforeMb, memory.peakMb, memory.afterMb].map(Math.round).join(' / ')
  const verdict = problems.length ? `${problems.length} PROBLEMS` : 'held'
  return [scenario, database, seconds.toFixed(0), ...counts, `${Math.round(slowestMs)} ms`, `${megabytes} MB`, verdict]
}
