import type { Browser } from '@playwright/test'
import { Keystrokes } from '#test/e2e/backoffice/keystrokes.ts'
import { expect, type StaffShop, test } from '#test/e2e/backoffice/staff-fixtures.ts'

const longestS = 60
export const ways = [
  { way: 'by keyboard at 1440 px', isTouch: false, options: { viewport: { width: 1440, height: 900 } } },
  { way: 'by touch at 390 px', isTouch: true, options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
] as const

export function tasksIn({ isTouch, options }: (typeof ways)[number]) {
  const begin = async (shop: StaffShop, browser: Browser, path: string) => {
    const page = await shop.open(browser, path, options)
    return { page, person: new Keystrokes(page, isTouch) }
  }
  const end = async (person: Keystrokes) => {
    test.info().annotations.push({ type: 'keystrokes', description: person.report() })
    expect(person.seconds(), person.report()).toBeLessThanOrEqual(longestS)
    await person.page.context().close()
  }
  const search = async (person: Keystrokes, text: string, found: RegExp | string) => {
    const { page } = person
    if (isTouch) {
      await person.use(page.getByRole('button', { name: 'Ещё' }))
      await person.use(page.getByRole('button', { name: 'Поиск', exact: true }))
    } else await person.press('ControlOrMeta+k')
    await person.see(page.getByRole('combobox', { name: 'Поиск и команды' }))
    await person.type(text)
    const option = page.getByRole('option', { name: found }).first()
    await person.see(option)
    person.think()
    if (isTouch) await person.use(option)
    else await person.press('Enter')
  }
  return { begin, end, search }
}

/** Presses a single-key shortcut. If a field has the focus, first leaves it by Tab, because the field would receive the key as text. */
export async function pressOutside(person: Keystrokes, key: string): Promise<void> {
  const isInField = () => person.page.evaluate(() => document.activeElement?.matches('input:not([type=checkbox]), textarea, select'))
  while (await isInField()) await person.press('Tab')
  await person.press(key)
}
