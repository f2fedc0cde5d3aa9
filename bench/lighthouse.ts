import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Figure } from '#bench/figures.ts'
import { run } from '#bench/load.ts'
import { startShop } from '#bench/servers.ts'

const version = '13.5.0'
const runs = 3
const categories = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const

type Report = { categories: Record<string, { score: number }>; audits: Record<string, { numericValue?: number }> }

/** Lighthouse with its own mobile emulation, the median of three; fetched by npx on first use. */
export async function benchLighthouse(): Promise<Figure[]> {
  const shop = await startShop({})
  const { results } = await (await fetch(`${shop.origin}/api/watches/?page_size=1`)).json()
  const figures: Figure[] = []
  for (const path of ['/', '/catalog', `/product/${results[0].id}`]) {
    const reports: Report[] = []
    for (let at = 0; at < runs; at++) reports.push(await report(shop.origin + path))
    figures.push(...readReports(path.replace(/\d+/, '{id}'), reports))
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
    const score = Math.round(median((one) => one.categories[name]?.score ?? 0) * 100)
    return { what: `${path} ${name}`, figure: String(score), aim: `≥ ${least}`, reached: score >= least }
  })
  const shift = median((one) => one.audits['cumulative-layout-shift']?.numericValue ?? 0)
  const blocking = median((one) => one.audits['total-blocking-time']?.numericValue ?? 0)
  return [
    ...scores,
    { what: `${path} layout shift`, figure: shift.toFixed(3), aim: '< 0.02', reached: shift < 0.02 },
    { what: `${path} total blocking time`, figure: `${Math.round(blocking)} ms`, aim: '≤ 150 ms', reached: blocking <= 150 },
  ]
}
