import { type Browser, chromium } from '@playwright/test'
import { type Figure, checkMeasured } from '#bench/figures.ts'
import { nameOfPath, startReadyShop } from '#bench/ready-shop.ts'
import { run } from '#bench/wrk.ts'
import { chromiumPath } from '#test/chromium-path.ts'
import { type FirstViewCost, measureFirstView, phone } from '#test/e2e/first-view-cost.ts'

const aims = { requests: 25, kB: 300, scriptKb: 140 } as const
const slowdown = 4

/**
 * Measures for each page what a phone fetches before scrolling, and the main-thread tasks above 50 ms. Also measures the size of the
 * installation.
 */
export async function benchSizes(): Promise<Figure[]> {
  const shop = await startReadyShop()
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] })
  const figures: Figure[] = []
  for (const page of shop.paths) figures.push(...(await figuresOf(browser, shop.origin, page)))
  await browser.close()
  await shop.stop()
  const size = checkMeasured(Number((await run('du', ['-sm', 'node_modules'])).split('\t')[0]), 'The installed size')
  return [...figures, { what: 'installed size', figure: `${size} MB`, aim: '–', reached: null }]
}

async function figuresOf(browser: Browser, origin: string, path: string): Promise<Figure[]> {
  const name = nameOfPath(path)
  const cost = await withPage(browser, origin, (page) => measureFirstView(page, path))
  for (const kind of ['page', 'styles', 'script', 'fonts', ...(path === '/faq' ? [] : ['pictures' as const])] as const)
    if (!cost.kinds[kind].bytes) throw new Error(`${path} fetched no ${kind}: its figures would be of nothing`)
  const tasks = await longTasks(browser, origin, path)
  const kB = cost.bytes / 1000
  const scriptKb = cost.kinds.script.bytes / 1000
  return [
    {
      what: `${name} requests`,
      figure: `${cost.requests} (${parts(cost)})`,
      aim: `≤ ${aims.requests}`,
      reached: cost.requests <= aims.requests,
    },
    { what: `${name} bytes`, figure: `${kB.toFixed(0)} kB`, aim: `≤ ${aims.kB} kB`, reached: kB <= aims.kB },
    { what: `${name} script`, figure: `${scriptKb.toFixed(1)} kB`, aim: `≤ ${aims.scriptKb} kB`, reached: scriptKb <= aims.scriptKb },
    { what: `${name} tasks above 50 ms at ${slowdown} ×`, figure: tasks.join(', ') || 'none', aim: 'none', reached: tasks.length === 0 },
  ]
}

const parts = ({ kinds }: FirstViewCost) =>
  Object.entries(kinds)
    .filter(([, { requests }]) => requests > 0)
    .map(([kind, { requests, bytes }]) => `${kind} ${requests}: ${(bytes / 1000).toFixed(0)} kB`)
    .join(', ')

type OpenPage = Awaited<ReturnType<Browser['newPage']>>

async function withPage<T>(browser: Browser, origin: string, measure: (page: OpenPage) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ ...phone, baseURL: origin })
  const measured = await measure(await context.newPage())
  await context.close()
  return measured
}

const proofMs = 120

/** Blocks the page's main thread for `ms`. Returns whether the browser reported a long task. */
function workForLong(ms: number): Promise<boolean> {
  const tasks: number[] = Reflect.get(globalThis, 'longTasks')
  const before = tasks.length
  return new Promise((resolve) => {
    setTimeout(() => {
      const end = performance.now() + ms
      while (performance.now() < end);
      setTimeout(() => resolve(tasks.length > before), 500)
    })
  })
}

/** Returns the durations of all main-thread tasks above 50 ms while a page loads on a throttled processor, in milliseconds. */
function longTasks(browser: Browser, origin: string, path: string): Promise<number[]> {
  return withPage(browser, origin, async (page) => {
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.addInitScript(() => {
      if (!PerformanceObserver.supportedEntryTypes.includes('longtask')) return
      const tasks: number[] = []
      Reflect.set(globalThis, 'longTasks', tasks)
      const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => Math.round(duration))))
      observer.observe({ type: 'longtask', buffered: true })
    })
    await measureFirstView(page, path)
    const tasks = await page.evaluate((): number[] | undefined => Reflect.get(globalThis, 'longTasks'))
    if (!tasks) throw new Error('This browser tells nothing of long tasks')
    const found = [...tasks]
    const proof = await page.evaluate(workForLong, proofMs)
    if (!proof) throw new Error(`A task of ${proofMs} ms was not told: that there are none would mean nothing`)
    return found
  })
}
