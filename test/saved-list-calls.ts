import { addPiece } from '#test/factories.ts'
import { openTestShop, signIn } from '#test/shop.ts'

/** Opens a shop with one piece of each kind. `ask` sends requests as the customer `person.me`; `signInAnew` replaces this customer. */
export async function openSavedListCalls() {
  const shop = await openTestShop()
  const watch = await addPiece(
    shop.db,
    { description_en: 'A story' },
    { watch: { dial_color_en: 'blue', dial_color_ru: 'синий', caliber: '3235' } },
  )
  const jewelry = await addPiece(shop.db, { kind: 'jewelry' })
  const bag = await addPiece(shop.db, { kind: 'bag' })
  await shop.catalog.refresh()
  const person = { me: await signIn(shop) }
  return {
    shop,
    watch,
    jewelry,
    bag,
    person,
    signInAnew: async () => {
      person.me = await signIn(shop)
    },
    ask: (
      method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
      url: string,
      payload?: object,
      headers: Record<string, string> = person.me.headers,
    ) => shop.app.inject({ method, url, headers, ...(payload ? { payload } : {}) }),
  }
}
