import type { Language } from '#contract/language.ts'
import type { PersonReason } from '#server/context/person-reasons.ts'

export const personMessages = {
  ru: {
    'order-not-taken': 'Оформить этот заказ на сайте не получится. Позвоните нам, пожалуйста.',
    'person-blocked': 'Этот человек заблокирован. Снимите блокировку в его карточке, если она больше не нужна.',
    'person-order-open': 'Не завершён заказ или возврат, либо человеку ещё не вернули деньги. Сначала завершите это.',
    'person-consignment-open': 'Есть предмет на комиссии, за который ещё не заплачено. Сначала верните его или выплатите деньги.',
    'person-buyback-open': 'У нас на осмотре вещь этого человека, или выкуп не закончен. Сначала завершите его.',
    'person-introducer': 'Такой карточки больше нет. Выберите другого человека.',
  },
  en: {
    'order-not-taken': 'This order cannot be placed on the site. Please call us.',
    'person-blocked': 'This person is blocked. Unblock them in their card if that is over.',
    'person-order-open': 'An order or a return of theirs is open, or money is owed back to them. Finish it first.',
    'person-consignment-open': 'A consigned piece of theirs is not paid for yet. Give it back or pay it out first.',
    'person-buyback-open': 'A piece of theirs is with us, or a buyback is not finished. Finish it first.',
    'person-introducer': 'This card is gone. Choose somebody else.',
  },
} as const satisfies Record<Language, Record<PersonReason, string>>
