import type { DemoBag } from '#server/db/seed/demo-piece.ts'

/** Celine, Saint Laurent, Balenciaga. */
export const celineSaintLaurentBags: DemoBag[] = [
  {
    key: 'celine-luggage-micro-red',
    brand: 'Celine',
    collection: 'Luggage',
    model: 'Luggage Micro',
    reference: '189793DRU',
    year: 2018,
    price: 1350,
    previousPrice: 1550,
    condition: 'very_good',
    fullSet: false,
    color: 'red',
    material: { ru: 'Барабанная телячья кожа', en: 'Drummed calfskin' },
    hardware: { ru: 'Золотистый металл', en: 'Gold-tone metal' },
    sizeCm: '26 × 26 × 14',
    kit: { ru: 'Пыльник.', en: 'Dust bag.' },
    text: {
      ru:
        'Линию Luggage начали при Фиби Файло: боковины раскрываются крыльями, спереди карман на молнии. Кожа с мелким естественным ' +
        'зерном. На ручках лёгкие потёртости, подкладка чистая.',
      en:
        'The Luggage line began under Phoebe Philo: the sides open like wings and there is a zipped pocket in front. The leather has a ' +
        'fine natural grain. The handles are lightly rubbed; the lining is clean.',
    },
  },
  {
    key: 'celine-triomphe-classique-tan',
    brand: 'Celine',
    collection: 'Triomphe',
    model: 'Classique Triomphe',
    reference: '187363BF4',
    year: 2021,
    price: 2250,
    condition: 'excellent',
    fullSet: true,
    color: 'brown',
    material: { ru: 'Блестящая телячья кожа', en: 'Shiny calfskin' },
    hardware: { ru: 'Золотистый металл', en: 'Gold-tone metal' },
    sizeCm: '22 × 15.5 × 6',
    kit: { ru: 'Коробка, пыльник, чек.', en: 'Box, dust bag, receipt.' },
    text: {
      ru:
        'Знак Triomphe повторяет звенья цепи у Триумфальной арки и служит замком. Внутри два отделения и карман на молнии. Следов на ' +
        'гладкой коже почти нет.',
      en:
        'The Triomphe emblem follows the chain around the Arc de Triomphe and serves as the lock. Inside are two compartments and a ' +
        'zipped pocket. The smooth leather has almost no marks.',
    },
  },
  {
    key: 'saint-laurent-loulou-small-beige',
    brand: 'Saint Laurent',
    collection: 'Loulou',
    model: 'Loulou Small',
    reference: '494699DV727',
    year: 2020,
    price: 1450,
    condition: 'very_good',
    fullSet: false,
    color: 'beige',
    material: { ru: 'Стёганая телячья кожа', en: 'Quilted calfskin' },
    hardware: { ru: 'Золотистый металл', en: 'Gold-tone metal' },
    sizeCm: '23 × 17 × 9',
    kit: { ru: 'Пыльник, карточка.', en: 'Dust bag, card.' },
    text: {
      ru:
        'Стёжка уложена буквой Y, клапан закрывает магнит под монограммой. Имя — в честь Лулу де ла Фалез. Углы слегка потёрты, цепочка ' +
        'целая.',
      en:
        'The quilting forms a Y and a magnet under the monogram closes the flap. The name honors Loulou de la Falaise. The corners are ' +
        'lightly worn and the chain is whole.',
    },
    status: 'sold',
  },
  {
    key: 'balenciaga-city-turquoise',
    brand: 'Balenciaga',
    collection: 'City',
    model: 'Classic City',
    reference: '115748',
    year: 2005,
    price: 950,
    condition: 'vintage',
    fullSet: false,
    color: 'turquoise',
    material: { ru: 'Козья кожа', en: 'Goatskin' },
    hardware: { ru: 'Латунь', en: 'Brass' },
    sizeCm: '38 × 24 × 14',
    kit: { ru: 'Зеркало на шнурке, плечевой ремень.', en: 'Mirror on its cord, shoulder strap.' },
    text: {
      ru:
        'City нарисовал Николя Гескьер в начале 2000-х; раннюю кожу с блеском позже заменили. На ручках патина, цвет на сгибах светлее. ' +
        'Все кисти и заклёпки на месте.',
      en:
        'Nicolas Ghesquière drew the City in the early 2000s; the early glossy leather was later replaced. The handles have a patina ' +
        'and the color is paler at the folds. All tassels and studs are present.',
    },
  },
]
