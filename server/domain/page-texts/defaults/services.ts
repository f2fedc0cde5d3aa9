import type { Texts } from '#contract/rules/article.ts'

export const services: Texts = {
  ru: {
    title: 'Услуги',
    description: 'Проверка подлинности за 1–2 рабочих дня, обслуживание часов, оценка за 24 часа и выкуп в Москве и Дубае.',
    lead: 'Мастера, которые готовят к продаже наши предметы, проверят, починят и оценят ваши. Работаем в Москве и Дубае.',
    parts: [
      {
        id: 'intro',
        title: 'С чем можно прийти',
        blocks: [
          'К нам приходят узнать, подлинный ли предмет, сколько он стоит и что с ним делать дальше: носить, чинить или продать. Начать можно с вопроса по телефону — часто его хватает. Если предмет нужно увидеть, [запишитесь на визит](/appointment): ежедневно, {{appointmentHours}}.',
          {
            terms: [
              ['Проверка подлинности', '1–2 рабочих дня'],
              ['Обслуживание часов', 'от 1–2 дней до 2–4 недель'],
              ['Онлайн-оценка', 'ответ в течение 24 часов'],
              ['Примерка и консультация', 'бесплатно, по записи'],
            ],
          },
        ],
      },
      {
        id: 'our-services',
        title: 'Три услуги',
        blocks: [
          {
            folds: [
              {
                id: 'check',
                title: 'Проверка подлинности',
                text: [
                  'Мастер осматривает предмет под лупой, сверяет номера корпуса и механизма, изучает документы и комплект. Вы получаете письменное заключение с фотографиями: что подтверждено, что заменено, что вызывает сомнения.',
                  'Срок — 1–2 рабочих дня. Принимаем часы, сумки и украшения, где бы вы их ни купили. [Подробнее о проверке](/authenticity)',
                ],
              },
              {
                id: 'care',
                title: 'Обслуживание и ремонт часов',
                text: [
                  'Уход и полировка, диагностика и регулировка, полное обслуживание механизма, проверка на водонепроницаемость, батареи, браслеты и ремешки. Простые работы занимают 1–2 дня, полное обслуживание — до 2–4 недель.',
                  'До начала работ называем цену и срок и ждём вашего согласия. Часы, купленные у нас, защищены гарантией магазина: 12 месяцев на скрытые дефекты. [Подробнее об обслуживании](/service)',
                ],
              },
              {
                id: 'buyback',
                title: 'Оценка и выкуп',
                text: [
                  'Пришлите марку, модель, год, комплект и до 6 фотографий. Предварительную оценку присылаем в течение 24 часов; она бесплатна и ни к чему вас не обязывает.',
                  'Окончательную цену называем после осмотра в Москве или Дубае. Если она вас устраивает, платим сразу. [Заполнить форму выкупа](/watch-buyback)',
                ],
              },
            ],
          },
        ],
      },
      {
        id: 'how-we-work',
        title: 'Как мы работаем',
        blocks: [
          {
            list: [
              'Предмет принимаем по акту: в нём состояние, номера и комплект.',
              'Цену называем до начала работ. Если она меняется, останавливаемся и спрашиваем.',
              'Предмет хранится в сейфе и не покидает мастерскую без вашего согласия.',
              'По окончании вы получаете документ: заключение, акт работ или договор выкупа.',
            ],
          },
          'Не знаете, что выбрать? Расскажите о предмете по телефону {{phone}} или напишите на {{email}}. Ответы на частые вопросы собраны [на отдельной странице](/faq).',
        ],
      },
    ],
  },
  en: {
    title: 'Services',
    description: 'Authenticity check in 1–2 business days, watch service, valuation within 24 hours and buyback in Moscow and Dubai.',
    lead: 'The specialists who prepare our own pieces for sale will check, repair and value yours. We work in Moscow and Dubai.',
    parts: [
      {
        id: 'intro',
        title: 'What you can bring',
        blocks: [
          'Clients come to us to learn whether a piece is genuine, what it is worth and what to do with it: wear it, repair it or sell it. You can start with a phone call; often that is enough. If we need to see the piece, [book an appointment](/appointment): daily, {{appointmentHours}}.',
          {
            terms: [
              ['Authenticity check', '1–2 business days'],
              ['Watch service', 'from 1–2 days to 2–4 weeks'],
              ['Online valuation', 'a reply within 24 hours'],
              ['Viewings and advice', 'free, by appointment'],
            ],
          },
        ],
      },
      {
        id: 'our-services',
        title: 'Three services',
        blocks: [
          {
            folds: [
              {
                id: 'check',
                title: 'Authenticity check',
                text: [
                  'A specialist examines the piece under a loupe, compares the numbers of case and movement, and studies the papers and the set. You receive a written report with photographs: what is confirmed, what was replaced, what remains in doubt.',
                  'It takes 1–2 business days. We accept watches, bags and jewelry wherever you bought them. [More about the check](/authenticity)',
                ],
              },
              {
                id: 'care',
                title: 'Watch service and repair',
                text: [
                  'Maintenance and polish, diagnosis and regulation, overhaul, water-resistance tests, batteries, bracelets and straps. Simple work takes 1–2 days, an overhaul up to 2–4 weeks.',
                  'Before we start, we tell you the price and the time and wait for your approval. Watches bought from us carry our warranty: 12 months against hidden defects. [More about service](/service)',
                ],
              },
              {
                id: 'buyback',
                title: 'Valuation and buyback',
                text: [
                  'Send us the brand, model, year, set and up to 6 photographs. We reply with a preliminary valuation within 24 hours, free and without obligation.',
                  'We make a final offer after an inspection in Moscow or Dubai. If you accept it, we pay on the spot. [Fill in the buyback form](/watch-buyback)',
                ],
              },
            ],
          },
        ],
      },
      {
        id: 'how-we-work',
        title: 'How we work',
        blocks: [
          {
            list: [
              'You get a receipt that states the piece’s condition, numbers and set.',
              'You know the price before work begins. If it changes, we stop and ask.',
              'The piece is kept in a safe and does not leave the workshop without your consent.',
              'When we are done, you receive a document: a report, a record of the work or a buyback contract.',
            ],
          },
          'Not sure which one you need? Call {{phone}} and tell us about the piece, or write to {{email}}. You will also find answers to [common questions](/faq).',
        ],
      },
    ],
  },
}
