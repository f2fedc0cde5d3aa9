import { type BrowserContext, expect, type Locator, type Page, test as base } from '@playwright/test'
import type { Language } from '#contract/language.ts'
import { shareClock } from '#test/e2e/clock.ts'

export { expectAccessible, expectAccessibleInBothThemes, expectAccessibleOnPhoneAndDesk } from '#test/e2e/audit.ts'
export { expect }
export { type Locator, type Page } from '@playwright/test'

export type ShopOptions = {
  /** The visitor’s stored language: `test.use({ lang: 'en' })`; null if they never chose one. */
  lang: Language | null
}

/** Unexpected errors of a page. Each one fails its test, unless the test allows it. */
type PageErrors = { list: string[]; allow: (...patterns: RegExp[]) => void }

type ShopFixtures = {
  pageErrors: PageErrors
  openWithoutScript: (path: string) => Promise<Page>
}

/** Playwright's `test` with the run's clock, a language, and page errors that fail the test. */
export const test = base.extend<ShopOptions & ShopFixtures>({
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await newContext(options)
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
    // an intercepted request may still be pending when the test ends
    const ignoreErrors = { behavior: 'ignoreErrors' } as const
    // a sign-in pop-up closes itself, and its context has no routes any more
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
  // only before the first load: later values are the visitor's own choice
  await context.addInitScript((chosen) => {
    if (self === top && location.protocol.startsWith('http') && !localStorage.getItem('lang')) localStorage.setItem('lang', chosen)
  }, lang)
}

/** Collects console errors (including violations of the content security policy), uncaught exceptions and third-party requests. */
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

/** Logs the cause of a hydration error, which React keeps in its `cause`. */
function tellCauses(): void {
  addEventListener('error', ({ error }: ErrorEvent) => {
    if (error instanceof Error && error.cause instanceof Error) console.error(`caused by ${error.cause.stack}`)
  })
}

export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => Number(Reflect.get(globalThis, 'layoutShift')))
}

/** Waits for hydration. React marks its elements before it has finished. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isMarked = Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps'))
    const container = Object.keys(document).find((key) => key.startsWith('__reactContainer$'))
    return isMarked && container && Reflect.get(document, container).stateNode.current.memoizedState.isDehydrated === false
  })
}

/** Scrolls an element into view and waits until it is hydrated: some hydrate only then. */
export async function waitUntilInteractive(part: Locator): Promise<void> {
  await waitForHydration(part.page())
  await part.scrollIntoViewIfNeeded()
  await expect.poll(() => part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')))).toBe(true)
}

/** Waits until an open overlay has its history entry: from then on Back closes it. */
export async function expectOverlayEntry(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.overlay))).toBe(true)
}

/** Resets the page for another visitor: clears stored forms and removes intercepted routes. */
export async function clearForms(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto('/terms')
  await page.evaluate(() => {
    sessionStorage.clear()
    localStorage.removeItem('contact')
  })
}

/** The number of pages of a PDF from `page.pdf`. */
export function sheetsOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}
