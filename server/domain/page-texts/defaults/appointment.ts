import type { Texts } from '#contract/rules/article.ts'

export const appointment: Texts = {
  ru: {
    title: 'Запись на визит',
    description: 'Примерка, осмотр ваших часов или консультация в Москве и Дубае: ежедневно, бесплатно, по записи.',
    lead: 'Покажем предмет, который вы выбрали, осмотрим ваши часы, ответим на вопросы. Визит бесплатный и ни к чему не обязывает.',
    parts: [
      {
        id: 'schedule',
        title: 'Где и когда',
        blocks: [
          {
            terms: [
              ['Время визитов', 'ежедневно, {{appointmentHours}}, по записи'],
              ['Города', '{{addresses}}'],
              ['Телефон', '{{phone}}'],
              ['Без записи', '{{hours}}'],
            ],
          },
        ],
      },
      {
        id: 'visit',
        title: 'Как проходит визит',
        blocks: [
          'Визит занимает около часа. Этого хватает, чтобы спокойно рассмотреть предмет под лупой, примерить его и расспросить мастера. Торопить вас никто не будет, а купить или продать можно и позже.',
          {
            steps: [
              'Выберите в форме город, день и время. Менеджер позвонит и подтвердит их; если предмет в другом городе, форма начнёт с дня, к которому его привезут.',
              'К назначенному часу предмет достанут из хранилища и подготовят: заведут часы, подгонят браслет, разложат документы и коробку.',
              'Осматривайте сколько нужно. Мастер покажет следы носки, номера и клейма, расскажет, что меняли и что сохранилось из комплекта.',
              'Решите на месте или подумайте: по вашей просьбе отложим предмет до согласованного времени.',
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
              'На осмотр, проверку или обслуживание — предмет и всё, что к нему есть: документы, коробку, запасные звенья.',
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
    description: 'Viewings, inspections and advice in Moscow and Dubai: daily, free, by appointment.',
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
        title: 'What to expect',
        blocks: [
          'Allow about an hour: enough to study a piece under a loupe, try it on and ask the specialist your questions. No one will rush you, and you can always buy or sell another day.',
          {
            steps: [
              'Choose the city, day and time in the form. A manager calls to confirm; if the piece is in the other city, the form starts from the day by which we can bring it.',
              'By the time you arrive, the piece has been brought from the vault and prepared: the watch wound, the bracelet fitted to your wrist, papers and box laid out.',
              'Take as long as you need. The specialist shows you the signs of wear, the numbers and the movement, and tells you what was replaced and what comes with the piece.',
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
              'For an inspection, a check or service: the piece and everything that goes with it, such as papers, box and spare links.',
              'To sell: a photo ID as well, since we cannot sign a contract without one.',
              'To pick up an order: its number and the recipient’s photo ID.',
            ],
          },
          'The [authenticity check](/authenticity), [service](/service) and [buyback](/watch-buyback) have pages of their own.',
        ],
      },
      {
        id: 'change',
        title: 'If your plans change',
        blocks: [
          'You can reschedule or cancel at any time: call {{phone}} or write to {{email}}. If you are running late, just let us know: we will wait, or find another time that day.',
        ],
      },
    ],
  },
}
