import type { Texts } from '#contract/rules/article.ts'

export const appointment: Texts = {
  ru: {
    title: 'Запись на приём',
    description: 'Примерка, осмотр ваших часов или консультация в Москве и Дубае: ежедневно с 10:00 до 21:00, бесплатно, по записи.',
    lead: 'Покажем предмет, который вы выбрали, осмотрим ваши часы, ответим на вопросы. Приём бесплатный и ни к чему не обязывает.',
    parts: [
      {
        id: 'schedule',
        title: 'Где и когда',
        blocks: [
          {
            terms: [
              ['Часы приёма', 'ежедневно, {{appointmentHours}}, по записи'],
              ['Города', '{{addresses}}'],
              ['Телефон', '{{phone}}'],
              ['Без записи', '{{hours}}'],
            ],
          },
        ],
      },
      {
        id: 'visit',
        title: 'Как проходит приём',
        blocks: [
          'Заложите около часа. Этого хватает, чтобы спокойно рассмотреть предмет под лупой, примерить его и расспросить мастера. Торопить вас никто не будет, а купить или продать можно и позже.',
          {
            steps: [
              'Выберите в форме город, день и время. Менеджер позвонит и подтвердит их; если предмет в другом городе, форма начнёт с дня, к которому его привезут.',
              'К назначенному часу предмет достанут из хранилища и подготовят: заведут часы, подберут браслет под запястье, разложат документы и коробку.',
              'Осматривайте сколько нужно. Мастер покажет следы носки, номера и механизм, расскажет, что меняли и что сохранилось из комплекта.',
              'Решите на месте или подумайте: по вашей просьбе отложим предмет и скажем, до какого времени.',
            ],
          },
        ],
      },
      {
        id: 'bring',
        title: 'Что взять с собой',
        blocks: [
          {
            list: [
              'На примерку — ничего. Если хотите сравнить размер, наденьте свои часы.',
              'На осмотр, проверку или обслуживание — вещь и всё, что к ней есть: документы, коробку, запасные звенья.',
              'На продажу — ещё и документ, удостоверяющий личность: без него договор не составить.',
              'За заказом — номер заказа и документ на имя получателя.',
            ],
          },
          'Подробнее о том, как проходит [проверка подлинности](/authenticity), [обслуживание](/service) и [выкуп](/watch-buyback), — на отдельных страницах.',
        ],
      },
      {
        id: 'change',
        title: 'Если планы изменились',
        blocks: [
          'Перенести или отменить визит можно в любой момент: позвоните по номеру {{phone}} или напишите на {{email}}. Если вы опаздываете, просто предупредите: подождём или найдём другое время в тот же день.',
        ],
      },
    ],
  },
  en: {
    title: 'Book an appointment',
    description: 'Viewings, inspections and advice in Moscow and Dubai: daily from 10:00 to 21:00, free, by appointment.',
    lead: 'See the piece you have chosen, have your own watch examined, or ask our specialists. Visits are free and without obligation.',
    parts: [
      {
        id: 'schedule',
        title: 'Where and when',
        blocks: [
          {
            terms: [
              ['Visiting hours', 'daily, {{appointmentHours}}, by appointment'],
              ['Cities', '{{addresses}}'],
              ['Phone', '{{phone}}'],
              ['Without an appointment', '{{hours}}'],
            ],
          },
        ],
      },
      {
        id: 'visit',
        title: 'How a visit goes',
        blocks: [
          'Allow about an hour: enough to study a piece under a loupe, try it on and put your questions to the specialist. Nobody will rush you, and you can always buy or sell another day.',
          {
            steps: [
              'Choose the city, day and time in the form. A manager calls to confirm them; if the piece is in the other city, the form begins with the day by which we can bring it.',
              'By the time you arrive, the piece has been brought from the vault and prepared: the watch wound, the bracelet fitted to your wrist, papers and box laid out.',
              'Take as long as you need. The specialist shows you the signs of wear, the numbers and the movement, and tells you what was replaced and what remains of the set.',
              'Decide on the spot or think it over: at your request we hold the piece, and tell you until when.',
            ],
          },
        ],
      },
      {
        id: 'bring',
        title: 'What to bring',
        blocks: [
          {
            list: [
              'For a viewing: nothing. To compare sizes, wear one of your own watches.',
              'For an examination, a check or service: the piece and everything that belongs to it, such as papers, box and spare links.',
              'For a sale: an identity document as well, since a contract cannot be made without one.',
              'To collect an order: its number, and a document in the name of the recipient.',
            ],
          },
          'The [authenticity check](/authenticity), [service](/service) and [buyback](/watch-buyback) have pages of their own.',
        ],
      },
      {
        id: 'change',
        title: 'If your plans change',
        blocks: [
          'You can move or cancel a visit at any time: call {{phone}} or write to {{email}}. If you are running late, just let us know: we will wait, or find another time that day.',
        ],
      },
    ],
  },
}
