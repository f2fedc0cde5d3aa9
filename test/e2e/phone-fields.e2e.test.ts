import { fillContact, open as openCheckout, test } from '#test/e2e/checkout-page.ts'
import { main } from '#test/e2e/customer-fixtures.ts'
import { expect, waitForHydration } from '#test/e2e/fixtures.ts'

test.describe('on English pages', () => {
  test.use({ lang: 'en' })

  test('REAL-06 CHK-02 the checkout formats a phone by the delivery country, and asks if it is ambiguous', async ({
    page,
    buyer,
    texts,
    pieces: [piece],
  }) => {
    await buyer.add(piece.id)
    await openCheckout(page)
    await fillContact(page, texts)
    const phone = main(page).getByLabel(texts.phone)
    await phone.fill('(917) 555-1234')
    await main(page).getByRole('radio', { name: texts.delivery }).check()
    await main(page).getByLabel(texts.country).selectOption('US')
    await expect(phone).toHaveValue('+1 917 555 1234')
    await phone.fill('17 555 12')
    await phone.blur()
    await expect(main(page).getByText('Please add + and the country code')).toBeVisible()
    await phone.fill('+44 7700 900123')
    await expect(main(page).getByText('Please add + and the country code')).toHaveCount(0)
  })

  test('REAL-06 FORM-01 an enquiry asks for a leading + and does not assume a Russian number', async ({ page }) => {
    await page.goto('/contacts')
    await waitForHydration(page)
    const phone = main(page).getByLabel('Phone')
    await phone.fill('(917) 555-1234')
    await phone.blur()
    await expect(main(page).getByText('Please add + and the country code')).toBeVisible()
    await expect(phone).toHaveValue('(917) 555-1234')
    await phone.fill('8 916 123 45 67')
    await phone.blur()
    await expect(phone).toHaveValue('+7 916 123-45-67')
  })
})
