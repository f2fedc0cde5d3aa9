import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Figure } from '#bench/figures.ts'
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
  const median = (read: (report: Report) => number) => reports.map(read).toSorted((a, b) => a - b)[Math.floor(reports.length / 2)] ?? 0
  const scores = Object.entries(categories).map(([name, least]) => {
    const score = Math.round(median((one) => figureOf(one.categories[name]?.score, name)) * 100)
    return { what: `${path} ${name}`, figure: String(score), aim: `≥ ${least}`, reached: score >= least }
  })
  const shift = median((one) => figureOf(one.audits['cumulative-layout-shift']?.numericValue, 'layout shift'))
  const blocking = median((one) => figureOf(one.audits['total-blocking-time']?.numericValue, 'blocking time'))
  const paint = median((one) => figureOf(one.audits['largest-contentful-paint']?.numericValue, 'largest paint'))
  return [
    ...scores,
    { what: `${path} largest paint`, figure: `${(paint / 1000).toFixed(1)} s`, aim: '≤ 1.8 s', reached: paint <= 1800 },
    { what: `${path} layout shift`, figure: shift.toFixed(3), aim: '< 0.02', reached: shift < 0.02 },
    { what: `${path} total blocking time`, figure: `${Math.round(blocking)} ms`, aim: '≤ 50 ms', reached: blocking <= 50 },
  ]
}

/** What Lighthouse could not measure it leaves out: that is no good figure. */
function figureOf(value: number | null | undefined, what: string): number {
  if (typeof value !== 'number') throw new Error(`Lighthouse measured no ${what}`)
  return value
}
