import { expect } from 'vitest'
import type { Order } from '#contract/order.ts'
import { addPiece } from '#test/factories.ts'
import { openMailServer } from '#test/mail-server.ts'
import { coinSettings, fillCart, pickup } from '#test/orders.ts'
import { openTestShop, signIn, testNow } from '#test/shop.ts'

export async function openMailedShop() {
  const post = await openMailServer()
  const shop = await openTestShop({ SMTP_URL: post.url, STAFF_MAIL: 'staff@vitrine.test', RESERVATION_HOURS: '48', ...coinSettings })
  return {
    shop,
    post,
    placeOrder: async (body: object = pickup, language = 'ru', customer: Parameters<typeof signIn>[1] = {}) => {
      const buyer = await signIn(shop, customer)
      const piece = await addPiece(shop.db, { model_name: 'Nautilus <b>5711</b>', reference: '5711/1A' }, { photos: 1 })
      await fillCart(shop.db, buyer.customerId, [piece])
      const response = await shop.app.inject({
        method: 'POST',
        url: '/api/orders/create_from_cart/',
        headers: { ...buyer.headers, 'accept-language': language },
        payload: body,
      })
      expect(response.statusCode).toBe(201)
      const order: Order = response.json()
      return { ...order, piece, buyer }
    },
    /** Runs all due jobs. Returns the emails to `to`, by default the address in `pickup`. */
    readEmails: async (to = 'anna@example.com') => {
      await shop.runJobs()
      return post.mails.filter((mail) => mail.to?.some(({ address }) => address === to))
    },
    statusOf: (id: string) => shop.db.selectFrom('shop_order').select('status').where('id', '=', id).executeTakeFirstOrThrow(),
    pieceOf: (id: number) => shop.db.selectFrom('piece').select(['status', 'held']).where('id', '=', id).executeTakeFirstOrThrow(),
    reset: async () => {
      shop.clock.now = testNow
      await shop.runJobs()
      post.mails.length = 0
    },
    close: async () => {
      await shop.close()
      await post.close()
    },
  }
}
