import type { Language } from '#contract/language.ts'
import type { BuybackReason } from '#server/context/buyback-reasons.ts'

export const buybackMessages = {
  ru: {
    'buyback-link-gone': 'Такой страницы нет, или ссылка устарела. Напишите нам, пришлём новую.',
    'buyback-changed': 'Мы тем временем изменили предложение. Вернитесь на страницу: там всё, как есть сейчас.',
    'buyback-expired': 'Срок оценки истёк. Напишите нам: оценим ещё раз.',
    'buyback-no-decision': 'Сейчас на это ответить нельзя. Вернитесь на страницу: там всё, как есть сейчас.',
    'buyback-price-needed': 'Укажите свою цену в долларах, например 8500.',
    'buyback-known': 'По этому обращению уже есть выкуп.',
    'buyback-edited-meanwhile': 'Этот выкуп тем временем изменился. Посмотрите, как он выглядит сейчас, и повторите.',
    'buyback-step-impossible': 'Сейчас этот шаг невозможен.',
    'buyback-sum-missing': 'Сначала назовите сумму или долю владельца.',
    'buyback-terms-wrong': 'Доля владельца бывает только у комиссии.',
    'buyback-method-wrong': 'При обмене сумма идёт в зачёт покупки, иначе выплачивается.',
    'buyback-valid-past': 'Этот день уже прошёл.',
    'buyback-brand-unknown': 'Такого бренда нет в списке. Выберите бренд.',
    'buyback-no-credit': 'Зачёта нет: сумма не согласована или уже потрачена.',
    'buyback-credit-ordered': 'Зачёт стоит в заказе {{order}}. Сначала отмените заказ.',
  },
  en: {
    'buyback-link-gone': 'This page could not be found, or the link is too old. Write to us and we will send a new one.',
    'buyback-changed': 'We have updated our offer. Go back to the page to see it.',
    'buyback-expired': 'This estimate has expired. Write to us and we will prepare a new one.',
    'buyback-no-decision': 'You cannot answer this now. Go back to the page to see the current status.',
    'buyback-price-needed': 'Enter your price in dollars, for example 8500.',
    'buyback-known': 'This enquiry has a buyback already.',
    'buyback-edited-meanwhile': 'This buyback has changed meanwhile. Look at it as it is now, and try again.',
    'buyback-step-impossible': 'This step is not possible now.',
    'buyback-sum-missing': 'Name the sum or the owner’s share first.',
    'buyback-terms-wrong': 'Only a consignment has an owner’s share.',
    'buyback-method-wrong': 'A trade-in is credited against a purchase; anything else is paid.',
    'buyback-valid-past': 'This day has passed.',
    'buyback-brand-unknown': 'There is no such brand in the list. Choose a brand.',
    'buyback-no-credit': 'There is no credit: no sum was agreed, or it was spent.',
    'buyback-credit-ordered': 'Order {{order}} has this credit. Cancel the order first.',
  },
} as const satisfies Record<Language, Record<BuybackReason, string>>
