import { type Figure, spreadOf } from '#bench/figures.ts'

export type Report = {
  categories: Record<string, { score: number | null } | undefined>
  audits: Record<string, { numericValue?: number; details?: { items?: readonly Item[] } } | undefined>
}
type Item = { url?: string; transferSize?: number; duration?: number }
type Aim = { least: number } | { most: number } | null

const s = (ms: number) => `${(ms / 1000).toFixed(1)} s`
const ms = (value: number) => `${Math.round(value)} ms`

export function readReports(page: string, reports: readonly Report[]): Figure[] {
  const row = (name: string, read: (report: Report) => number, aim: Aim, format: (value: number) => string = String): Figure => {
    const { min, median, max } = spreadOf(reports.map(read))
    const figure = `${format(median)} (${format(min)} to ${format(max)})`
    const what = `${page} ${name}`
    if (!aim) return { what, figure, aim: '–', reached: null }
    return 'least' in aim
      ? { what, figure, aim: `≥ ${format(aim.least)}`, reached: median >= aim.least }
      : { what, figure, aim: `≤ ${format(aim.most)}`, reached: median <= aim.most }
  }
  const score = (name: string) => (report: Report) => Math.round(figureOf(report.categories[name]?.score, name) * 100)
  const audit = (name: string) => (report: Report) => figureOf(report.audits[name]?.numericValue, name)
  return [
    row('performance', score('performance'), { least: 98 }),
    ...['accessibility', 'best-practices', 'seo'].map((name) => row(name, score(name), { least: 100 })),
    row('first paint', audit('first-contentful-paint'), null, s),
    row('largest paint', audit('largest-contentful-paint'), { most: 1800 }, s),
    row('speed index', audit('speed-index'), null, s),
    row('layout shift', audit('cumulative-layout-shift'), { most: 0.02 }, (shift) => shift.toFixed(3)),
    row('total blocking time', audit('total-blocking-time'), { most: 50 }, ms),
    row('longest task at 4 ×', longestTask, { most: 50 }, ms),
    row('requests', (report) => requestsOf(report).length, { most: 25 }),
    row('bytes', bytesOf, { most: 300_000 }, (bytes) => `${Math.round(bytes / 1000)} kB`),
  ]
}

/**
 * Returns the duration of the longest main-thread task in milliseconds. Lighthouse lists only tasks above 50 ms. Returns 0 if there are
 * none.
 */
function longestTask(report: Report): number {
  const { items } = report.audits['long-tasks']?.details ?? {}
  if (!items) throw new Error('Lighthouse measured no long-tasks')
  return Math.max(0, ...items.map(({ duration }) => figureOf(duration, 'duration of a task')))
}

function requestsOf({ audits }: Report): readonly Item[] {
  const requests = audits['network-requests']?.details?.items?.filter(({ url }) => url?.startsWith('http')) ?? []
  if (!requests.length) throw new Error('Lighthouse measured no network-requests')
  return requests
}

function bytesOf(report: Report): number {
  return requestsOf(report).reduce((sum, { transferSize }) => sum + figureOf(transferSize, 'transferSize'), 0)
}

function figureOf(value: number | null | undefined, what: string): number {
  if (typeof value !== 'number') throw new Error(`Lighthouse measured no ${what}`)
  return value
}
