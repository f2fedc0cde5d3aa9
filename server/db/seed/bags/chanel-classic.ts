import type { DemoBag } from '#server/db/seed/demo-piece.ts'

export const chanelClassic: DemoBag[] = [
  {
    key: 'chanel-classic-flap-medium-caviar-black',
    brand: 'Chanel',
    collection: 'Classic Flap',
    model: 'Classic Flap Medium',
    reference: 'A01112',
    year: 2022,
    price: 8900,
    condition: 'excellent',
    fullSet: true,
    color: 'black',
    material: { ru: 'Зернистая телячья кожа Caviar', en: 'Caviar grained calfskin' },
    hardware: { ru: 'Золотистый металл', en: 'Gold-tone metal' },
    sizeCm: '25.5 × 15.5 × 6.5',
    kit: { ru: 'Коробка, пыльник, чек, буклет.', en: 'Box, dust bag, receipt, booklet.' },
    text: {
      ru:
        'Двойной клапан, стёганые ромбы, цепочка с продетой кожей. С 2021 года вместо карточки Chanel вшивает пластину с микрочипом, ' +
        'она на месте. Линии стёжки на клапане и корпусе совпадают.',
      en:
        'A double flap, diamond quilting and a chain laced with leather. Since 2021 Chanel has used a microchipped plate instead of a ' +
        'card, and it is in place. The quilting lines up between flap and body.',
    },
    popular: true,
  },
  {
    key: 'chanel-classic-flap-small-lambskin-beige',
    brand: 'Chanel',
    collection: 'Classic Flap',
    model: 'Classic Flap Small',
    reference: 'A01113',
    year: 2018,
    price: 6900,
    condition: 'very_good',
    fullSet: true,
    color: 'beige',
    material: { ru: 'Кожа ягнёнка', en: 'Lambskin' },
    hardware: { ru: 'Золотистый металл', en: 'Gold-tone metal' },
    sizeCm: '23 × 14.5 × 6',
    kit: { ru: 'Коробка, пыльник, карточка подлинности, чек.', en: 'Box, dust bag, authenticity card, receipt.' },
    text: {
      ru:
        'Гладкая кожа ягнёнка мягче, чем Caviar, и быстрее показывает следы. Номер на голограмме внутри совпадает с карточкой. На ' +
        'задней стенке две короткие царапины.',
      en:
        'Smooth lambskin is softer than Caviar and marks sooner. The number on the inner sticker matches the card. The back panel has ' +
        'two short scratches.',
    },
  },
  {
    key: 'chanel-classic-flap-jumbo-caviar-burgundy',
    brand: 'Chanel',
    collection: 'Classic Flap',
    model: 'Classic Flap Jumbo',
    reference: 'A58600',
    year: 2012,
    price: 7200,
    previousPrice: 7900,
    condition: 'good',
    fullSet: false,
    color: 'burgundy',
    material: { ru: 'Зернистая телячья кожа Caviar', en: 'Caviar grained calfskin' },
    hardware: { ru: 'Серебристый металл', en: 'Silver-tone metal' },
    sizeCm: '30 × 19.5 × 10',
    kit: { ru: 'Пыльник, карточка подлинности.', en: 'Dust bag, authenticity card.' },
    text: {
      ru:
        'Jumbo с двумя клапанами выпускают с 2010 года, до этого клапан был один. Углы потёрты и подкрашены, корпус форму сохранил. ' +
        'Цепочка не растянута.',
      en:
        'The Jumbo has had two flaps since 2010; before that it had one. The corners are rubbed and have been retouched, and the body ' +
        'has kept its shape. The chain is not stretched.',
    },
  },
  {
    key: 'chanel-255-reissue-225-aged-calfskin',
    brand: 'Chanel',
    collection: '2.55 Reissue',
    model: '2.55 Reissue 225',
    reference: 'A37586',
    year: 2016,
    price: 5900,
    condition: 'very_good',
    fullSet: true,
    color: 'grey',
    material: { ru: 'Состаренная телячья кожа', en: 'Aged calfskin' },
    hardware: { ru: 'Рутений', en: 'Ruthenium finish' },
    sizeCm: '24 × 16 × 7.5',
    kit: { ru: 'Коробка, пыльник, карточка подлинности.', en: 'Box, dust bag, authenticity card.' },
    text: {
      ru:
        'Переиздание 2005 года повторяет сумку февраля 1955-го: замок Mademoiselle и цепочка без кожи. Кожу сминают на производстве, ' +
        'поэтому мелкие складки — часть отделки. На рутении лёгкие следы.',
      en:
        'The 2005 reissue follows the bag of February 1955: a Mademoiselle lock and an all-metal chain. The leather is crinkled in the ' +
        'making, so small folds belong to the finish. The ruthenium has light marks.',
    },
  },
]
