import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Figure } from '#bench/figures.ts'
import { readReports, type Report } from '#bench/lighthouse-report.ts'
import { nameOfPath, startReadyShop } from '#bench/ready-shop.ts'
import { run } from '#bench/wrk.ts'
import { chromiumPath } from '#test/chromium-path.ts'

const version = '13.5.0'
const runs = 3

/** Runs Lighthouse three times with its mobile emulation and reports the median. npx downloads Lighthouse on first use. */
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
  const path = chromiumPath()
  await run(
    'npx',
    ['--yes', `lighthouse@${version}`, url, '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`, '--quiet'],
    path ? { CHROME_PATH: path } : {},
  )
  return JSON.parse(readFileSync(file, 'utf8'))
}
