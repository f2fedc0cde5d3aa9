import type { Page } from '#test/e2e/fixtures.ts'
import { staffCode } from '#test/staff.ts'

export const words = {
  ru: {
    name: 'Имя',
    email: 'Электронная почта',
    digits: 'Шесть цифр',
    stored: 'Коды сохранены в надёжном месте',
    open: 'Открыть кабинет',
    today: 'Сегодня',
    signIn: 'Вход в кабинет',
    code: 'Код',
    enter: 'Войти',
    signOut: 'Завершить сеанс',
  },
  en: {
    name: 'Name',
    email: 'Email',
    digits: 'Six digits',
    stored: 'I have stored the codes in a safe place',
    open: 'Open the back office',
    today: 'Today',
    signIn: 'Sign in to the back office',
    code: 'Code',
    enter: 'Sign in',
    signOut: 'End session',
  },
} as const

export const password = 'seventeen brown otters'

export async function setUpFactor(page: Page, language: 'ru' | 'en'): Promise<string[]> {
  const digits = page.getByLabel(words[language].digits)
  await digits.waitFor()
  const secret = (await page.locator('[translate=no]').innerText()).replace(/\s/g, '')
  // the form submits itself when the sixth digit is typed
  await digits.pressSequentially(staffCode(secret, Date.now()))
  await page.getByLabel(words[language].stored).waitFor()
  const codes = await page.locator('ol[translate=no] li').allInnerTexts()
  await page.getByLabel(words[language].stored).check()
  await page.getByRole('button', { name: words[language].open }).click()
  return codes
}
