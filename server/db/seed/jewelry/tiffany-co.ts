import type { DemoJewelry } from '#server/db/seed/demo-piece.ts'

export const tiffanyCoJewelry: DemoJewelry[] = [
  {
    key: 'tiffany-hardwear-graduated-link-necklace',
    brand: 'Tiffany & Co.',
    collection: 'HardWear',
    model: 'HardWear Graduated Link Necklace',
    reference: null,
    year: 2019,
    price: 14_800,
    condition: 'excellent',
    fullSet: true,
    type: 'necklace',
    metal: { ru: 'Жёлтое золото 750', en: 'Yellow gold 750' },
    stone: null,
    size: { ru: '45,7 см', en: '45.7 cm' },
    kit: { ru: 'Голубая коробка, чехол, чек.', en: 'Blue box, pouch, receipt.' },
    text: {
      ru:
        'Линия HardWear вышла в 2017 году и опирается на браслет из архива Tiffany 1962 года. Звенья увеличиваются к середине колье. ' +
        'Клейма читаются на замке и соседнем звене.',
      en:
        'The HardWear line came out in 2017 and draws on a 1962 bracelet in the Tiffany archive. The links grow larger toward the ' +
        'middle. The marks are legible on the clasp and the next link.',
    },
    popular: true,
  },
  {
    key: 'tiffany-t1-narrow-hinged-bangle-rose-gold',
    brand: 'Tiffany & Co.',
    collection: 'T',
    model: 'T1 Narrow Hinged Bangle',
    reference: null,
    year: 2021,
    price: 5400,
    previousPrice: 5900,
    condition: 'excellent',
    fullSet: true,
    type: 'bracelet',
    metal: { ru: 'Розовое золото 750', en: 'Rose gold 750' },
    stone: null,
    size: { ru: 'M (15,9 см)', en: 'M (15.9 cm)' },
    kit: { ru: 'Голубая коробка, чехол.', en: 'Blue box, pouch.' },
    text: {
      ru:
        'T1 — версия линии T, представленная в 2020 году: грань по верху браслета сходится в букву T. Браслет раскрывается на шарнире. ' +
        'Защёлка работает без люфта.',
      en:
        'T1 is the version of the T line shown in 2020: a bevel along the top meets in a letter T. The bangle opens on a hinge. The ' +
        'catch has no play.',
    },
  },
  {
    key: 'tiffany-schlumberger-sixteen-stone-ring',
    brand: 'Tiffany & Co.',
    collection: 'Schlumberger',
    model: 'Sixteen Stone Ring',
    reference: null,
    year: 2009,
    price: 9900,
    condition: 'very_good',
    fullSet: false,
    type: 'ring',
    metal: { ru: 'Платина 950 и жёлтое золото 750', en: 'Platinum 950 and yellow gold 750' },
    stone: { ru: '16 бриллиантов, 1,14 ct', en: '16 diamonds, 1.14 ct' },
    size: { ru: '50 (15,9 мм)', en: '50 (15.9 mm)' },
    kit: { ru: 'Голубая коробка.', en: 'Blue box.' },
    text: {
      ru:
        'Кольцо Жана Шлюмберже 1959 года: шестнадцать бриллиантов в платине, между ними золотые «стежки» крест-накрест. На золоте ' +
        'лёгкие следы носки, камни не меняли.',
      en:
        'Jean Schlumberger’s ring of 1959: sixteen diamonds in platinum with crossed gold stitches between them. The gold shows light ' +
        'wear; the stones are original.',
    },
  },
  {
    key: 'tiffany-setting-solitaire-ring',
    brand: 'Tiffany & Co.',
    collection: 'Solitaire',
    model: 'The Tiffany Setting Engagement Ring',
    reference: null,
    year: 2018,
    price: 13_900,
    condition: 'excellent',
    fullSet: true,
    type: 'ring',
    metal: { ru: 'Платина 950', en: 'Platinum 950' },
    stone: { ru: 'Бриллиант 1,07 ct, F/VS1', en: 'Diamond 1.07 ct, F/VS1' },
    size: { ru: '51 (16,2 мм)', en: '51 (16.2 mm)' },
    kit: { ru: 'Голубая коробка, сертификат Tiffany Diamond, чек.', en: 'Blue box, Tiffany Diamond Certificate, receipt.' },
    text: {
      ru:
        'Оправу с шестью крапанами, поднимающими камень над шинкой, Tiffany представила в 1886 году. Номер на рундисте и шинке ' +
        'совпадает с сертификатом Tiffany.',
      en:
        'Tiffany introduced the six-prong setting, which lifts the stone above the band, in 1886. The numbers on the girdle and the ' +
        'band match the Tiffany certificate.',
    },
    status: 'sold',
  },
  {
    key: 'tiffany-bird-on-a-rock-brooch',
    brand: 'Tiffany & Co.',
    collection: 'Schlumberger',
    model: 'Bird on a Rock Clip',
    reference: null,
    year: 2015,
    price: null,
    onRequest: true,
    condition: 'excellent',
    fullSet: true,
    type: 'brooch',
    metal: { ru: 'Платина 950 и жёлтое золото 750', en: 'Platinum 950 and yellow gold 750' },
    stone: { ru: 'Цитрин, бриллианты, розовый сапфир', en: 'Citrine, diamonds, pink sapphire' },
    size: null,
    kit: { ru: 'Коробка, оценочное заключение, чек.', en: 'Box, appraisal, receipt.' },
    text: {
      ru:
        'Птицу на крупном камне Жан Шлюмберже нарисовал для Tiffany в 1965 году. На этой броши она сидит на цитрине, глаз — розовый ' +
        'сапфир. Цену сообщим по запросу.',
      en:
        'Jean Schlumberger drew the bird on a large stone for Tiffany in 1965. On this clip it sits on a citrine, and the eye is a pink ' +
        'sapphire. The price is given on request.',
    },
  },
]
