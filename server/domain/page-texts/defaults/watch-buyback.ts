import type { Texts } from '#contract/rules/article.ts'

export const watchBuyback: Texts = {
  ru: {
    title: 'Выкуп часов',
    description:
      'Пришлите до шести фотографий часов: предварительная оценка в течение 24 часов, окончательная цена и оплата после осмотра.',
    lead: 'Пришлите фотографии и несколько слов о часах. Оценку назовём в течение 24 часов; она бесплатна и ни к чему вас не обязывает.',
    parts: [
      {
        id: 'how-it-works',
        title: 'Как проходит выкуп',
        blocks: [
          {
            steps: [
              'Заполните форму: марка, модель, год, состояние, комплект. Приложите до 6 фотографий.',
              'В течение 24 часов пришлём предварительную оценку: сколько готовы заплатить и от чего зависит окончательная цена.',
              'Привезите часы в офис в Москве или Дубае [по записи](/appointment). Мастер осмотрит их при вас, откроет корпус и сверит номера с документами.',
              'Назовём окончательную цену. Если она вас устраивает, заключим договор и заплатим сразу. Если нет, вернём часы, и вы ничего не платите.',
            ],
          },
        ],
      },
      {
        id: 'valuation',
        title: 'Из чего складывается цена',
        blocks: [
          'Мы смотрим, по какой цене такие же часы продаются сейчас, а не сколько они стоили новыми. Из этой суммы вычитаем стоимость нужных работ и долю магазина: гарантию 12 месяцев на скрытые дефекты даём покупателю мы.',
          {
            terms: [
              ['Модель и референс', 'спрос на неё сегодня; редкие циферблаты и снятые с производства модели ценятся отдельно'],
              ['Состояние', 'корпус, циферблат, стрелки и механизм; полировка, стёршая грани, снижает цену сильнее царапин'],
              ['Комплект', 'гарантийная карта и документы важнее коробки; вместе с ними часы продаются быстрее'],
              ['Замены', 'родные детали дороже поздних; о замене лучше сказать сразу'],
              ['Обслуживание', 'документ о недавних работах повышает цену: их не нужно повторять'],
            ],
          },
          'Поэтому до осмотра цена предварительная. Обычно она подтверждается, если фотографии и описание точны. Если разница есть, мастер показывает, откуда она взялась.',
        ],
      },
      {
        id: 'photos',
        title: 'Какие фотографии помогут',
        blocks: [
          {
            list: [
              'Циферблат анфас, при дневном свете, без вспышки.',
              'Корпус сбоку: видны грани и следы полировки.',
              'Задняя крышка с номерами; если она прозрачная — механизм.',
              'Застёжка и браслет в длину: видно, растянут ли он.',
              'Документы, гарантийная карта, коробка — всё вместе.',
              'То, что вас беспокоит: царапина, скол, пятно на циферблате.',
            ],
          },
          'Достаточно камеры телефона. Браузер уменьшает снимки перед отправкой, сведения о месте и времени съёмки к нам не попадают. Видят фотографии только мастера и менеджер, который вам ответит.',
        ],
      },
      {
        id: 'terms',
        title: 'Условия',
        blocks: [
          {
            terms: [
              ['Ответ на заявку', 'в течение 24 часов'],
              ['Оценка и осмотр', 'бесплатно'],
              ['Оплата', 'сразу после подписания договора: переводом на счёт или наличными в пределах, которые допускает закон'],
              ['Документы', 'удостоверение личности владельца; чек или сертификат, если сохранились'],
              ['Что принимаем', 'механические и кварцевые часы марок из каталога, в любом состоянии'],
              ['Чего не принимаем', 'подделки, часы с перебитыми номерами и часы, на которые есть права третьих лиц'],
            ],
          },
          'Сумку или украшение тоже можно предложить: выберите вид в первом поле формы или расскажите по телефону {{phone}}. О том, как мы обращаемся с данными, — в [политике конфиденциальности](/privacy-policy).',
        ],
      },
    ],
  },
  en: {
    title: 'Watch buyback',
    description:
      'Send up to six photographs of your watch: a preliminary valuation within 24 hours, the final price and payment after an examination.',
    lead: 'Send us photographs and a few words about your watch. We reply with a valuation within 24 hours, free and without obligation.',
    parts: [
      {
        id: 'how-it-works',
        title: 'How it works',
        blocks: [
          {
            steps: [
              'Fill in the form: brand, model, year, condition, set. Add up to 6 photographs.',
              'Within 24 hours we send a preliminary valuation: what we would pay, and what the final price depends on.',
              'Bring the watch to our office in Moscow or Dubai [by appointment](/appointment). The specialist examines it in your presence, opens the case and compares the numbers with the papers.',
              'We make a final offer. If you accept it, we sign a contract and pay on the spot. If not, you take the watch home, free of charge.',
            ],
          },
        ],
      },
      {
        id: 'valuation',
        title: 'How we set the price',
        blocks: [
          'We look at what such watches sell for now, not at what they cost new. From that we deduct the work needed and our margin: it is we who give the buyer a 12-month warranty against hidden defects.',
          {
            terms: [
              ['Model and reference', 'the demand for it today; rare dials and discontinued models are valued separately'],
              ['Condition', 'case, dial, hands and movement; polishing that has worn the edges lowers the price more than scratches do'],
              ['Set', 'the warranty card and papers matter more than the box; with them a watch sells sooner'],
              ['Replaced parts', 'original parts are worth more than later ones; it is best to mention replacements up front'],
              ['Service', 'a record of recent work saves us that work and adds to the price'],
            ],
          },
          'That is why the price is preliminary until the examination. It usually holds if the photographs and the description are accurate. If there is a difference, the specialist shows you where it comes from.',
        ],
      },
      {
        id: 'photos',
        title: 'Which photographs help',
        blocks: [
          {
            list: [
              'The dial straight on, in daylight, without flash.',
              'The case from the side, showing its edges and any polishing.',
              'The case back with its numbers; the movement, if it can be seen.',
              'The clasp, and the bracelet at full length, to show whether it has stretched.',
              'Papers, warranty card and box, all together.',
              'Whatever worries you: a scratch, a chip, a spot on the dial.',
            ],
          },
          'A phone camera is good enough. Pictures are resized in your browser before upload, and we do not receive the place or time they were taken. Only our specialists and the manager who replies to you see them.',
        ],
      },
      {
        id: 'terms',
        title: 'Terms',
        blocks: [
          {
            terms: [
              ['Reply', 'within 24 hours'],
              ['Valuation and examination', 'free'],
              ['Payment', 'as soon as the contract is signed: by bank transfer, or in cash within the limits of the law'],
              ['Documents', 'the owner’s photo ID; the receipt or certificate, if you still have it'],
              ['What we buy', 'mechanical and quartz watches of the brands in our catalog, in any condition'],
              ['What we do not buy', 'counterfeits, watches with altered numbers, and items other people have a claim to'],
            ],
          },
          'The form takes bags and jewelry as well: choose what you have in its first field, or call {{phone}}. How we handle your data is described in the [privacy policy](/privacy-policy).',
        ],
      },
    ],
  },
}
