import { open } from '#test/e2e/customer-fixtures.ts'
import { expect, expectAccessible, expectOverlayEntry, test } from '#test/e2e/fixtures.ts'
import { button, field, openDrawer } from '#test/e2e/sign-in-drawer.ts'
import { freshPhone, lastCode, signInByCall } from '#test/e2e/sign-in.ts'

test.describe('the drawer', () => {
  test('AUTH-01 AUTH-02 the drawer opens on the right, 450 px wide, closes on Escape, restores the focus, and reopens at its first panel', async ({
    page,
  }) => {
    const drawer = await openDrawer(page)
    await expect(drawer).toHaveAccessibleName('Вход')
    await expect.poll(() => drawer.boundingBox()).toMatchObject({ x: 990, y: 0, width: 450, height: 900 })
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Избранное' })).toBeFocused()

    await page.getByRole('banner').getByRole('link', { name: 'Избранное' }).click()
    await button(drawer, 'По номеру и паролю').click()
    await expect(drawer).toHaveAccessibleName('Вход по паролю')
    await button(drawer, 'Закрыть').click()
    await expect(drawer).toBeHidden()
    await page.getByRole('banner').getByRole('link', { name: 'Профиль' }).click()
    await expect(drawer).toHaveAccessibleName('Вход')
  })

  test('AUTH-01 AUTH-02 every panel asks for consent with the policy in a new tab, and is accessible', async ({ page }) => {
    const drawer = await openDrawer(page)
    const expectPanel = async (title: string) => {
      await expect(drawer).toHaveAccessibleName(title)
      const policy = drawer.getByRole('link', { name: /политике конфиденциальности/ })
      await expect(policy).toHaveAttribute('href', '/privacy-policy')
      await expect(policy).toHaveAttribute('target', '_blank')
      await expectAccessible(page, { within: '[role=dialog]' })
    }
    await expectPanel('Вход')
    await button(drawer, 'По номеру и паролю').click()
    await expectPanel('Вход по паролю')
    await button(drawer, 'Зарегистрироваться').click()
    await expectPanel('Регистрация')
    await button(drawer, 'Назад').click()
    await button(drawer, 'По номеру телефона').click()
    await expectPanel('Вход по номеру телефона')
    await field(drawer, 'Телефон').fill(freshPhone())
    await button(drawer, 'Получить звонок').click()
    await expectPanel('Последние 4 цифры')
  })

  test('EDN-06 Back closes the drawer and stays on the page; after a sign-in Back leads to the page below', async ({ page }) => {
    await open(page, '/about')
    const drawer = await openDrawer(page, 'Избранное', '/catalog?brand_ids=1')
    await expectOverlayEntry(page)
    await page.goBack()
    await expect(drawer).toBeHidden()
    await expect(page).toHaveURL('/catalog?brand_ids=1')
    await page.getByRole('banner').getByRole('link', { name: 'Избранное' }).click()
    await expect(drawer).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    // closing the drawer without Back also removes its history entry
    await expect.poll(() => page.evaluate(() => 'overlay' in (history.state ?? {}))).toBe(false)
    await page.getByRole('banner').getByRole('link', { name: 'Избранное' }).click()
    await signInByCall(drawer, freshPhone())
    await expect(page).toHaveURL('/favorites')
    await expect(drawer).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL('/catalog?brand_ids=1')
    await page.goBack()
    await expect(page).toHaveURL('/about')
  })

  test('AUTH-02 the drawer can be used by keyboard alone', async ({ page }) => {
    const phone = freshPhone()
    const drawer = await openDrawer(page)
    await button(drawer, 'По номеру телефона').press('Enter')
    await expect(field(drawer, 'Телефон')).toBeFocused()
    await page.keyboard.type(phone)
    await page.keyboard.press('Enter')
    await expect(field(drawer, '4 цифры')).toBeFocused()
    await page.keyboard.type(lastCode(phone))
    await expect(page).toHaveURL('/favorites')
  })

  test('AUTH-02 a drawer that cannot be loaded shows a message, and the page still works', async ({ page, context, pageErrors }) => {
    pageErrors.allow(/Failed to load resource|ERR_FAILED/)
    await open(page, '/catalog')
    await context.route(/sign-in-drawer/, (route) => route.abort())
    await page.getByRole('banner').getByRole('link', { name: 'Избранное' }).click()
    await expect(page.getByText('Окно входа не загрузилось')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
