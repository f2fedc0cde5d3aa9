import { main, open } from '#test/e2e/customer-fixtures.ts'
import { expect, expectAccessible, expectOverlayEntry } from '#test/e2e/fixtures.ts'
import { addToCart, button, isInSight, test } from '#test/e2e/product-page.ts'

test.describe('buying', () => {
  test('PDP-05 PDP-07 signed out, each of the three buttons opens the sign-in over the page; a reserved piece shows its status, cannot be added, and links to others; a sold one links to similar ones', async ({
    page,
    paths,
  }) => {
    await test.step('signed out, each of the three buttons opens the sign-in over the page', async () => {
      await open(page, paths.ninePhotos)
      for (const name of ['Добавить в корзину', 'В избранное', 'Сравнить'])
        await test.step(name, async () => {
          await button(page, name).click()
          await expect(page.getByRole('dialog', { name: 'Вход' })).toBeVisible()
          await expect(page).toHaveURL(paths.ninePhotos)
          await expectOverlayEntry(page)
          await page.keyboard.press('Escape')
          await expect(page.getByRole('dialog')).toBeHidden()
        })
    })

    await test.step('a reserved piece shows its status, cannot be added or viewed, offers the bell, and links to others', async () => {
      await open(page, paths.reserved)
      await expect(main(page).getByText('Забронировано').first()).toBeVisible()
      await expect(main(page).getByText(/^Если бронь снимут, предмет снова появится в/)).toBeVisible()
      await expect(addToCart(page)).toHaveCount(0)
      await expect(main(page).getByRole('button', { name: 'Сообщить, если освободится' })).toBeVisible()
      await expect(main(page).getByRole('link', { name: /^Записаться на/ })).toHaveCount(0)
      await expect(main(page).getByRole('link', { name: 'Задать вопрос' })).toHaveAttribute('href', '/contacts')
      await expect(main(page).getByRole('link', { name: 'Похожие предметы' }).first()).toBeVisible()
    })

    await test.step('a sold piece shows its status and leads to similar ones', async () => {
      await open(page, paths.sold)
      await expect(main(page).getByText('Этот предмет уже нашёл владельца. Мы можем подобрать похожий.')).toBeVisible()
      await expect(addToCart(page)).toHaveCount(0)
      await expect(main(page).getByText('В наличии')).toHaveCount(0)
      await main(page).getByRole('link', { name: 'Похожие предметы' }).first().click()
      await isInSight(page.getByRole('heading', { name: 'Ещё Rolex' }))
      await expectAccessible(page)
    })
  })

  test('PDP-05 without script the same buttons link to the sign-in', async ({ openWithoutScript, paths }) => {
    const page = await openWithoutScript(paths.ninePhotos)
    await button(page, 'Добавить в корзину').click()
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(paths.ninePhotos)}`)
    await page.goBack()
    await button(page, 'Запросить живые фото').click()
    await expect(page).toHaveURL(/\/contacts\?/)
  })
})
