import { expect, test } from 'vitest'
import { openTestShop } from '#test/shop.ts'
import { createStaff, staffHeaders } from '#test/staff.ts'

const origins = { ru: 'https://vitrine.test.ru', en: 'https://vitrine.test.com' }

test('OWN-13 with an origin of its own the back office leads to the shop of the person’s language', async () => {
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

test('OWN-13 at the address of the shop its links stay there', async () => {
  const shop = await openTestShop()
  try {
    const { headers } = await createStaff(shop)
    const session = await shop.app.inject({ url: '/api/staff/session/', headers })
    expect([session.statusCode, session.json().shop_origin]).toEqual([200, ''])
  } finally {
    await shop.close()
  }
})
