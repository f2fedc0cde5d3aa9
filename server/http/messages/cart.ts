import type { Language } from '#contract/language.ts'
import type { CartReason } from '#server/context/cart-reasons.ts'

/** Why a piece cannot be added to the cart or a list. */
export const cartMessages = {
  ru: {
    'piece-sold': 'Этот предмет уже продан.',
    'piece-reserved': 'Этот предмет сейчас забронирован.',
    'piece-incoming': 'Этот предмет ещё не поступил: его можно спросить, но не заказать.',
    'piece-price-on-request': 'Цена этого предмета — по запросу. Оставьте запрос на его странице.',
    'piece-out-of-stock': 'Столько нет в наличии. Доступно: {{stock}}\u00A0шт.',
    'piece-all-in-cart': 'Этот предмет уже в корзине. В наличии: {{stock}}\u00A0шт.',
    'cart-full': 'В корзине может быть не больше {{limit}}\u00A0предметов.',
    'favorites-full': 'В избранном может быть не больше {{limit}}\u00A0предметов.',
    'comparison-full': 'В сравнении может быть не больше {{limit}}\u00A0предметов.',
    'saved-searches-full': 'Сохранить можно не больше {{limit}}\u00A0поисков. Удалите те, что больше не нужны.',
  },
  en: {
    'piece-sold': 'This piece has been sold.',
    'piece-reserved': 'This piece is reserved at the moment.',
    'piece-incoming': 'This piece has not arrived yet: you can ask for it, but not order it.',
    'piece-price-on-request': 'The price of this piece is on request. Please ask on its page.',
    'piece-out-of-stock': 'There are not that many. Available: {{stock}}.',
    'piece-all-in-cart': 'This piece is in your cart already. In stock: {{stock}}.',
    'cart-full': 'A cart holds {{limit}} pieces at most.',
    'favorites-full': 'Favorites hold {{limit}} pieces at most.',
    'comparison-full': 'The comparison holds {{limit}} pieces at most.',
    'saved-searches-full': 'You can save {{limit}} searches at most. Please delete those you no longer need.',
  },
} as const satisfies Record<Language, Record<CartReason, string>>
