import type { Language } from '#contract/language.ts'
import type { OfferReason } from '#server/context/offer-reasons.ts'

export const offerMessages = {
  ru: {
    'offer-not-taken': 'Цена этого предмета окончательная.',
    'offer-piece-gone': 'К сожалению, предмет уже заказан или отложен.',
    'offer-open': 'Вы уже предложили цену за этот предмет. Ответ придёт в «Сообщения».',
    'offer-not-below': 'Назовите цену ниже {{price}}.',
    'offer-between': 'Назовите цену между {{from}} и {{to}}.',
    'offer-no-counter': 'Больше цен назвать нельзя: можно согласиться или отказаться.',
    'offer-below-floor': 'Ниже нижней цены соглашается только владелец.',
    'offer-expired': 'Срок этого предложения истёк.',
    'offer-over': 'Это предложение уже закрыто.',
    'offer-changed': 'На предложение уже ответили. Посмотрите, что изменилось.',
  },
  en: {
    'offer-not-taken': 'The price of this piece is final.',
    'offer-piece-gone': 'We are sorry, this piece has already been ordered or reserved.',
    'offer-open': 'You have already made an offer for this piece. You will find our reply in Messages.',
    'offer-not-below': 'Enter a price below {{price}}.',
    'offer-between': 'Enter a price between {{from}} and {{to}}.',
    'offer-no-counter': 'No further counter-offers are possible: please accept or decline.',
    'offer-below-floor': 'Only an owner may go below the lowest price.',
    'offer-expired': 'This offer has expired.',
    'offer-over': 'This offer is already closed.',
    'offer-changed': 'This offer has already been answered. Please see what changed.',
  },
} as const satisfies Record<Language, Record<OfferReason, string>>
