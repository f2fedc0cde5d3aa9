import type { Locator, Page } from '@playwright/test'
import { expect } from '#test/e2e/fixtures.ts'

/** Seconds per action in the keystroke-level model. `thoughts` are decisions. `uploads` are photographs of 1 MB at 10 Mbit/s. */
const costs = { keys: 0.28, taps: 1.1, thoughts: 1.35, uploads: 0.8 }
const tabsMax = 60

/** Simulates a person who works only by keyboard or only by touch. Sends real key and tap events and counts them (OWN-115). */
export class Keystrokes {
  readonly counts = { keys: 0, taps: 0, thoughts: 0, uploads: 0 }
  waitedMs = 0
  readonly page: Page
  readonly isTouch: boolean

  constructor(page: Page, isTouch: boolean) {
    this.page = page
    this.isTouch = isTouch
  }

  think(): void {
    this.counts.thoughts++
  }

  async press(keys: string): Promise<void> {
    this.counts.keys += keys.split('+').length
    await this.page.keyboard.press(keys)
  }

  async type(text: string): Promise<void> {
    this.counts.keys += text.length
    await this.page.keyboard.type(text)
  }

  /** Moves to a control, by Tab from the current focus or by a tap. */
  async go(control: Locator): Promise<void> {
    await this.see(control)
    if (this.isTouch) {
      this.counts.taps++
      return control.tap()
    }
    for (let tabs = 0; tabs < tabsMax; tabs++) {
      if (await control.evaluate((element) => element === document.activeElement)) return
      await this.press('Tab')
    }
    throw new Error(`${tabsMax} presses of Tab do not reach ${control.toString()}`)
  }

  async use(control: Locator): Promise<void> {
    await this.go(control)
    if (!this.isTouch) await this.press('Enter')
  }

  async pick(button: Locator, item: Locator): Promise<void> {
    await this.use(button)
    await this.see(item)
    this.think()
    if (this.isTouch) return this.use(item)
    for (let arrows = 0; arrows < tabsMax; arrows++) {
      if (await item.evaluate((element) => element === document.activeElement)) return this.press('Enter')
      await this.press('ArrowDown')
    }
    throw new Error(`The arrows do not reach ${item.toString()}`)
  }

  async fill(field: Locator, text: string): Promise<void> {
    await this.go(field)
    if (await field.inputValue()) await this.press('ControlOrMeta+a')
    await this.type(text)
  }

  /** Sets a date directly and counts eight keys, because the order in which people type its digits depends on the browser's locale. */
  async fillDay(field: Locator, day: string): Promise<void> {
    await this.go(field)
    this.counts.keys += 8
    await field.fill(day)
  }

  async tick(box: Locator): Promise<void> {
    await this.go(box)
    if (!this.isTouch) await this.press('Space')
  }

  async choose(list: Locator, label: string): Promise<void> {
    await this.go(list)
    if (this.isTouch) {
      this.counts.taps++
      await list.selectOption({ label })
    } else {
      const labels = await list.locator('option').allInnerTexts()
      const from = await list.evaluate((element: HTMLSelectElement) => element.selectedIndex)
      const steps = labels.indexOf(label) - from
      for (let step = 0; step < Math.abs(steps); step++) await this.press(steps > 0 ? 'ArrowDown' : 'ArrowUp')
    }
    await expect(list.locator('option:checked')).toHaveText(label)
  }

  async find(field: Locator, text: string, option: Locator): Promise<void> {
    await this.fill(field, text)
    await this.see(option)
    this.think()
    if (this.isTouch) return this.use(option)
    for (let arrows = 0; arrows < tabsMax; arrows++) {
      if ((await option.getAttribute('data-highlighted')) !== null) return this.press('Enter')
      await this.press('ArrowDown')
    }
    throw new Error(`The arrows do not reach ${option.toString()}`)
  }

  async upload(open: () => Promise<void>, files: Parameters<Locator['setInputFiles']>[0] & unknown[]): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser')
    // after this round trip to the page, the browser intercepts the file chooser that `open` opens
    await this.page.evaluate(() => document.readyState)
    await open()
    this.counts.uploads += files.length
    await (await chooser).setFiles(files)
  }

  /** Waits until an element is visible. Measures the waiting in real time. */
  async see(shown: Locator, timeout = 15_000): Promise<void> {
    const begun = performance.now()
    await expect(shown).toBeVisible({ timeout })
    this.waitedMs += performance.now() - begun
  }

  /** Returns the estimated seconds that a person needs. Leaves out waiting, because it depends on the machine. */
  seconds(): number {
    return Object.entries(costs).reduce((sum, [what, cost]) => sum + this.counts[what as keyof typeof costs] * cost, 0)
  }

  report(): string {
    const { keys, taps, thoughts, uploads } = this.counts
    const waited = (this.waitedMs / 1000).toFixed(1)
    return `${this.seconds().toFixed(1)} s: ${keys} keys, ${taps} taps, ${thoughts} decisions, ${uploads} uploads; and ${waited} s of waiting`
  }
}
