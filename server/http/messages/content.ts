import type { Language } from '#contract/language.ts'
import type { ContentReason } from '#server/context/content-reasons.ts'

/** Why a change of what the owner writes is refused. */
export const contentMessages = {
  ru: {
    'promo-code-known': 'Такой промокод уже есть.',
    'promo-used-more': 'Его уже применили раз: {{count}}. Меньше быть не может; чтобы остановить его, выключите.',
    'promo-was-used': 'Промокод назван в заказах, поэтому его нельзя удалить. Выключите его.',
  },
  en: {
    'promo-code-known': 'There is such a promo code already.',
    'promo-used-more': 'It has been used {{count}} times already, so there cannot be fewer. To stop it, turn it off.',
    'promo-was-used': 'Orders name this promo code, so it cannot be deleted. Turn it off instead.',
  },
} as const satisfies Record<Language, Record<ContentReason, string>>
