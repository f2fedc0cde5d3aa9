import { expect, test } from 'vitest'
import { openTestShop } from '#test/shop.ts'
import { createStaff, staffHeaders } from '#test/staff.ts'

const origins = { ru: 'https://vitrine.test.ru', en: 'https://vitrine.test.com' }

test('OWN-13 a back office with its own origin links to the shop in the person’s language', async () => {
  const staffOrigin = 'https://staff.test'
  const shop = await openTestShop({ ORIGIN_STAFF: staffOrigin })
  try {
    for (const language of ['ru', 'en'] as const) {
      const { token } = await createStaff(shop, { language })
      const headers = { ...staffHeaders('', staffOrigin), host: 'staff.test', cookie: `__Host-vitrine_staff=${token}` }
      const session = await shop.app.inject({ url: '/api/staff/session/', headers })
      expect([session.statusCode, session.json().shop_origin]).toEqual([200, origins[language]])
    }
  } finally {
    await shop.close()
  }
})

test('OWN-13 a back office on the shop’s origin has relative links to the shop', async () => {
  const shop = await openTestShop()
  try {
    const { headers } = await createStaff(shop)
    const session = await shop.app.inject({ url: '/api/staff/session/', headers })
    expect([session.statusCode, session.json().shop_origin]).toEqual([200, ''])
  } finally {
    await shop.close()
  }
})
