import type { DemoJewelry } from '#server/db/seed/demo-piece.ts'

export const diamondHouseJewelry: DemoJewelry[] = [
  {
    key: 'graff-butterfly-earrings',
    brand: 'Graff',
    collection: 'Butterfly',
    model: 'Classic Butterfly Diamond Earrings',
    reference: null,
    year: 2020,
    price: 8900,
    condition: 'excellent',
    fullSet: true,
    type: 'earrings',
    metal: { ru: 'Белое золото 750', en: 'White gold 750' },
    stone: { ru: 'Бриллианты «груша» и «маркиз», 2,10 ct', en: 'Pear and marquise diamonds, 2.10 ct' },
    size: null,
    kit: { ru: 'Коробка, сертификат Graff.', en: 'Box, Graff certificate.' },
    text: {
      ru:
        'Крылья каждой бабочки собраны из бриллиантов огранки «груша» и «маркиз». Общий вес камней указан в сертификате. Штифты с ' +
        'фирменной застёжкой.',
      en:
        'The wings of each butterfly are made of pear-shaped and marquise diamonds. The total weight is stated in the certificate. The ' +
        'posts have the maker’s own backs.',
    },
  },
  {
    key: 'graff-icon-emerald-cut-ring',
    brand: 'Graff',
    collection: 'Icon',
    model: 'Icon Emerald Cut Diamond Ring',
    reference: null,
    year: 2019,
    price: null,
    onRequest: true,
    condition: 'excellent',
    fullSet: true,
    type: 'ring',
    metal: { ru: 'Платина 950', en: 'Platinum 950' },
    stone: { ru: 'Бриллиант «изумруд» 3,02 ct, E/VVS2', en: 'Emerald-cut diamond 3.02 ct, E/VVS2' },
    size: { ru: '52 (16,5 мм)', en: '52 (16.5 mm)' },
    kit: { ru: 'Коробка, отчёт GIA, сертификат Graff.', en: 'Box, GIA report, Graff certificate.' },
    text: {
      ru:
        'Центральный бриллиант изумрудной огранки с отчётом GIA, номер отчёта нанесён лазером на рундист. По шинке идёт паве. Цену ' +
        'сообщим по запросу.',
      en:
        'An emerald-cut center diamond with a GIA report, whose number is laser-inscribed on the girdle. The band is pavé-set. The ' +
        'price is given on request.',
    },
  },
  {
    key: 'harry-winston-sunflower-earrings',
    brand: 'Harry Winston',
    collection: 'Sunflower',
    model: 'Sunflower Diamond Earrings',
    reference: null,
    year: 2016,
    price: null,
    onRequest: true,
    condition: 'very_good',
    fullSet: true,
    type: 'earrings',
    metal: { ru: 'Платина 950', en: 'Platinum 950' },
    stone: { ru: 'Бриллианты', en: 'Diamonds' },
    size: null,
    kit: { ru: 'Коробка, сертификат Harry Winston, чек.', en: 'Box, Harry Winston certificate, receipt.' },
    text: {
      ru:
        'В каждой серьге лепестки из бриллиантов окружают камень покрупнее. Застёжка проверена, на платине с обратной стороны лёгкие ' +
        'царапины. Цену сообщим по запросу.',
      en:
        'In each earring diamond petals surround a larger stone. The fastening has been checked; the back of the platinum has light ' +
        'scratches. The price is given on request.',
    },
  },
  {
    key: 'de-beers-enchanted-lotus-pendant',
    brand: 'De Beers',
    collection: 'Enchanted Lotus',
    model: 'Enchanted Lotus Pendant',
    reference: null,
    year: 2017,
    price: 2350,
    condition: 'very_good',
    fullSet: false,
    type: 'pendant',
    metal: { ru: 'Белое золото 750', en: 'White gold 750' },
    stone: { ru: 'Бриллианты, микропаве', en: 'Diamonds, micropavé' },
    size: { ru: 'Цепочка 41–46 см', en: 'Chain 41–46 cm' },
    kit: { ru: 'Сертификат De Beers.', en: 'De Beers certificate.' },
    text: {
      ru:
        'Ажурный контур цветка лотоса целиком выложен бриллиантами. Цепочка имеет два промежуточных кольца для замка. На обороте ' +
        'подвески видны лёгкие следы носки.',
      en:
        'The openwork outline of a lotus flower is set with diamonds throughout. The chain has two intermediate rings for the clasp. ' +
        'The back of the pendant shows light wear.',
    },
  },
  {
    key: 'mikimoto-akoya-strand-necklace',
    brand: 'Mikimoto',
    collection: 'Akoya',
    model: 'Akoya Cultured Pearl Strand',
    reference: null,
    year: 2010,
    price: 3200,
    condition: 'very_good',
    fullSet: false,
    type: 'necklace',
    metal: { ru: 'Белое золото 750', en: 'White gold 750' },
    stone: { ru: 'Жемчуг Акойя 7,0–7,5 мм', en: 'Akoya pearls 7.0–7.5 mm' },
    size: { ru: '45 см', en: '45 cm' },
    kit: { ru: 'Фирменный футляр.', en: 'Mikimoto case.' },
    text: {
      ru:
        'Нить культивированного жемчуга Акойя с фирменным замком, на котором выбита буква M. Нить перевязали в 2025 году с узелком ' +
        'после каждой жемчужины.',
      en:
        'A strand of cultured Akoya pearls with the maker’s clasp, stamped with the letter M. It was restrung in 2025 with a knot after ' +
        'every pearl.',
    },
  },
]
