import type { Language } from '#contract/language.ts'

type Destination = 'pickup' | 'delivery'
type StepsBegin = 'byAgreement' | 'byHand' | 'byCoin'
/** `{{phone}}` is the customer's, `{{until}}` the end of the reservation. */
type Steps = {
  next: string
  begin: Record<StepsBegin, Record<Destination, string>>
  agreed: Record<Destination, string[]>
  paid: Record<Destination, string[]>
}

/** What happens after a new order (EDN-09): its first step by how it came, then the two of where it goes. */
const texts: Record<Language, Steps> = {
  ru: {
    next: 'Что дальше',
    begin: {
      byAgreement: {
        pickup: 'Менеджер позвонит по номеру {{phone}}, подтвердит заказ и договорится об оплате.',
        delivery: 'Менеджер позвонит по номеру {{phone}}, подтвердит заказ и пришлёт счёт.',
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
        'После оплаты отправим заказ курьером, застрахованным на полную стоимость.',
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
        'Отправим его курьером, застрахованным на полную стоимость. Возврат 14 дней, гарантия магазина 12 месяцев.',
      ],
    },
  },
  en: {
    next: 'What happens next',
    begin: {
      byAgreement: {
        pickup: 'A manager calls you on {{phone}} to confirm the order and arrange payment.',
        delivery: 'A manager calls you on {{phone}} to confirm the order, then sends an invoice.',
      },
      byHand: {
        pickup: 'Open the order with the button below, check it and confirm it; no account is needed.',
        delivery: 'Open the order with the button below, check the address and confirm it; no account is needed. We then send an invoice.',
      },
      byCoin: {
        pickup: 'Send the amount in one of the coins to its address above by {{until}}.',
        delivery: 'Send the amount in one of the coins to its address above by {{until}}.',
      },
    },
    agreed: {
      pickup: [
        'You see the pieces and try them on at our office; please bring an identity document.',
        'You pay at the office or by invoice. 14-day returns and a 12-month warranty.',
      ],
      delivery: [
        'Once it is paid, the order leaves by courier, insured for its full value.',
        'The courier calls you before delivery. 14-day returns and a 12-month warranty.',
      ],
    },
    paid: {
      pickup: [
        'Once the network has confirmed the payment, a manager calls you on {{phone}} and confirms the order.',
        'You see and collect the pieces at our office; please bring an identity document. 14-day returns and a 12-month warranty.',
      ],
      delivery: [
        'Once the network has confirmed the payment, a manager calls you on {{phone}} and confirms the order.',
        'It leaves by courier, insured for its full value. 14-day returns and a 12-month warranty.',
      ],
    },
  },
}

/** The heading and the three steps, with `{{phone}}` and `{{until}}` to be filled. */
export function orderEmailSteps(language: Language, begin: StepsBegin, destination: Destination): { next: string; steps: string[] } {
  const { next, begin: first, agreed, paid } = texts[language]
  return { next, steps: [first[begin][destination], ...(begin === 'byCoin' ? paid : agreed)[destination]] }
}
