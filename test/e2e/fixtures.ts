import { type BrowserContext, expect, type Locator, type Page, test as base } from '@playwright/test'
import type { Language } from '#contract/language.ts'
import { shareClock } from '#test/e2e/clock.ts'

export { expectAccessible, expectAccessibleInBothThemes, expectAccessibleOnPhoneAndDesk } from '#test/e2e/audit.ts'
export { expect }
export { type Locator, type Page } from '@playwright/test'

export type ShopOptions = {
  /** The stored language a person comes with: `test.use({ lang: 'en' })`; null for somebody who never chose. */
  lang: Language | null
}

/** What went wrong in the page on its own. Any such line fails its test, unless the test expects it. */
type PageErrors = { list: string[]; allow: (...patterns: RegExp[]) => void }

type ShopFixtures = {
  pageErrors: PageErrors
  /** Opens a URL in a browser that runs no script. */
  openWithoutScript: (path: string) => Promise<Page>
}

/** Playwright's `test` for this shop: its clock, a language, and no page that fails quietly. */
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
    // a call that a test responds to may still be on its way when the test ends
    const ignoreErrors = { behavior: 'ignoreErrors' } as const
    // a window that signs in closes itself: it has no calls any more
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
  // only before the first load: what the page stores later is the person's own choice
  await context.addInitScript((chosen) => {
    if (self === top && location.protocol.startsWith('http') && !localStorage.getItem('lang')) localStorage.setItem('lang', chosen)
  }, lang)
}

/** Console errors (the browser's reports of its content policy among them), exceptions nobody caught, requests to strangers. */
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

/** React says that hydration failed; why is in the cause of its error. */
function tellCauses(): void {
  addEventListener('error', ({ error }: ErrorEvent) => {
    if (error instanceof Error && error.cause instanceof Error) console.error(`caused by ${error.cause.stack}`)
  })
}

/** How much the page has jumped since it was opened (cumulative layout shift). */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => Number(Reflect.get(globalThis, 'layoutShift')))
}

/** Waits until the page's script has taken over from the HTML that was sent. React marks its elements while it still works. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isMarked = Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps'))
    const container = Object.keys(document).find((key) => key.startsWith('__reactContainer$'))
    return isMarked && container && Reflect.get(document, container).stateNode.current.memoizedState.isDehydrated === false
  })
}

/** Brings a part of the page near and waits until it lives: some do only then. */
export async function waitUntilInteractive(part: Locator): Promise<void> {
  await waitForHydration(part.page())
  await part.scrollIntoViewIfNeeded()
  await expect.poll(() => part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')))).toBe(true)
}

/** Waits until an open overlay has its own entry in the history: Back closes it from then on. */
export async function expectOverlayEntry(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.overlay))).toBe(true)
}

/** The page as it comes to somebody else: nothing is kept of the form, and the shop's own responses come. */
export async function clearForms(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto('/terms')
  await page.evaluate(() => sessionStorage.clear())
}

/** How many sheets a PDF of `page.pdf` has. */
export function sheetsOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}
