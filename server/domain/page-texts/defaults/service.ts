import type { Texts } from '#contract/rules/article.ts'

export const service: Texts = {
  ru: {
    title: 'Обслуживание часов',
    description:
      'Обслуживание и ремонт часов в Москве и Дубае: от замены батареи за 1–2 дня до полного обслуживания механизма за 2–4 недели.',
    lead: 'Мастерские в Москве и Дубае обслуживают механические и кварцевые часы, купленные у нас и в другом месте. Цену и срок называем до начала работ.',
    parts: [
      {
        id: 'works',
        title: 'Что мы делаем',
        blocks: [
          {
            cards: [
              {
                title: 'Уход и полировка',
                text: 'Чистим корпус и браслет, по желанию полируем. Полировка снимает металл, поэтому заранее показываем, какие грани она затронет, и отговариваем, если она снизит цену часов.',
              },
              {
                title: 'Диагностика и регулировка',
                text: 'Проверяем ход в нескольких положениях, амплитуду, запас хода и намагниченность. Если механизм исправен, регулируем точность.',
              },
              {
                title: 'Полное обслуживание',
                text: 'Разбираем механизм, чистим, меняем изношенные детали и масло, собираем и регулируем. Несколько дней следим за ходом часов в разных положениях.',
              },
              {
                title: 'Водонепроницаемость',
                text: 'Меняем прокладки, проверяем заводную головку и заднюю крышку, испытываем корпус под давлением. Часы для плавания советуем проверять раз в год.',
              },
              {
                title: 'Батарея кварцевых часов',
                text: 'Меняем элемент питания, осматриваем контакты и прокладку, проверяем герметичность после закрытия. Разряженную батарею лучше не оставлять в часах.',
              },
              {
                title: 'Браслет и ремешок',
                text: 'Снимаем и ставим звенья, ремонтируем замок, подбираем ремешок по ширине и длине. Снятые звенья возвращаем вам.',
              },
            ],
          },
        ],
      },
      {
        id: 'terms',
        title: 'Сроки и гарантия',
        blocks: [
          {
            terms: [
              ['Батарея, браслет, ремешок', '1–2 дня'],
              ['Диагностика', '1–2 дня'],
              ['Регулировка, проверка водонепроницаемости', '1–2 дня, если не нужны детали'],
              ['Полное обслуживание и сложный ремонт', 'до 2–4 недель'],
              ['Часы, купленные у нас', 'скрытые дефекты устраняем бесплатно в течение 12 месяцев'],
              ['Гарантия на работу', 'указываем в акте: срок зависит от вида работ и состояния часов'],
            ],
          },
          'Срок считаем со дня, когда вы согласились с ценой. Если в работе выясняется, что нужна другая деталь или больше времени, мы останавливаемся и спрашиваем вас. Заменённые детали отдаём вместе с часами.',
          'Гарантия не распространяется на удары, следы носки, воду, попавшую после нарушения герметичности, и вмешательство других мастеров. Если у часов действует гарантия производителя, сначала подскажем, не лучше ли обратиться в его официальный сервис: вскрытие может её прекратить.',
        ],
      },
      {
        id: 'how-to-apply',
        title: 'Как обратиться',
        blocks: [
          {
            steps: [
              'Расскажите по телефону {{phone}} или в мессенджере, что за часы и что с ними. Хватит марки, модели и одной-двух фотографий.',
              'Привезите часы в офис в Москве или Дубае. Принимаем по записи, ежедневно, {{appointmentHours}}; [выберите время](/appointment). Часы, купленные у нас, может забрать курьер.',
              'Мастер осмотрит часы и назовёт цену и срок. До вашего согласия ничего не делаем.',
              'Получите часы, акт выполненных работ и результаты замеров хода.',
            ],
          },
          'Если часы остановились, не открывайте корпус и не трясите их. Механические часы, пролежавшие двое-трое суток, часто нужно просто завести. Если под стеклом появилась влага, привезите их как можно скорее: за несколько дней вода портит механизм.',
        ],
      },
    ],
  },
  en: {
    title: 'Watch service',
    description: 'Watch service and repair in Moscow and Dubai: from a battery in 1–2 days to a full overhaul in 2–4 weeks.',
    lead: 'Our workshops in Moscow and Dubai service mechanical and quartz watches, whether bought from us or elsewhere. You know the price and the time before we begin.',
    parts: [
      {
        id: 'works',
        title: 'What we do',
        blocks: [
          {
            cards: [
              {
                title: 'Maintenance and polish',
                text: 'We clean the case and the bracelet and polish them if you wish. Polishing removes metal, so we show you beforehand which edges it will touch, and advise against it if it would lower the value of the watch.',
              },
              {
                title: 'Diagnosis and regulation',
                text: 'We measure the rate in several positions, the amplitude, the power reserve and magnetism. If the movement is sound, we regulate its accuracy.',
              },
              {
                title: 'Overhaul',
                text: 'We take the movement apart, clean it, replace worn parts and oil, assemble and regulate it. Then we observe the watch for several days in different positions.',
              },
              {
                title: 'Water resistance',
                text: 'We replace the gaskets, check the crown and the case back, and test the case under pressure. A watch you swim with should be tested once a year.',
              },
              {
                title: 'Quartz battery',
                text: 'We replace the cell, examine the contacts and the gasket, and test the seal once the case is closed. A dead battery should not be left in a watch.',
              },
              {
                title: 'Bracelet and strap',
                text: 'We remove and add links, repair the clasp, and find a strap of the right width and length. You get back the links we remove.',
              },
            ],
          },
        ],
      },
      {
        id: 'terms',
        title: 'Terms and warranty',
        blocks: [
          {
            terms: [
              ['Battery, bracelet, strap', '1–2 days'],
              ['Diagnosis', '1–2 days'],
              ['Regulation, water-resistance test', '1–2 days if no parts are needed'],
              ['Overhaul and major repair', 'up to 2–4 weeks'],
              ['Watches bought from us', 'hidden defects repaired free of charge for 12 months'],
              ['Warranty on the work', 'stated in the work report; it depends on the work and the condition of the watch'],
            ],
          },
          'Time is counted from the day you agree to the price. If it turns out that another part or more time is needed, we stop and ask you. Replaced parts are returned with the watch.',
          'The warranty does not cover impact damage, signs of wear, water that entered after the seal was broken, or work by third parties. If the maker’s warranty is still valid, we first tell you whether its official service is the better choice: opening the watch may void that warranty.',
        ],
      },
      {
        id: 'how-to-apply',
        title: 'How to book',
        blocks: [
          {
            steps: [
              'Call {{phone}} or message us: tell us which watch it is and what is wrong. The brand, the model and a photograph or two are enough.',
              'Bring the watch to our office in Moscow or Dubai. Appointments are daily, {{appointmentHours}}; [choose a time](/appointment). A watch bought from us can be collected by courier.',
              'The watchmaker examines the watch and tells you the price and the time. Nothing is done before you agree.',
              'You receive the watch, a report of the work and its timing results.',
            ],
          },
          'If a watch has stopped, please do not open the case or shake it. A mechanical watch that has rested for two or three days often only needs winding. If moisture appears under the crystal, bring it as soon as you can: water damages a movement within days.',
        ],
      },
    ],
  },
}
