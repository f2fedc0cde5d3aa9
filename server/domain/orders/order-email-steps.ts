import type { Language } from '#contract/language.ts'

/** `{{phone}}` is the customer's. */
type Steps = { next: string; steps: Record<'pickup' | 'delivery', string[]> }

/** What happens after an order that is paid by agreement (EDN-09). */
export const orderEmailSteps: Record<Language, Steps> = {
  ru: {
    next: 'Что дальше',
    steps: {
      pickup: [
        'Менеджер позвонит по номеру {{phone}}, подтвердит заказ и договорится об оплате.',
        'Вы осмотрите и примерите предметы в офисе; возьмите документ, удостоверяющий личность.',
        'Оплата в офисе или по счёту. Возврат 14 дней, гарантия магазина 12 месяцев.',
      ],
      delivery: [
        'Менеджер позвонит по номеру {{phone}}, подтвердит заказ и пришлёт счёт.',
        'После оплаты отправим заказ курьером, застрахованным на полную стоимость.',
        'Курьер позвонит перед вручением. Возврат 14 дней, гарантия магазина 12 месяцев.',
      ],
    },
  },
  en: {
    next: 'What happens next',
    steps: {
      pickup: [
        'A manager calls you on {{phone}}, confirms the order and arranges the payment.',
        'You look at the pieces and try them on at the office; please bring an identity document.',
        'You pay at the office or by an invoice. Returns within 14 days, a 12-month warranty.',
      ],
      delivery: [
        'A manager calls you on {{phone}}, confirms the order and sends an invoice.',
        'Once it is paid, the order leaves by courier, insured for its full value.',
        'The courier calls before handing it over. Returns within 14 days, a 12-month warranty.',
      ],
    },
  },
}
