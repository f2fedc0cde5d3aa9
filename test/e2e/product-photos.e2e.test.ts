import { main, open } from '#test/e2e/customer-fixtures.ts'
import { expect, expectAccessible, expectOverlayEntry } from '#test/e2e/fixtures.ts'
import { enlarge, isInSight, spec, test } from '#test/e2e/product-page.ts'

test.describe('photos', () => {
  test('PDP-01 PDP-02 PDP-03 the photo strip and the gallery change photos by clicks, keys and swipes; closing restores the focus', async ({
    page,
    paths,
  }) => {
    await test.step('the selection starts at the primary photo; the strip chooses, and steps by 286 px', async () => {
      await open(page, paths.ninePhotos)
      await isInSight(enlarge(page, 1))
      const strip = page.getByRole('navigation', { name: 'Выбор фотографии' })
      const scroller = strip.locator('> div')
      await expect(strip.getByRole('link', { name: 'Показать фото 1' })).toHaveAttribute('aria-current', 'true')
      await strip.getByRole('button', { name: 'Прокрутить фото вперёд' }).click()
      await expect.poll(() => scroller.evaluate((element) => element.scrollTop)).toBe(286)
      await strip.getByRole('link', { name: 'Показать фото 4' }).click()
      await isInSight(enlarge(page, 4))
      await expect(strip.getByRole('link', { name: 'Показать фото 4' })).toHaveAttribute('aria-current', 'true')
    })

    await test.step('a click opens the gallery; it wraps by arrow keys both ways and by buttons', async () => {
      await open(page, paths.ninePhotos)
      await enlarge(page, 1).click()
      const gallery = page.getByRole('dialog', { name: 'Фотографии: Rolex Submariner Date' })
      await expect(gallery.getByText('Фото 1 из 9')).toBeAttached()
      await page.keyboard.press('ArrowLeft')
      await expect(gallery.getByText('Фото 9 из 9')).toBeAttached()
      await page.keyboard.press('ArrowRight')
      await expect(gallery.getByText('Фото 1 из 9')).toBeAttached()
      await gallery.getByRole('button', { name: 'Следующее фото' }).click()
      await expect(gallery.getByText('Фото 2 из 9')).toBeAttached()
      await expectAccessible(page, { within: '[role=dialog]' })
    })

    await test.step('a swipe of 40 px changes the photo, a shorter one does not; a click enlarges', async () => {
      await open(page, paths.ninePhotos)
      await enlarge(page, 1).click()
      const gallery = page.getByRole('dialog')
      const swipe = async (px: number) => {
        await page.mouse.move(700, 400)
        await page.mouse.down()
        await page.mouse.move(700 + px, 400, { steps: 4 })
        await page.mouse.up()
      }
      await expect(gallery.getByText('Фото 1 из 9')).toBeAttached()
      await swipe(-38)
      await expect(gallery.getByText('Фото 1 из 9')).toBeAttached()
      await swipe(-41)
      await expect(gallery.getByText('Фото 2 из 9')).toBeAttached()
      await swipe(41)
      await expect(gallery.getByText('Фото 1 из 9')).toBeAttached()
      await page.mouse.click(720, 420)
      await gallery.getByRole('button', { name: 'Отдалить' }).click()
      await expect(gallery.getByRole('button', { name: 'Приблизить' })).toBeVisible()
    })

    await test.step('the gallery closes on Escape and leaves the focus on the current photo', async () => {
      await open(page, paths.ninePhotos)
      await enlarge(page, 1).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectOverlayEntry(page)
      await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('dialog').getByText('Фото 2 из 9')).toBeAttached()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(enlarge(page, 2)).toBeFocused()
      await isInSight(enlarge(page, 2))
    })

    await test.step('it gives the focus back at once: what is typed next in the search keeps its suggestions', async () => {
      await enlarge(page, 2).evaluate((link) => {
        const note = () => link.setAttribute('data-at-key-up', String(link === document.activeElement))
        addEventListener('keyup', note, { once: true, capture: true })
      })
      await enlarge(page, 2).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectOverlayEntry(page)
      await page.keyboard.press('Escape')
      await expect(page.locator('[data-at-key-up]')).toHaveAttribute('data-at-key-up', 'true')
      const search = page.getByRole('banner').getByRole('combobox', { name: 'Поиск' })
      await search.focus()
      await page.keyboard.type('rolex')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByRole('listbox')).toBeVisible()
      await expect(search).toBeFocused()
    })

    await test.step('a single photo has neither strip nor steps; without photos a drawing and a note are shown', async () => {
      await open(page, paths.onePhoto)
      await expect(enlarge(page, 1)).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Выбор фотографии' })).toBeHidden()
      await open(page, paths.bag)
      await expect(main(page).getByText(/^Это рисунок: фотографий этого предмета пока нет/)).toBeVisible()
    })
  })

  test('CAT-02 a photograph that fails to load becomes the drawing of its kind, before hydration and after it', async ({
    page,
    paths,
    pageErrors,
  }) => {
    pageErrors.allow(/Failed to load resource/)
    await page.route('**/photos/**', (route) => route.fulfill({ status: 404 }))
    const shown = (kind: string) => main(page).locator(`img[data-kind=${kind}]`).first()
    const sourceOf = (img: HTMLImageElement) => `${img.naturalWidth} ${new URL(img.currentSrc).pathname}`
    const drawing = (kind: string) => new RegExp(`^[1-9]\\d* /assets/${kind}-`)
    const isDrawing = (kind: string) => expect.poll(() => shown(kind).evaluate(sourceOf)).toMatch(drawing(kind))

    await test.step('before hydration: the scripts never arrive', async () => {
      await page.route('**/assets/*.js', (route) => route.abort())
      for (const [path, kind] of [
        [paths.ninePhotos, 'watch'],
        [paths.jewelry, 'jewelry'],
      ] as const) {
        await page.goto(path)
        await isDrawing(kind)
      }
      await page.unroute('**/assets/*.js')
    })

    await test.step('after it: in the strip, in the gallery, in the suggestions', async () => {
      await open(page, paths.ninePhotos)
      await isDrawing('watch')
      await enlarge(page, 1).click()
      await page.keyboard.press('ArrowRight')
      const enlarged = page.getByRole('dialog').locator('img[data-kind=watch]').first()
      await expect.poll(() => enlarged.evaluate(sourceOf)).toMatch(drawing('watch'))
      await open(page, paths.jewelry)
      await page.getByRole('banner').getByRole('combobox', { name: 'Поиск' }).fill('126610LV')
      const suggested = page.getByRole('listbox').locator('img[data-kind=watch]')
      await expect.poll(() => suggested.evaluate(sourceOf)).toMatch(drawing('watch'))
    })
  })

  test('PDP-01 on a phone the photos are a swipeable row, and the bar with the price appears once the buttons are scrolled away', async ({
    page,
    paths,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, paths.ninePhotos)
    await expect(page.getByRole('navigation', { name: 'Выбор фотографии' })).toBeHidden()
    await expect(main(page).getByText('Фото 1 из 9')).toBeAttached()
    await enlarge(page, 1).evaluate((link) => link.closest('ul')?.scrollTo({ left: 390 * 2, behavior: 'instant' }))
    await expect(main(page).getByText('Фото 3 из 9')).toBeAttached()
    const bar = main(page).getByRole('button', { name: 'В корзину', exact: true })
    await expect(bar).toBeHidden()
    await spec(page, 'Калибр').scrollIntoViewIfNeeded()
    await expect(bar).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(bar).toBeHidden()
  })
})

test('EDN-06 Back closes the zoom and stays on the page', async ({ page, paths }) => {
  await open(page, paths.twoPhotos)
  await enlarge(page, 1).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Закрыть' })).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expectOverlayEntry(page)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(paths.twoPhotos)
})

test('PDP-02 a photo is zoomed only while its file is larger than shown', async ({ page, paths }) => {
  await page.setViewportSize({ width: 1440, height: 1400 })
  await open(page, paths.twoPhotos)
  await enlarge(page, 1).click()
  const gallery = page.getByRole('dialog')
  await expect(gallery.getByText('Фото 1 из 2')).toBeAttached()
  const zoomIn = gallery.getByRole('button', { name: 'Приблизить' })
  await expect(zoomIn).toHaveCount(0)
  await page.mouse.click(720, 620)
  await expect(gallery.getByRole('button', { name: 'Отдалить' })).toHaveCount(0)
  await page.setViewportSize({ width: 1440, height: 800 })
  await zoomIn.click()
  await expect(gallery.getByRole('button', { name: 'Отдалить' })).toBeVisible()
})
