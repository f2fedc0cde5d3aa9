import type { DemoJewelry } from '#server/db/seed/demo-piece.ts'

export const bvlgariJewelry: DemoJewelry[] = [
  {
    key: 'bvlgari-serpenti-viper-bracelet-rose-gold',
    brand: 'Bvlgari',
    collection: 'Serpenti',
    model: 'Serpenti Viper Bracelet',
    reference: null,
    year: 2021,
    price: 9800,
    condition: 'excellent',
    fullSet: true,
    type: 'bracelet',
    metal: { ru: 'Розовое золото 750', en: 'Rose gold 750' },
    stone: { ru: 'Бриллианты, частичное паве', en: 'Diamonds, demi-pavé' },
    size: { ru: 'M (17 см)', en: 'M (17 cm)' },
    kit: { ru: 'Коробка, сертификат, чек.', en: 'Box, certificate, receipt.' },
    text: {
      ru:
        'Браслет из шестигранных звеньев-чешуек на гибкой основе надевается без замка. Чешуйки на голове и хвосте выложены ' +
        'бриллиантами. Форма не деформирована, камни проверены.',
      en:
        'A bracelet of hexagonal scales on a flexible core, put on without a clasp. The scales of the head and tail are set with ' +
        'diamonds. The shape is true and the stones have been checked.',
    },
    popular: true,
  },
  {
    key: 'bvlgari-serpenti-viper-ring-white-gold',
    brand: 'Bvlgari',
    collection: 'Serpenti',
    model: 'Serpenti Viper Ring, One Coil',
    reference: null,
    year: 2022,
    price: 5400,
    condition: 'unworn',
    fullSet: true,
    type: 'ring',
    metal: { ru: 'Белое золото 750', en: 'White gold 750' },
    stone: { ru: 'Бриллианты, паве', en: 'Diamonds, pavé' },
    size: { ru: 'M (17 мм)', en: 'M (17 mm)' },
    kit: { ru: 'Коробка, сертификат, чехол.', en: 'Box, certificate, pouch.' },
    text: {
      ru:
        'Незамкнутое кольцо в один виток слегка пружинит и подстраивается под палец. Паве покрывает всю видимую сторону. Бирка магазина ' +
        'снята, кольцо не носили.',
      en:
        'An open ring of one coil that flexes slightly to the finger. Pavé covers the whole visible side. The shop tag has been ' +
        'removed; the ring has not been worn.',
    },
  },
  {
    key: 'bvlgari-bzero1-ring-three-band-yellow-gold',
    brand: 'Bvlgari',
    collection: 'B.zero1',
    model: 'B.zero1 Ring, Three-Band',
    reference: null,
    year: 2006,
    price: 1950,
    condition: 'good',
    fullSet: false,
    type: 'ring',
    metal: { ru: 'Жёлтое золото 750', en: 'Yellow gold 750' },
    stone: null,
    size: { ru: '55 (17,5 мм)', en: '55 (17.5 mm)' },
    kit: { ru: 'Без коробки и документов.', en: 'No box or papers.' },
    text: {
      ru:
        'Линия B.zero1 появилась в 1999 году, спираль между двумя краями с логотипом отсылает к Колизею. На краях видны следы носки, ' +
        'гравировка читается полностью.',
      en:
        'The B.zero1 line appeared in 1999; the spiral between two edges bearing the logo recalls the Colosseum. The edges show wear ' +
        'and the engraving is fully legible.',
    },
  },
  {
    key: 'bvlgari-bzero1-rock-ring',
    brand: 'Bvlgari',
    collection: 'B.zero1',
    model: 'B.zero1 Rock Ring, Two-Band',
    reference: null,
    year: 2020,
    price: 2450,
    condition: 'very_good',
    fullSet: true,
    type: 'ring',
    metal: { ru: 'Розовое золото 750', en: 'Rose gold 750' },
    stone: { ru: 'Чёрная керамика', en: 'Black ceramic' },
    size: { ru: '56 (17,8 мм)', en: '56 (17.8 mm)' },
    kit: { ru: 'Коробка, сертификат.', en: 'Box, certificate.' },
    text: {
      ru: 'Спираль усеяна шипами, по краям — вставки из чёрной керамики. Керамика без сколов, на золоте между шипами лёгкие потёртости.',
      en:
        'The spiral carries studs, and the edges are inlaid with black ceramic. The ceramic has no chips; the gold between the studs is ' +
        'lightly rubbed.',
    },
    status: 'reserved',
  },
  {
    key: 'bvlgari-divas-dream-necklace-malachite',
    brand: 'Bvlgari',
    collection: "Divas' Dream",
    model: "Divas' Dream Necklace",
    reference: null,
    year: 2019,
    price: 3300,
    previousPrice: 3700,
    condition: 'very_good',
    fullSet: false,
    type: 'necklace',
    metal: { ru: 'Розовое золото 750', en: 'Rose gold 750' },
    stone: { ru: 'Малахит, бриллианты', en: 'Malachite, diamonds' },
    size: { ru: 'Регулируется, до 43 см', en: 'Adjustable, up to 43 cm' },
    kit: { ru: 'Коробка.', en: 'Box.' },
    text: {
      ru:
        'Мотив в форме веера взят из мозаик терм Каракаллы в Риме. Малахитовая вставка без трещин, рисунок полос ровный. Длина цепочки ' +
        'меняется перестановкой замка.',
      en:
        'The fan-shaped motif comes from the mosaics of the Baths of Caracalla in Rome. The malachite has no cracks and is evenly ' +
        'banded. The clasp can be moved to change the length.',
    },
  },
  {
    key: 'bvlgari-divas-dream-earrings-mother-of-pearl',
    brand: 'Bvlgari',
    collection: "Divas' Dream",
    model: "Divas' Dream Earrings",
    reference: null,
    year: 2025,
    price: 3150,
    condition: 'new',
    fullSet: true,
    type: 'earrings',
    metal: { ru: 'Розовое золото 750', en: 'Rose gold 750' },
    stone: { ru: 'Перламутр, бриллианты', en: 'Mother-of-pearl, diamonds' },
    size: null,
    kit: { ru: 'Коробка, сертификат, чек, защитные плёнки.', en: 'Box, certificate, receipt, protective stickers.' },
    text: {
      ru: 'Серьги-гвоздики с веерами из перламутра и бриллиантом круглой огранки. Пара подобрана по оттенку на фабрике, плёнки не сняты.',
      en:
        'Stud earrings with mother-of-pearl fans and a round diamond each. The pair was matched for shade by the maker; the protective ' +
        'film is still on.',
    },
  },
]
