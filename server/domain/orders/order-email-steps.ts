import type { Language } from '#contract/language.ts'

type Destination = 'pickup' | 'delivery'
type StepsBegin = 'byAgreement' | 'byHand' | 'byCoin'
export type EmailStage = StepsBegin | 'confirmed' | 'confirmedPaid' | 'ready'
/** Placeholders: `{{phone}}` is the customer's phone, `{{until}}` is the end of the reservation. */
type Steps = {
  next: string
  begin: Record<StepsBegin, Record<Destination, string>>
  agreed: Record<Destination, string[]>
  paid: Record<Destination, string[]>
  confirmed: Record<Destination, string[]>
  ready: string[]
}

/** The next steps that an email about an order lists. They depend on the destination and, for a new order, on how the order was placed. */
const texts: Record<Language, Steps> = {
  ru: {
    next: 'Что дальше',
    begin: {
      byAgreement: {
        pickup:
          'Менеджер позвонит по номеру {{phone}}, подтвердит заказ и договорится об оплате. Счёт-проформа уже есть на странице заказа.',
        delivery: 'Менеджер позвонит по номеру {{phone}}, подтвердит заказ и пришлёт счёт. Счёт-проформа уже есть на странице заказа.',
      },
      byHand: {
        pickup: 'Откройте заказ кнопкой ниже, проверьте его и подтвердите: входить в аккаунт не нужно.',
        delivery: 'Откройте заказ кнопкой ниже, проверьте адрес и подтвердите: входить в аккаунт не нужно. Мы пришлём счёт.',
      },
      byCoin: {
        pickup: 'Переведите указанную сумму одной монетой на адрес выше до {{until}}.',
        delivery: 'Переведите указанную сумму одной монетой на адрес выше до {{until}}.',
      },
    },
    agreed: {
      pickup: [
        'Вы осмотрите и примерите предметы в офисе; возьмите документ, удостоверяющий личность.',
        'Оплата в офисе или по счёту. Возврат 14 дней, гарантия магазина 12 месяцев.',
      ],
      delivery: [
        'После оплаты отправим заказ курьером, со страховкой на полную стоимость.',
        'Курьер позвонит перед вручением. Возврат 14 дней, гарантия магазина 12 месяцев.',
      ],
    },
    paid: {
      pickup: [
        'После подтверждений сети менеджер позвонит по номеру {{phone}} и подтвердит заказ.',
        'Вы осмотрите и заберёте предметы в офисе; возьмите документ, удостоверяющий личность. Возврат 14 дней, гарантия магазина 12 месяцев.',
      ],
      delivery: [
        'После подтверждений сети менеджер позвонит по номеру {{phone}} и подтвердит заказ.',
        'Отправим его курьером, со страховкой на полную стоимость. Возврат 14 дней, гарантия магазина 12 месяцев.',
      ],
    },
    confirmed: {
      pickup: [
        'Оплатите заказ в офисе или по счёту, который пришлёт менеджер.',
        'Когда всё будет готово к выдаче, мы напишем.',
        'В офисе вы осмотрите и заберёте предметы; возьмите документ, удостоверяющий личность. Возврат 14 дней, гарантия магазина 12 месяцев.',
      ],
      delivery: [
        'Оплатите счёт, который пришлёт менеджер.',
        'После оплаты отправим заказ курьером, со страховкой на полную стоимость, и пришлём номер отправления.',
        'Курьер позвонит и вручит заказ лично вам, по документу. Возврат 14 дней, гарантия магазина 12 месяцев.',
      ],
    },
    ready: [
      'Приходите в часы работы офиса, они указаны ниже. Если вам нужно точное время, позвоните нам.',
      'Возьмите документ, удостоверяющий личность: без него мы не сможем выдать заказ.',
      'Осмотрите и примерьте предметы на месте. Возврат 14 дней, гарантия магазина 12 месяцев.',
    ],
  },
  en: {
    next: 'What happens next',
    begin: {
      byAgreement: {
        pickup: 'We call you at {{phone}} to confirm the order and arrange payment. A proforma invoice is already on the order’s page.',
        delivery:
          'We call you at {{phone}} to confirm the order, then send you an invoice. A proforma invoice is already on the order’s page.',
      },
      byHand: {
        pickup: 'Open the order with the button below, check it and confirm. You do not need an account.',
        delivery:
          'Open the order with the button below, check the address and confirm. You do not need an account. We then send you an invoice.',
      },
      byCoin: {
        pickup: 'Send the amount in one coin to its address above by {{until}}.',
        delivery: 'Send the amount in one coin to its address above by {{until}}.',
      },
    },
    agreed: {
      pickup: [
        'See and try on your pieces at our office, and bring a photo ID.',
        'Pay at the office or by invoice. 14-day returns and a 12-month warranty.',
      ],
      delivery: [
        'Once it is paid, we ship your order by courier, insured for its full value.',
        'The courier calls you before delivery. 14-day returns and a 12-month warranty.',
      ],
    },
    paid: {
      pickup: [
        'Once the network has confirmed your payment, we call you at {{phone}} to confirm the order.',
        'See and collect your pieces at our office, and bring a photo ID. 14-day returns and a 12-month warranty.',
      ],
      delivery: [
        'Once the network has confirmed your payment, we call you at {{phone}} to confirm the order.',
        'We then ship it by courier, insured for its full value. 14-day returns and a 12-month warranty.',
      ],
    },
    confirmed: {
      pickup: [
        'Pay at our office, or by the invoice we send you.',
        'We email you as soon as everything is ready for pickup.',
        'See and collect your pieces at our office, and bring a photo ID. 14-day returns and a 12-month warranty.',
      ],
      delivery: [
        'Pay the invoice we send you.',
        'Once it is paid, we ship your order by courier, insured for its full value, and email you the tracking number.',
        'The courier calls you and hands the order to you in person: please have a photo ID ready. 14-day returns and a 12-month warranty.',
      ],
    },
    ready: [
      'Come during the office hours below. If you prefer a set time, call us.',
      'Bring a photo ID: we cannot hand over the order without it.',
      'See and try on your pieces at the office. 14-day returns and a 12-month warranty.',
    ],
  },
}

/** Returns the heading and the steps, with the placeholders `{{phone}}` and `{{until}}` not filled yet. */
export function orderEmailSteps(language: Language, stage: EmailStage, destination: Destination): { next: string; steps: string[] } {
  const { next, begin: first, agreed, paid, confirmed, ready } = texts[language]
  if (stage === 'ready') return { next, steps: ready }
  if (stage === 'confirmed') return { next, steps: confirmed[destination] }
  if (stage === 'confirmedPaid') return { next, steps: confirmed[destination].slice(1) }
  return { next, steps: [first[stage][destination], ...(stage === 'byCoin' ? paid : agreed)[destination]] }
}
