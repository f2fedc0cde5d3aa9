import { type BrowserContext, expect, type Locator, type Page, test as base } from '@playwright/test'
import type { Language } from '#contract/language.ts'
import { shareClock } from '#test/e2e/clock.ts'

export { expectAccessible, expectAccessibleInBothThemes, expectAccessibleOnPhoneAndDesk } from '#test/e2e/audit.ts'
export { expect }
export { type Locator, type Page } from '@playwright/test'

export type ShopOptions = {
  /** The language that the visitor has chosen, set by `test.use({ lang: 'en' })`. Null if the visitor has never chosen one. */
  lang: Language | null
}

/** Unexpected errors of a page. Each error fails the test, unless the test allows it. */
type PageErrors = { list: string[]; allow: (...patterns: RegExp[]) => void }

type ShopFixtures = {
  pageErrors: PageErrors
  openWithoutScript: (path: string) => Promise<Page>
}

let contextCount = 0

/** Returns the header that a proxy would send, with another IP for each context. Contexts with the same IP would share rate limits. */
function ownAddress(): Record<string, string> {
  const worker = Number(process.env.TEST_WORKER_INDEX ?? 0)
  const at = contextCount++
  return { 'x-forwarded-for': `10.${worker % 256}.${(at >> 8) % 256}.${at % 256}` }
}

/** Playwright's `test` with the clock of the run, a language, and a check for page errors. */
export const test = base.extend<ShopOptions & ShopFixtures>({
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await newContext({ ...options, extraHTTPHeaders: { ...options?.extraHTTPHeaders, ...ownAddress() } })
        await shareClock(context)
        return context
      }
      await use(browser)
    },
    { scope: 'worker' },
  ],

  lang: ['ru', { option: true }],

  context: async ({ context, lang, baseURL, pageErrors }, use) => {
    watch(context, pageErrors.list, new URL(baseURL ?? '').origin)
    await rememberLanguage(context, lang, baseURL)
    await context.addInitScript(collectLayoutShift)
    await context.addInitScript(tellCauses)
    await use(context)
    // intercepted requests may still be pending when the test ends
    const ignoreErrors = { behavior: 'ignoreErrors' } as const
    // a sign-in pop-up may have closed itself, so there are no routes left to remove
    await context.unrouteAll(ignoreErrors).catch((error: Error) => /has been closed/.test(error.message) || Promise.reject(error))
    await Promise.all(
      context.pages().map((page) => page.unrouteAll(ignoreErrors).catch((error) => page.isClosed() || Promise.reject(error))),
    )
  },

  pageErrors: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const allowed: RegExp[] = []
      const list: string[] = []
      await use({ list, allow: (...patterns) => allowed.push(...patterns) })
      const unexpected = list.filter((line) => !allowed.some((pattern) => pattern.test(line)))
      expect(unexpected, 'The page reported errors; allow those a test provokes by pageErrors.allow(/…/)').toEqual([])
    },
    { auto: true },
  ],

  openWithoutScript: async ({ browser, lang, baseURL, viewport }, use) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL, viewport })
    await rememberLanguage(context, lang, baseURL)
    await use(async (path) => {
      const page = await context.newPage()
      await page.goto(path)
      return page
    })
    await context.close()
  },
})

async function rememberLanguage(context: BrowserContext, lang: Language | null, url = ''): Promise<void> {
  if (!lang) return
  await context.addCookies([{ name: 'lang', value: lang, url }])
  // stores the language only before the first load, because the visitor may change it later
  await context.addInitScript((chosen) => {
    if (self === top && location.protocol.startsWith('http') && !localStorage.getItem('lang')) localStorage.setItem('lang', chosen)
  }, lang)
}

/** Collects console errors, including CSP violations, uncaught exceptions and requests to third parties. */
function watch(context: BrowserContext, list: string[], home: string): void {
  context.on('console', (message) => {
    if (message.type() === 'error') list.push(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => list.push(`uncaught: ${String(error.error())}`))
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== home) list.push(`third party: ${request.url()}`)
  })
}

function collectLayoutShift(): void {
  Reflect.set(globalThis, 'layoutShift', 0)
  const add = (list: PerformanceObserverEntryList): void => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'hadRecentInput')) continue
      Reflect.set(globalThis, 'layoutShift', Number(Reflect.get(globalThis, 'layoutShift')) + Number(Reflect.get(entry, 'value')))
    }
  }
  new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true })
}

/** Logs the cause of each hydration error, which React stores in `cause`. */
function tellCauses(): void {
  addEventListener('error', ({ error }: ErrorEvent) => {
    if (error instanceof Error && error.cause instanceof Error) console.error(`caused by ${error.cause.stack}`)
  })
}

export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => Number(Reflect.get(globalThis, 'layoutShift')))
}

/** Waits until hydration has finished. React marks the elements earlier, so the mark alone is not enough. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isMarked = Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps'))
    const container = Object.keys(document).find((key) => key.startsWith('__reactContainer$'))
    return isMarked && container && Reflect.get(document, container).stateNode.current.memoizedState.isDehydrated === false
  })
}

/** Scrolls an element into view and waits until it is interactive, because some elements hydrate only in view. */
export async function waitUntilInteractive(part: Locator): Promise<void> {
  await waitForHydration(part.page())
  await part.scrollIntoViewIfNeeded()
  await expect.poll(() => part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')))).toBe(true)
}

/** Waits until an open overlay has added its history entry. Back closes the overlay only after that. */
export async function expectOverlayEntry(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.overlay))).toBe(true)
}

/** Resets the page for the next visitor: clears stored forms and removes intercepted routes. */
export async function clearForms(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto('/terms')
  await page.evaluate(() => {
    sessionStorage.clear()
    localStorage.removeItem('contact')
  })
}

export function sheetsOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}
