import type { DemoBag } from '#server/db/seed/demo-piece.ts'

export const diorBags: DemoBag[] = [
  {
    key: 'dior-lady-dior-medium-black',
    brand: 'Dior',
    collection: 'Lady Dior',
    model: 'Lady Dior Medium',
    reference: 'M0565ONGE_M900',
    year: 2021,
    price: 3900,
    condition: 'excellent',
    fullSet: true,
    color: 'black',
    material: { ru: 'Кожа ягнёнка, стёжка Cannage', en: 'Lambskin, Cannage stitching' },
    hardware: { ru: 'Светлый золотистый металл', en: 'Pale gold-tone metal' },
    sizeCm: '24 × 20 × 11',
    kit: {
      ru: 'Коробка, пыльник, плечевой ремень, карточка подлинности, чек.',
      en: 'Box, dust bag, shoulder strap, authenticity card, receipt.',
    },
    text: {
      ru:
        'Сумку подарили принцессе Диане в 1995 году, имя Lady Dior она получила годом позже. Рисунок стёжки взят с плетёных стульев ' +
        'Наполеона III. Подвески D.I.O.R. на месте, покрытие целое.',
      en:
        'The bag was given to Princess Diana in 1995 and took the name Lady Dior a year later. The stitching follows the caning of ' +
        'Napoleon III chairs. The D.I.O.R. charms are present and their plating is whole.',
    },
    popular: true,
  },
  {
    key: 'dior-saddle-black-grained-calf',
    brand: 'Dior',
    collection: 'Saddle',
    model: 'Saddle Bag with Strap',
    reference: 'M0455CBAA_M900',
    year: 2019,
    price: 2150,
    condition: 'very_good',
    fullSet: false,
    color: 'black',
    material: { ru: 'Зернистая телячья кожа', en: 'Grained calfskin' },
    hardware: { ru: 'Состаренный золотистый металл', en: 'Aged gold-tone metal' },
    sizeCm: '25.5 × 20 × 6.5',
    kit: { ru: 'Пыльник, плечевой ремень.', en: 'Dust bag, shoulder strap.' },
    text: {
      ru:
        'Форму седла Джон Гальяно показал в коллекции весна-лето 2000, в 2018 году сумку вернули в выпуск. Клапан держит магнит под ' +
        'стременем с буквой D. На металле лёгкие царапины.',
      en:
        'John Galliano showed the saddle shape for spring–summer 2000, and the bag returned in 2018. A magnet under the D-shaped ' +
        'stirrup holds the flap. The metal has light scratches.',
    },
  },
  {
    key: 'dior-book-tote-large-oblique',
    brand: 'Dior',
    collection: 'Book Tote',
    model: 'Book Tote Large',
    reference: 'M1286ZRIW_M928',
    year: 2021,
    price: 1950,
    condition: 'good',
    fullSet: false,
    color: 'blue',
    material: { ru: 'Вышивка Dior Oblique по холсту', en: 'Dior Oblique embroidery on canvas' },
    hardware: { ru: 'Без фурнитуры', en: 'None' },
    sizeCm: '42 × 35 × 18.5',
    kit: { ru: 'Пыльник.', en: 'Dust bag.' },
    text: {
      ru:
        'Корпус целиком покрыт вышивкой, внутри она читается с обратной стороны. Имя владельца на этой сумке не вышивали. На нижних ' +
        'углах вышивка заметно потёрта.',
      en:
        'The whole body is embroidered, and the reverse of the embroidery shows inside. No owner’s name was embroidered on this bag. ' +
        'The embroidery is visibly worn at the lower corners.',
    },
  },
]
