import type { DemoJewelry } from '#server/db/seed/demo-piece.ts'
import { diamondHouseJewelry } from '#server/db/seed/jewelry/diamond-houses.ts'
import { parisHouseJewelry } from '#server/db/seed/jewelry/paris-houses.ts'

/** Jewelry of the houses in other files, and of Chopard, Piaget and Pomellato. */
export const otherJewelry: DemoJewelry[] = [
  ...diamondHouseJewelry,
  ...parisHouseJewelry,
  {
    key: 'chopard-happy-diamonds-icons-pendant',
    brand: 'Chopard',
    collection: 'Happy Diamonds',
    model: 'Happy Diamonds Icons Pendant',
    reference: null,
    year: 2014,
    price: 2450,
    previousPrice: 2800,
    condition: 'very_good',
    fullSet: false,
    type: 'pendant',
    metal: { ru: 'Белое золото 750', en: 'White gold 750' },
    stone: { ru: '3 подвижных бриллианта', en: '3 moving diamonds' },
    size: { ru: 'Цепочка 42 см', en: 'Chain 42 cm' },
    kit: { ru: 'Сертификат Chopard.', en: 'Chopard certificate.' },
    text: {
      ru:
        'Три бриллианта в отдельных оправах движутся между двумя сапфировыми стёклами; этот приём Chopard применяет с 1976 года. Стёкла ' +
        'без царапин, на золотом ободке лёгкие следы.',
      en:
        'Three diamonds in separate settings move between two sapphire crystals, as Chopard has done since 1976. The crystals are free ' +
        'of scratches; the gold rim has light marks.',
    },
  },
  {
    key: 'chopard-ice-cube-ring-rose-gold',
    brand: 'Chopard',
    collection: 'Ice Cube',
    model: 'Ice Cube Ring',
    reference: null,
    year: 2024,
    price: 1250,
    condition: 'new',
    fullSet: true,
    type: 'ring',
    metal: { ru: 'Розовое золото 750', en: 'Rose gold 750' },
    stone: null,
    size: { ru: '53 (16,9 мм)', en: '53 (16.9 mm)' },
    kit: { ru: 'Коробка, сертификат, пакет.', en: 'Box, certificate, paper bag.' },
    text: {
      ru: 'Шинка разбита на гранёные золотые кубики. Линию Ice Cube представили в 1999 году. В наличии два новых кольца одного размера.',
      en:
        'The band is divided into faceted gold cubes. The Ice Cube line was introduced in 1999. Two new rings of the same size are ' +
        'available.',
    },
    stock: 2,
  },
  {
    key: 'piaget-possession-ring-rose-gold',
    brand: 'Piaget',
    collection: 'Possession',
    model: 'Possession Ring',
    reference: null,
    year: 2015,
    price: 1650,
    condition: 'very_good',
    fullSet: false,
    type: 'ring',
    metal: { ru: 'Розовое золото 750', en: 'Rose gold 750' },
    stone: { ru: 'Бриллианты', en: 'Diamonds' },
    size: { ru: '51 (16,2 мм)', en: '51 (16.2 mm)' },
    kit: { ru: 'Коробка.', en: 'Box.' },
    text: {
      ru:
        'Подвижный обод свободно вращается вокруг основания — так устроены кольца Possession с 1990 года. Ход ровный, на ободе лёгкие ' +
        'царапины.',
      en: 'A moving band turns freely around the base, as on Possession rings since 1990. It rotates evenly and has light scratches.',
    },
  },
  {
    key: 'piaget-rose-earrings-white-gold',
    brand: 'Piaget',
    collection: 'Rose',
    model: 'Piaget Rose Earrings',
    reference: null,
    year: 2012,
    price: 3600,
    previousPrice: 3950,
    takesOffers: true,
    condition: 'good',
    fullSet: false,
    type: 'earrings',
    metal: { ru: 'Белое золото 750', en: 'White gold 750' },
    stone: { ru: 'Бриллианты', en: 'Diamonds' },
    size: null,
    kit: { ru: 'Заключение геммолога.', en: 'Gemologist’s report.' },
    text: {
      ru:
        'Линия посвящена сорту роз, названному в честь Ива Пьяже. В центре каждого цветка бриллианты. На лепестках заметны следы носки, ' +
        'один штифт заменили в мастерской.',
      en:
        'The line honors the rose variety named after Yves Piaget. Each flower has diamonds at its center. The petals show visible ' +
        'wear, and a workshop has replaced one post.',
    },
  },
  {
    key: 'pomellato-nudo-classic-ring-london-blue-topaz',
    brand: 'Pomellato',
    collection: 'Nudo',
    model: 'Nudo Classic Ring',
    reference: null,
    year: 2020,
    price: 1550,
    condition: 'very_good',
    fullSet: false,
    type: 'ring',
    metal: { ru: 'Розовое и белое золото 750', en: 'Rose and white gold 750' },
    stone: { ru: 'Топаз London Blue', en: 'London blue topaz' },
    size: { ru: '54 (17,2 мм)', en: '54 (17.2 mm)' },
    kit: { ru: 'Фирменный чехол, чек.', en: 'Pomellato pouch, receipt.' },
    text: {
      ru:
        'Кольцо с гранёным камнем без крапанов, линия Nudo выпускается с 2001 года. Топаз без сколов, на шинке лёгкие царапины. Размер ' +
        'не меняли.',
      en:
        'A ring with a faceted stone and no prongs; the Nudo line has been made since 2001. The topaz has no chips and the band has ' +
        'light scratches. It has not been resized.',
    },
  },
]
