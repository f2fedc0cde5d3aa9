import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page, test } from '@playwright/test'
import type { default as Axe, RunOptions } from 'axe-core'
import { resize, waitForAnimations } from '#test/e2e/settled-page.ts'

/** Its small build: it is sent to every page and parsed there, twice as fast as the readable one. */
const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const everyRule = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] } as const
/** What another theme of the same page can break. */
const rulesOfColors = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const

/**
 * `onlyColors`: another theme of a page that was looked at by every rule. `targets`: whether their sizes are measured; that compares every
 * two of them and takes as long as all other rules, so whole pages leave it to the tests that open every page.
 */
type Part = { within?: string; onlyColors?: boolean; targets?: boolean }

/** Fails with the elements and reasons when the current page breaks a rule of WCAG 2.2 AA or of good practice. */
export async function expectAccessible(page: Page, part: Part = {}): Promise<void> {
  const { within, onlyColors = false, targets = within !== undefined } = part
  if (within) await expect(page.locator(within).first()).toBeVisible()
  await waitForAnimations(page)
  await provideAxe(page)
  const { type, values } = onlyColors ? rulesOfColors : everyRule
  const rules: NonNullable<RunOptions['rules']> = targets ? {} : { 'target-size': { enabled: false } }
  // what is no violation is described by one example each; only an experimental rule, none of these, reads a copy of all styles
  const preload = { assets: ['media'] }
  const runOptions: RunOptions = { runOnly: { type, values: [...values] }, rules, preload, resultTypes: ['violations'] }
  const reasons = await page.evaluate(findViolations, { within, runOptions })
  expect(reasons, `accessibility of ${page.url()}`).toEqual([])
}

/**
 * The same for a page of the back office as it stands, in both themes: by every rule in the one it has, by those of colors in the other,
 * which it keeps: a change of theme takes as long as a third of an audit.
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
 * The same as it stands on a phone and on a desk, and that nothing scrolls sideways; `holds` looks at what else is true at a width. Both
 * themes are looked at on the desk.
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

/** A frame of the same origin is audited with its page, if it has the script too. */
async function provideAxe(page: Page): Promise<void> {
  for (const frame of page.frames())
    try {
      if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(axeScript)
    } catch (error) {
      // a frame inside may be gone by now, the page itself may not
      if (frame === page.mainFrame()) throw error
    }
}

async function findViolations({ within, runOptions }: { within: string | undefined; runOptions: RunOptions }): Promise<string[]> {
  const axe: typeof Axe = Reflect.get(globalThis, 'axe')
  const { violations } = await axe.run(within ?? document, runOptions)
  return violations.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.target.join(' ')).join('\n  ')}`)
}
