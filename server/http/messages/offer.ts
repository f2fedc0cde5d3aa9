import type { Language } from '#contract/language.ts'
import type { OfferReason } from '#server/context/offer-reasons.ts'

/** Why something that is done with an offer is refused. */
export const offerMessages = {
  ru: {
    'offer-not-taken': 'Цена этого предмета окончательная.',
    'offer-piece-gone': 'К сожалению, предмет уже заказан или отложен.',
    'offer-open': 'Вы уже предложили цену за этот предмет. Ответ придёт в «Сообщения».',
    'offer-not-below': 'Назовите цену ниже {{price}}.',
    'offer-between': 'Назовите цену между {{from}} и {{to}}.',
    'offer-no-counter': 'Больше цен назвать нельзя: можно согласиться или отказаться.',
    'offer-below-floor': 'Ниже нижней цены соглашается только владелец.',
    'offer-expired': 'Время этого предложения закончилось.',
    'offer-over': 'Это предложение уже закрыто.',
    'offer-changed': 'На предложение уже ответили. Посмотрите, что изменилось.',
  },
  en: {
    'offer-not-taken': 'The price of this piece is final.',
    'offer-piece-gone': 'We are sorry, this piece is ordered or reserved by now.',
    'offer-open': 'You have made an offer for this piece already. Our answer will be in Messages.',
    'offer-not-below': 'Name a price below {{price}}.',
    'offer-between': 'Name a price between {{from}} and {{to}}.',
    'offer-no-counter': 'No further price can be named: accept or decline.',
    'offer-below-floor': 'Only an owner may go below the lowest price.',
    'offer-expired': 'The time of this offer is over.',
    'offer-over': 'This offer is closed already.',
    'offer-changed': 'The offer has been answered meanwhile. Look at what changed.',
  },
} as const satisfies Record<Language, Record<OfferReason, string>>
