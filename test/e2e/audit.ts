import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page, test } from '@playwright/test'
import type { default as Axe, RunOptions } from 'axe-core'
import { resize, waitForAnimations } from '#test/e2e/settled-page.ts'

/** The minified build is injected into every page and parses twice as fast as the readable build. */
const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const everyRule = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] } as const
/** The rules whose result depends on the theme. */
const rulesOfColors = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const

/**
 * `onlyColors` checks only the color rules, for a page that has passed all rules in the other theme. `targets` also checks target sizes, by
 * default only if `within` is set. On a whole page, comparing all pairs of targets doubles the time of an audit.
 */
type Part = { within?: string; onlyColors?: boolean; targets?: boolean }

/** Fails if the current page breaks a WCAG 2.2 AA rule or a best-practice rule. The error lists the elements and reasons. */
export async function expectAccessible(page: Page, part: Part = {}): Promise<void> {
  const { within, onlyColors = false, targets = within !== undefined } = part
  if (within) await expect(page.locator(within).first()).toBeVisible()
  await waitForAnimations(page)
  await provideAxe(page)
  const { type, values } = onlyColors ? rulesOfColors : everyRule
  const rules: NonNullable<RunOptions['rules']> = targets ? {} : { 'target-size': { enabled: false } }
  // Does not preload style sheets. The only rule that reads style sheets is experimental and off.
  const preload = { assets: ['media'] }
  const runOptions: RunOptions = { runOnly: { type, values: [...values] }, rules, preload, resultTypes: ['violations'] }
  const reasons = await page.evaluate(findViolations, { within, runOptions })
  expect(reasons, `accessibility of ${page.url()}`).toEqual([])
}

/**
 * Audits a back office page with all rules in the current theme, and with the color rules in the other theme. Does not switch back, because
 * switching takes a third of the time of an audit.
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
 * Audits a page at phone and desktop width, and checks that nothing scrolls sideways. `holds` adds a check at each width. Only the desktop
 * width is audited in both themes.
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

/** Injects axe into the page and its frames. axe can audit a frame only if it was injected into the frame. */
async function provideAxe(page: Page): Promise<void> {
  for (const frame of page.frames())
    try {
      if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(axeScript)
    } catch (error) {
      // a child frame may be detached by now
      if (frame === page.mainFrame()) throw error
    }
}

async function findViolations({ within, runOptions }: { within: string | undefined; runOptions: RunOptions }): Promise<string[]> {
  const axe: typeof Axe = Reflect.get(globalThis, 'axe')
  const { violations } = await axe.run(within ?? document, runOptions)
  return violations.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.target.join(' ')).join('\n  ')}`)
}
