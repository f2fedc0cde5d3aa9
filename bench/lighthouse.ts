import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Figure, spreadOf } from '#bench/figures.ts'
import { nameOfPath, startReadyShop } from '#bench/ready-shop.ts'
import { run } from '#bench/wrk.ts'

const version = '13.5.0'
const runs = 3
const categories = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const

type Report = { categories: Record<string, { score: number }>; audits: Record<string, { numericValue?: number }> }

/** Lighthouse with its own mobile emulation on a shop that is ready, the median of three; fetched by npx on first use. */
export async function benchLighthouse(): Promise<Figure[]> {
  const shop = await startReadyShop()
  const figures: Figure[] = []
  for (const path of shop.paths) {
    const reports: Report[] = []
    for (let at = 0; at < runs; at++) reports.push(await report(shop.origin + path))
    figures.push(...readReports(nameOfPath(path), reports))
  }
  await shop.stop()
  return figures
}

async function report(url: string): Promise<Report> {
  const file = join(mkdtempSync(join(tmpdir(), 'vitrine-lighthouse-')), 'report.json')
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-component-update'
  await run(
    'npx',
    ['--yes', `lighthouse@${version}`, url, '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`, '--quiet'],
    {
      CHROME_PATH: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    },
  )
  return JSON.parse(readFileSync(file, 'utf8'))
}

function readReports(path: string, reports: Report[]): Figure[] {
  const spread = (read: (report: Report) => number) => spreadOf(reports.map(read))
  const scores = Object.entries(categories).map(([name, least]) => {
    const { min, median, max } = spread((one) => Math.round(figureOf(one.categories[name]?.score, name) * 100))
    return { what: `${path} ${name}`, figure: `${median} (${min} to ${max})`, aim: `≥ ${least}`, reached: median >= least }
  })
  const audit = (name: string, { aim, most, format }: { aim: string; most: number; format: (value: number) => string }) => {
    const { min, median, max } = spread((one) => figureOf(one.audits[name]?.numericValue, name))
    return { what: `${path} ${name}`, figure: `${format(median)} (${format(min)} to ${format(max)})`, aim, reached: median <= most }
  }
  return [
    ...scores,
    audit('largest-contentful-paint', { aim: '≤ 1.8 s', most: 1800, format: (ms) => `${(ms / 1000).toFixed(1)} s` }),
    audit('cumulative-layout-shift', { aim: '≤ 0.02', most: 0.02, format: (shift) => shift.toFixed(3) }),
    audit('total-blocking-time', { aim: '≤ 50 ms', most: 50, format: (ms) => `${Math.round(ms)} ms` }),
  ]
}

/** What Lighthouse could not measure it leaves out: that is no good figure. */
function figureOf(value: number | null | undefined, what: string): number {
  if (typeof value !== 'number') throw new Error(`Lighthouse measured no ${what}`)
  return value
}
