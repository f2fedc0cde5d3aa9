import type { Texts } from '#contract/rules/article.ts'

export const about: Texts = {
  ru: {
    title: 'О нас',
    description: 'Vitrine продаёт часы, украшения и сумки с историей в Москве и Дубае: подробное описание состояния, гарантия 12 месяцев.',
    lead: 'Мы продаём часы, украшения и сумки с историей. Каждый предмет до передачи покупателю осматривает мастер, и каждый можно увидеть, примерить и вернуть.',
    parts: [
      {
        id: 'who-we-are',
        title: 'Кто мы',
        blocks: [
          '{{name}} — магазин с двумя офисами, в Москве и Дубае. Часы есть в обоих городах, украшения и сумки — в Дубае. Почти всё на нашей витрине существует в одном экземпляре: со своим годом, комплектом и следами носки. Поэтому у каждого предмета своя страница. Если снимок на ней показывает модель, так и написано, а живые фотографии самого предмета пришлём по запросу.',
          'Хороший предмет с историей стоит столько, сколько о нём известно. Мы стараемся узнать всё сами и рассказать до покупки: в каком он состоянии, что сохранилось из комплекта, полировали ли его, что меняли, в каком городе он хранится. Если чего-то нет, пишем об этом прямо, и цена это учитывает.',
          'Прежде чем предмет уйдёт к покупателю, мастер осматривает корпус и клейма, номера, документы, механизм часов; камни — геммолог. Проверка занимает 1–2 рабочих дня; подписанное заключение видно на странице предмета. Без нужды мы не полируем: чистим предмет и сохраняем его историю. Ту же [проверку подлинности](/authenticity) и [обслуживание](/service) можно заказать для своих часов.',
          'Предметы приходят к нам от частных владельцев. Мы оцениваем их в течение 24 часов по фотографиям, окончательную цену называем после осмотра и платим сразу. Если вы хотите продать свои часы, начните с [формы выкупа](/watch-buyback).',
        ],
      },
      {
        id: 'promises',
        title: 'Что мы обещаем',
        blocks: [
          {
            terms: [
              ['Подлинность', 'проверяем до передачи; заключение — на странице предмета или по запросу'],
              ['Гарантия', '12 месяцев на скрытые дефекты'],
              ['Возврат', 'в течение 14 дней после получения, в том же состоянии и комплекте'],
              [
                'Доставка',
                'в Москву и Дубай — в течение 24 часов после подтверждения, если предмет в этом городе; по России и ОАЭ бесплатно, в другие страны — {{deliveryFee}}',
              ],
              ['Бронь', '{{reservation}} с момента оформления, без предоплаты'],
              ['Цены', 'в долларах США; проверка и гарантия уже включены'],
            ],
          },
          'Полные условия — на странице [«Условия продажи»](/terms).',
        ],
      },
    ],
  },
  en: {
    title: 'About us',
    description:
      'Vitrine sells pre-owned watches, jewelry and bags in Moscow and Dubai, with the condition of each in plain words and a 12-month warranty.',
    lead: 'We sell pre-owned watches, jewelry and bags. A specialist examines each piece before it is handed over, and you can see it, try it on and return it.',
    parts: [
      {
        id: 'who-we-are',
        title: 'Who we are',
        blocks: [
          '{{name}} is a shop with two offices, in Moscow and Dubai. Watches are in both cities, jewelry and bags in Dubai. Almost everything we offer is one of a kind, with its own year, set and signs of wear, so every piece has a page of its own. Where a picture shows the model, the page says so, and we send live photos of the piece itself on request.',
          'A fine pre-owned piece is worth only as much as is known about it. We set out to learn everything ourselves and to tell you before you buy: its condition, what comes with it, whether it has been polished, what was replaced, which city it is in. If something is missing, we say so, and the price reflects it.',
          'Before a piece goes to its buyer, a specialist examines it: case and hallmarks, numbers, movement, papers; a gemologist examines the stones. The check takes 1–2 business days; once signed, the report appears on the piece’s page. We never polish unnecessarily: we clean a piece and leave its history intact. You can order the same [authenticity check](/authenticity) and [service](/service) for a watch of your own.',
          'Pieces come to us from private owners. We value them from photographs within 24 hours, make a final offer after an inspection, and pay on the spot. If you would like to sell your watch, start with the [buyback form](/watch-buyback).',
        ],
      },
      {
        id: 'promises',
        title: 'What we promise',
        blocks: [
          {
            terms: [
              ['Authenticity', 'checked before handover; the report is on the piece’s page or available on request'],
              ['Warranty', '12 months against hidden defects'],
              ['Returns', 'within 14 days of receipt, in the same condition, with everything it came with'],
              [
                'Delivery',
                'to Moscow and Dubai within 24 hours of confirmation if the piece is in that city; free within Russia and the UAE, {{deliveryFee}} to other countries',
              ],
              ['Reservation', '{{reservation}} from ordering, without prepayment'],
              ['Prices', 'in US dollars; the check and the warranty are included'],
            ],
          },
          'Full details are in the [terms of sale](/terms).',
        ],
      },
    ],
  },
}
