import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '#test/e2e/backoffice/staff-fixtures.ts'
import { password } from '#test/e2e/backoffice/welcome-page.ts'
import { runShop } from '#test/e2e/spawned-shop.ts'
import { ownerLinkIn } from '#test/staff-over-http.ts'
import { staffCode } from '#test/staff.ts'

const readme = readFileSync('README.md', 'utf8')
const section = /## Your first piece\n(.*?)\nFrom then on/s.exec(readme)?.[1] ?? ''

/**
 * Estimated seconds to find a named control and press or fill it. An estimate is used, because the measured time depends on the load of the
 * machine.
 */
const secondsEach = 5

/** Follows the README literally. Uses each name in bold, in order, and no other name. */
function follow(page: Page) {
  const names = [...section.matchAll(/\*\*(.+?)\*\*/gs)].map(([, name = '']) => name.replaceAll(/\s+/g, ' '))
  const next = (name: string) => {
    expect(names.shift()).toBe(name)
    return name
  }
  return {
    fill: (name: string, value: string) => page.getByRole('textbox', { name: next(name), exact: true }).fill(value),
    choose: async (name: string, value: string) => {
      await page.getByRole('combobox', { name: next(name) }).fill(value)
      await page.getByRole('option', { name: value, exact: true }).click()
    },
    press: (role: 'button' | 'link' | 'checkbox', name: string) =>
      page
        .getByRole(role, { name: next(name), exact: true })
        .first()
        .click(),
    name: next,
    left: names,
    count: names.length,
  }
}

test('OWN-120 OWN-04 a newcomer who follows the README gets from the first line of output to a piece with photographs in the shop within two minutes', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const context = await browser.newContext({ locale: 'en-GB' })
  const page = await context.newPage()
  const { fill, choose, press, name, left, count } = follow(page)
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-newcomer-'))
  const { child, ending, output } = runShop({ DATA_DIR: folder, DATABASE_URL: '' })
  try {
    await expect.poll(() => ownerLinkIn(output()), { timeout: 120_000 }).not.toBeNull()
    expect(section).toContain('“The back office waits for its owner at http')
    await page.goto(ownerLinkIn(output()) ?? '')
    await fill('Name', 'Ada')
    await fill('Email', 'ada@shop.example')
    await fill('Password', password)
    await press('button', 'Continue')
    const digits = page.getByLabel(name('Six digits'))
    await digits.waitFor()
    expect(new URL(page.url()).hash).toBe('')
    const secret = (await page.locator('[translate=no]').innerText()).replace(/\s/g, '')
    await digits.pressSequentially(staffCode(secret, Date.now()))
    await press('checkbox', 'I have stored the codes in a safe place')
    await press('button', 'Open the back office')

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name('Today'))
    await press('link', 'New piece')
    await choose('Brand', 'Rolex')
    await fill('Model', 'Submariner Date')
    await press('button', 'Make a draft')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Submariner Date')

    const files = /`1\.avif`, `2\.avif` and `3\.avif` of `(.+?)`/.exec(section)?.[1] ?? ''
    const chooser = page.waitForEvent('filechooser')
    await press('button', 'Choose files')
    await (await chooser).setFiles(['1.avif', '2.avif', '3.avif'].map((file) => join(files, file)))
    await fill('Year', '2022')
    await choose('Condition', 'Excellent')
    await press('button', 'Save')
    await expect(page.getByRole('button', { name: /^Actions for photograph/ })).toHaveCount(3, { timeout: 60_000 })
    await press('link', 'Price')
    await fill('Price', '12500')
    await press('button', 'Change the price')
    await expect(page.getByRole('row').filter({ hasText: '12,500' })).toBeVisible()

    await press('button', 'Publish')
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
    await expect(page.locator('header').getByText('Available')).toBeVisible()
    await press('link', 'Description')
    const opened = context.waitForEvent('page')
    await page
      .getByRole('link', { name: name('See it in the shop') })
      .first()
      .click()
    const piece = await opened
    await expect(piece.getByRole('heading', { level: 1 })).toContainText('Submariner Date')
    await expect(piece.locator('main img[src*="/photos/"]').first()).toBeVisible()
    expect(left).toEqual([])
    expect(count * secondsEach).toBeLessThanOrEqual(120)

    await page.goto(ownerLinkIn(output()) ?? '')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The link is no longer valid')
  } finally {
    await context.close()
    child.kill('SIGKILL')
    await ending
    rmSync(folder, { recursive: true, force: true })
  }
})
