import type { Texts } from '#contract/rules/article.ts'

export const payment: Texts = {
  ru: {
    title: 'Как проходит оплата',
    description:
      'Оплата по шагам: бронь без предоплаты, счёт-проформа сразу после заказа, перевод, оплата в офисе или криптовалютой, кому и когда платить.',
    lead: 'Бронь на сайте ничего не стоит. Платите, когда заказ подтверждён и вы знаете, за что, сколько и кому.',
    parts: [
      {
        id: 'steps',
        title: 'По шагам',
        blocks: [
          {
            steps: [
              'Оформите заказ на сайте. Предмет отложен для вас на {{reservation}}, деньги не списываются.',
              'Скачайте счёт-проформу в [истории покупок](/purchase-history). Она готова сразу: в ней предметы, сумма, продавец и его реквизиты. Если платите криптовалютой, адрес и сумма указаны на странице заказа.',
              'Менеджер позвонит и подтвердит наличие, сумму и способ получения. Если предмет успели продать, мы скажем об этом до оплаты.',
              'Оплатите заказ одним из способов ниже. В истории покупок видно, сколько получено и сколько осталось.',
              'Получите предмет и документы: счёт и акт приёма-передачи. На возврат у вас [14 дней](/terms#returns).',
            ],
          },
        ],
      },
      {
        id: 'ways',
        title: 'Способы и сроки',
        blocks: [
          {
            terms: [
              ['Банковский перевод', 'по счёту после подтверждения заказа; предмет отправим или отдадим, когда деньги поступят'],
              ['В офисе', 'в Москве или Дубае, когда вы осмотрите предмет; {{hours}}'],
              [
                'Депозит',
                'если для осмотра предмет надо везти в другой офис, можем попросить возвратный депозит; его сумму вы увидите при записи',
              ],
              ['Криптовалюта', '{{coins}}'],
              ['Карта на сайте', 'пока не принимаем; данные карт сайт не передаёт и не хранит'],
            ],
          },
          'Цены указаны в долларах США. Если платите в другой валюте, менеджер заранее назовёт курс и сумму, и вы подтвердите их до платежа.',
        ],
      },
      {
        id: 'payee',
        title: 'Кому вы платите',
        blocks: [
          'Получатель платежа и продавец — {{seller}}. Он указан в счёте, в проформе и в документах на предмет.',
          'Мы не меняем реквизиты по телефону, в мессенджерах и письмах. Если вам прислали другие, не платите и позвоните нам: {{phone}}.',
        ],
      },
    ],
  },
  en: {
    title: 'How paying works',
    description:
      'Paying step by step: a reservation without prepayment, a proforma right after ordering, transfer, at our office or in coins, whom and when to pay.',
    lead: 'A reservation on the site costs nothing. You pay once the order is confirmed and you know what for, how much and to whom.',
    parts: [
      {
        id: 'steps',
        title: 'Step by step',
        blocks: [
          {
            steps: [
              'Order on the site. The piece is held for you for {{reservation}}, and no money is charged.',
              'Download the proforma invoice from your [purchase history](/purchase-history). It is ready at once, with the pieces, the total, the seller and the seller’s bank details. If you pay in cryptocurrency, the address and the amount are on the order’s page.',
              'A manager calls you to confirm availability, the total and how you receive the piece. If it has just been sold, we tell you before you pay.',
              'Pay in one of the ways below. Your purchase history shows what we have received and what is still due.',
              'Receive the piece with its documents: an invoice and a handover certificate. You have [14 days](/terms#returns) to return it.',
            ],
          },
        ],
      },
      {
        id: 'ways',
        title: 'Ways and times',
        blocks: [
          {
            terms: [
              ['Bank transfer', 'by invoice, once the order is confirmed; we ship or hand over the piece when the money has arrived'],
              ['At our office', 'in Moscow or Dubai, after you have seen the piece; {{hours}}'],
              [
                'Deposit',
                'if we have to bring a piece to the other office for a viewing, we may ask for a refundable deposit; you see its sum when you book',
              ],
              ['Cryptocurrency', '{{coins}}'],
              ['Card on the site', 'not yet available; the site neither sends nor stores card details'],
            ],
          },
          'Prices are in US dollars. If you pay in another currency, the manager tells you the rate and the total beforehand, and you confirm them before paying.',
        ],
      },
      {
        id: 'payee',
        title: 'Whom you pay',
        blocks: [
          'The payee and the seller is {{seller}}, as stated on the invoice, on the proforma and in the documents of the piece.',
          'We never change bank details by phone, messenger or email. If you receive different ones, do not pay, and call us: {{phone}}.',
        ],
      },
    ],
  },
}
