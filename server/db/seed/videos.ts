import type { Bilingual } from '#server/db/seed/reference-labels.ts'

/** Videos with placeholder ids in YouTube's format. */
export const videos: { title: Bilingual; description: Bilingual; videoId: string; format: 'vertical' | 'other' }[] = [
  {
    title: { ru: 'Как мы открываем и проверяем механизм', en: 'How we open and check a movement' },
    description: {
      ru: 'Мастер снимает заднюю крышку, сверяет номер калибра и измеряет ход на приборе в пяти положениях.',
      en: 'A watchmaker removes the case back, checks the caliber number and times the watch in five positions.',
    },
    videoId: 'vitrine0001',
    format: 'other',
  },
  {
    title: { ru: 'Клеймо на сумке Birkin: где искать и как читать', en: 'The stamp on a Birkin: where it is and how to read it' },
    description: {
      ru: 'Показываем букву года, знак мастера и то, как тиснение ложится на кожу Togo и Epsom.',
      en: 'The year letter, the maker’s mark, and how the stamp sits on Togo and Epsom leather.',
    },
    videoId: 'vitrine0002',
    format: 'other',
  },
  {
    title: { ru: 'Как подогнать браслет по руке', en: 'Sizing a bracelet' },
    description: {
      ru: 'Снимаем звенья на винтах и на штифтах, объясняем, какой запас оставить на жару.',
      en: 'Taking out links held by screws and by pins, and how much room to leave for warm days.',
    },
    videoId: 'vitrine0003',
    format: 'vertical',
  },
  {
    title: { ru: 'Как мы фотографируем предметы', en: 'How we photograph a piece' },
    description: {
      ru: 'Один стол, рассеянный свет, чёрный и белый фон. Царапины не убираем.',
      en: 'One table, diffused light, a black and a white ground. Scratches stay in the picture.',
    },
    videoId: 'vitrine0004',
    format: 'other',
  },
  {
    title: { ru: 'Стрелка GMT: ставим второй часовой пояс', en: 'The GMT hand: setting a second time zone' },
    description: {
      ru: 'Чем отличаются часы с прыгающей часовой стрелкой и часы с отдельной стрелкой GMT.',
      en: 'The difference between a jumping hour hand and an independent GMT hand.',
    },
    videoId: 'vitrine0005',
    format: 'vertical',
  },
  {
    title: { ru: 'Женевские полосы: зачем узор там, где его не видно', en: 'Geneva stripes: a pattern where nobody looks' },
    description: {
      ru: 'Как наносят полосы на мосты механизма и по каким признакам отличают ручную работу.',
      en: 'How stripes are cut into the bridges of a movement, and the signs of handwork.',
    },
    videoId: 'vitrine0006',
    format: 'other',
  },
  {
    title: { ru: 'Проверка на водонепроницаемость', en: 'Testing water resistance' },
    description: {
      ru: 'Часы испытывают в сухой камере: датчик ловит изменение формы корпуса под давлением.',
      en: 'A watch is tested in a dry chamber: a sensor measures how the case yields to pressure.',
    },
    videoId: 'vitrine0007',
    format: 'vertical',
  },
  {
    title: { ru: 'Винты браслета Love: две системы', en: 'The screws of a Love bracelet: two systems' },
    description: {
      ru: 'Сравниваем старые съёмные винты и новые, которые остаются в дуге.',
      en: 'The older screws that come out, and the newer ones that stay in the arc.',
    },
    videoId: 'vitrine0008',
    format: 'other',
  },
  {
    title: { ru: 'Жемчуг: как перевязывают нить', en: 'Pearls: restringing a strand' },
    description: {
      ru: 'Узелок после каждой жемчужины, проверка замка и длины.',
      en: 'A knot after every pearl, then the clasp and the length are checked.',
    },
    videoId: 'vitrine0009',
    format: 'vertical',
  },
  {
    title: { ru: 'Caviar и кожа ягнёнка: как стареют сумки Chanel', en: 'Caviar and lambskin: how Chanel bags age' },
    description: {
      ru: 'Две сумки одного года рядом: углы, стёжка и цепочка через несколько лет носки.',
      en: 'Two bags of the same year side by side: corners, quilting and chain after some years of use.',
    },
    videoId: 'vitrine0010',
    format: 'other',
  },
  {
    title: { ru: 'Что лежит в полном комплекте часов', en: 'What a full set of a watch contains' },
    description: {
      ru: 'Коробка, карта, бирка, запасные звенья и письмо из архива — разбираем на одном примере.',
      en: 'Box, card, tag, spare links and an archive letter, shown with one example.',
    },
    videoId: 'vitrine0011',
    format: 'other',
  },
  {
    title: { ru: 'Как отличить полированный корпус', en: 'How to tell a polished case' },
    description: { ru: 'Смотрим на грани, отверстия для шпилек и пробы под лупой.', en: 'Edges, lug holes and hallmarks under a loupe.' },
    videoId: 'vitrine0012',
    format: 'vertical',
  },
  {
    title: { ru: 'Бриллиант под микроскопом', en: 'A diamond under the microscope' },
    description: {
      ru: 'Геммолог сверяет включения и номер на рундисте с лабораторным отчётом.',
      en: 'A gemologist compares inclusions and the girdle number with the laboratory report.',
    },
    videoId: 'vitrine0013',
    format: 'other',
  },
  {
    title: { ru: 'Один день в мастерской на Петровке', en: 'A day at the Petrovka workshop' },
    description: {
      ru: 'Приёмка, диагностика, сборка и вечерний контроль хода.',
      en: 'Intake, diagnosis, assembly and the evening timing check.',
    },
    videoId: 'vitrine0014',
    format: 'other',
  },
]
