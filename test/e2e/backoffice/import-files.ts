import type { Page, StaffShop } from '#test/e2e/backoffice/staff-fixtures.ts'

export const head = 'Артикул;Вид;Бренд;Модель;Цена;Состояние;Город;Пометка\r\n'
export const row = (key: string, model: string, price: string) => `${key};часы;Rolex;${model};${price};Отличное;Москва;из сейфа\r\n`

export function cp1251(text: string): Buffer {
  return Buffer.from(
    Array.from(text, (sign) => {
      const code = sign.charCodeAt(0)
      return code < 0x80 ? code : code - 0x410 + 0xc0
    }),
  )
}

export const drop = async (page: Page, name: string, bytes: Buffer) => {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: bytes })
}
export const speak = async (shop: StaffShop, language: 'ru' | 'en') => {
  const { staff } = await shop.call<{ staff: { version: number } }>('GET', '/session/')
  await shop.call('PATCH', '/me/', { language, version: staff.version })
}
