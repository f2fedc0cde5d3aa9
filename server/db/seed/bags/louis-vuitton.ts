import type { DemoBag } from '#server/db/seed/demo-piece.ts'

export const louisVuittonBags: DemoBag[] = [
  {
    key: 'louis-vuitton-neverfull-mm-monogram',
    brand: 'Louis Vuitton',
    collection: 'Neverfull',
    model: 'Neverfull MM',
    reference: 'M40995',
    year: 2016,
    price: 1350,
    condition: 'very_good',
    fullSet: true,
    color: 'brown',
    material: { ru: 'Холст Monogram, натуральная кожа', en: 'Monogram canvas, natural cowhide' },
    hardware: { ru: 'Золотистый металл', en: 'Gold-tone metal' },
    sizeCm: '31 × 28 × 14',
    kit: { ru: 'Коробка, пыльник, съёмный кошелёк, чек.', en: 'Box, dust bag, removable pouch, receipt.' },
    text: {
      ru:
        'Модель 2007 года с боковыми шнурками, которые меняют объём. Натуральная кожа ручек потемнела до медового тона, это обычное ' +
        'старение. Код даты читается на ярлыке внутри.',
      en:
        'The model of 2007 has side laces that change its volume. The natural leather of the handles has aged to a honey tone, as it ' +
        'does. The date code is legible on the tab inside.',
    },
  },
  {
    key: 'louis-vuitton-speedy-bandouliere-30-monogram',
    brand: 'Louis Vuitton',
    collection: 'Speedy',
    model: 'Speedy Bandoulière 30',
    reference: 'M41112',
    year: 2019,
    price: 1290,
    previousPrice: 1390,
    takesOffers: true,
    condition: 'good',
    fullSet: false,
    color: 'brown',
    material: { ru: 'Холст Monogram, натуральная кожа', en: 'Monogram canvas, natural cowhide' },
    hardware: { ru: 'Золотистый металл', en: 'Gold-tone metal' },
    sizeCm: '30 × 21 × 17',
    kit: { ru: 'Замок, ключ, плечевой ремень.', en: 'Padlock, key, shoulder strap.' },
    text: {
      ru:
        'Speedy выпускают с 1930 года, версию с плечевым ремнём — с 2011-го. На ручках видны пятна от воды, на углах — потёртости. ' +
        'Молния и замок исправны.',
      en:
        'The Speedy dates from 1930; the version with a shoulder strap from 2011. The handles show water spots and the corners are ' +
        'rubbed. The zip and padlock work.',
    },
  },
  {
    key: 'louis-vuitton-capucines-mm-python',
    brand: 'Louis Vuitton',
    collection: 'Capucines',
    model: 'Capucines MM',
    reference: null,
    year: 2021,
    price: null,
    onRequest: true,
    condition: 'excellent',
    fullSet: true,
    color: 'black',
    material: { ru: 'Кожа Taurillon, ручка из кожи питона', en: 'Taurillon leather, python handle' },
    hardware: { ru: 'Золотистый металл', en: 'Gold-tone metal' },
    sizeCm: '31.5 × 20 × 11',
    kit: {
      ru: 'Коробка, пыльник, плечевой ремень, документ CITES, чек.',
      en: 'Box, dust bag, shoulder strap, CITES document, receipt.',
    },
    text: {
      ru:
        'Модель 2013 года названа по улице Neuve-des-Capucines, где открылся первый магазин Louis Vuitton. Клапан можно носить снаружи ' +
        'или заправить внутрь. Цену сообщим по запросу.',
      en:
        'The model of 2013 is named after the rue Neuve-des-Capucines, where Louis Vuitton opened his first shop. The flap is worn ' +
        'outside or tucked in. The price is given on request.',
    },
  },
  {
    key: 'louis-vuitton-pochette-metis-monogram',
    brand: 'Louis Vuitton',
    collection: 'Pochette Métis',
    model: 'Pochette Métis',
    reference: 'M44875',
    year: 2020,
    price: 1850,
    condition: 'very_good',
    fullSet: true,
    color: 'brown',
    material: { ru: 'Холст Monogram, кожа', en: 'Monogram canvas, leather' },
    hardware: { ru: 'Золотистый металл', en: 'Gold-tone metal' },
    sizeCm: '25 × 19 × 7',
    kit: { ru: 'Коробка, пыльник, плечевой ремень.', en: 'Box, dust bag, shoulder strap.' },
    text: {
      ru:
        'Замок S-lock, несколько отделений и карман на молнии сзади. Ремень снимается и регулируется. На замке лёгкие царапины, холст ' +
        'на сгибах без трещин.',
      en:
        'An S-lock, several compartments and a zipped pocket at the back. The strap comes off and adjusts. The lock has light ' +
        'scratches; the canvas is not cracked at the folds.',
    },
    status: 'sold',
  },
]
