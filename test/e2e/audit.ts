import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page, test } from '@playwright/test'
import type { default as Axe, RunOptions } from 'axe-core'
import { resize, waitForAnimations } from '#test/e2e/settled-page.ts'

/** The minified build: it is sent to every page and parses twice as fast as the readable one. */
const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const everyRule = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] } as const
/** Rules that a change of theme can break. */
const rulesOfColors = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const

/**
 * `onlyColors`: checks only the color rules, for the second theme of a page that has already passed every rule.
 * `targets`: also measures target sizes, as tests that open every page do; comparing every pair of targets doubles the
 * time of an audit.
 */
type Part = { within?: string; onlyColors?: boolean; targets?: boolean }

/** Fails with the elements and reasons if the current page breaks a WCAG 2.2 AA or best-practice rule. */
export async function expectAccessible(page: Page, part: Part = {}): Promise<void> {
  const { within, onlyColors = false, targets = within !== undefined } = part
  if (within) await expect(page.locator(within).first()).toBeVisible()
  await waitForAnimations(page)
  await provideAxe(page)
  const { type, values } = onlyColors ? rulesOfColors : everyRule
  const rules: NonNullable<RunOptions['rules']> = targets ? {} : { 'target-size': { enabled: false } }
  // one example is enough for each passed rule; style sheets are not preloaded, because the only rule that reads them
  // is experimental and off
  const preload = { assets: ['media'] }
  const runOptions: RunOptions = { runOnly: { type, values: [...values] }, rules, preload, resultTypes: ['violations'] }
  const reasons = await page.evaluate(findViolations, { within, runOptions })
  expect(reasons, `accessibility of ${page.url()}`).toEqual([])
}

/**
 * Audits a back office page in both themes: every rule in the current theme, only color rules in the other. The page keeps the other
 * theme, because switching takes a third of the time of an audit.
 */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-theme', /^(light|dark)$/)
  const found = await html.getAttribute('data-theme')
  await test.step(`${found}: ${page.url()}`, () => expectAccessible(page, { targets: true }))
  const other = found === 'dark' ? 'light' : 'dark'
  await test.step(`${other}: ${page.url()}`, async () => {
    await page.emulateMedia({ colorScheme: other })
    await expect(html).toHaveAttribute('data-theme', other)
    await expectAccessible(page, { onlyColors: true })
  })
}

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }

/**
 * Audits a page on a phone and on a desktop, and checks that nothing scrolls sideways; `holds` checks anything else at each width.
 * Both themes are audited at the desktop width only.
 */
export async function expectAccessibleOnPhoneAndDesk(page: Page, holds?: (width: number) => Promise<void>): Promise<void> {
  const found = page.viewportSize()
  await test.step(`on a phone: ${page.url()}`, async () => {
    await resize(page, phone)
    await expectNothingSideways(page, phone.width)
    await holds?.(phone.width)
    await expectAccessible(page)
  })
  await resize(page, desk)
  await expectNothingSideways(page, desk.width)
  await holds?.(desk.width)
  await expectAccessibleInBothThemes(page)
  if (found) await resize(page, found)
}

async function expectNothingSideways(page: Page, width: number): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBeLessThanOrEqual(width)
}

/** Injects axe into the page and its same-origin frames, so that these are audited too. */
async function provideAxe(page: Page): Promise<void> {
  for (const frame of page.frames())
    try {
      if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(axeScript)
    } catch (error) {
      // a child frame may be detached by now; the main frame may not
      if (frame === page.mainFrame()) throw error
    }
}

async function findViolations({ within, runOptions }: { within: string | undefined; runOptions: RunOptions }): Promise<string[]> {
  const axe: typeof Axe = Reflect.get(globalThis, 'axe')
  const { violations } = await axe.run(within ?? document, runOptions)
  return violations.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.target.join(' ')).join('\n  ')}`)
}
