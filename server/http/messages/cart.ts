import type { Language } from '#contract/language.ts'
import type { CartReason } from '#server/context/cart-reasons.ts'

export const cartMessages = {
  ru: {
    'piece-sold': 'Этот предмет уже продан.',
    'piece-reserved': 'Этот предмет сейчас забронирован.',
    'piece-incoming': 'Этот предмет ещё не поступил: о нём можно спросить, но не заказать.',
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
    'piece-reserved': 'This piece is currently reserved.',
    'piece-incoming': 'This piece has not arrived yet. You can ask about it, but not order it.',
    'piece-price-on-request': 'The price of this piece is on request. Please request it on its page.',
    'piece-out-of-stock': 'We do not have that many. In stock: {{stock}}.',
    'piece-all-in-cart': 'This piece is already in your cart. In stock: {{stock}}.',
    'cart-full': 'Your cart can hold up to {{limit}} pieces.',
    'favorites-full': 'Favorites can hold up to {{limit}} pieces.',
    'comparison-full': 'You can compare up to {{limit}} pieces.',
    'saved-searches-full': 'You can save up to {{limit}} searches. Please delete those you no longer need.',
  },
} as const satisfies Record<Language, Record<CartReason, string>>
