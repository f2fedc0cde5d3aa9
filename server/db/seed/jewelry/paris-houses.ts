import type { DemoJewelry } from '#server/db/seed/demo-piece.ts'

/** Boucheron, Chaumet, Messika. */
export const parisHouseJewelry: DemoJewelry[] = [
  {
    key: 'boucheron-quatre-classique-ring-large',
    brand: 'Boucheron',
    collection: 'Quatre',
    model: 'Quatre Classique Ring, Large',
    reference: null,
    year: 2016,
    price: 5900,
    condition: 'excellent',
    fullSet: true,
    type: 'ring',
    metal: { ru: 'Жёлтое, белое и розовое золото 750, коричневый PVD', en: 'Yellow, white and rose gold 750, brown PVD' },
    stone: { ru: 'Бриллианты', en: 'Diamonds' },
    size: { ru: '53 (16,9 мм)', en: '53 (16.9 mm)' },
    kit: { ru: 'Коробка, сертификат, чек.', en: 'Box, certificate, receipt.' },
    text: {
      ru:
        'Четыре полосы кольца: двойной годрон, «гвозди Парижа», гро-гро и дорожка бриллиантов. Линия Quatre выпускается с 2004 года. ' +
        'Коричневое покрытие без потёртостей.',
      en:
        'Four bands make the ring: double godron, clou de Paris, grosgrain and a line of diamonds. The Quatre line has been made since ' +
        '2004. The brown coating is not worn.',
    },
    popular: true,
  },
  {
    key: 'boucheron-serpent-boheme-pendant',
    brand: 'Boucheron',
    collection: 'Serpent Bohème',
    model: 'Serpent Bohème Pendant, S Motif',
    reference: null,
    year: 2020,
    price: 3100,
    condition: 'excellent',
    fullSet: true,
    type: 'pendant',
    metal: { ru: 'Жёлтое золото 750', en: 'Yellow gold 750' },
    stone: { ru: 'Бриллианты', en: 'Diamonds' },
    size: { ru: 'Цепочка 42 см', en: 'Chain 42 cm' },
    kit: { ru: 'Коробка, сертификат.', en: 'Box, certificate.' },
    text: {
      ru:
        'Мотив-капля с ободком из золотых бусин известен у дома с 1968 года. На этой подвеске середина капли выложена бриллиантами. ' +
        'Оборотная сторона гравирована «сотами».',
      en:
        'The house has used the drop motif with its border of gold beads since 1968. On this pendant the middle of the drop is set with ' +
        'diamonds. The back is engraved with a honeycomb.',
    },
  },
  {
    key: 'chaumet-josephine-aigrette-ring',
    brand: 'Chaumet',
    collection: 'Joséphine',
    model: 'Joséphine Aigrette Ring',
    reference: null,
    year: 2018,
    price: 4200,
    condition: 'very_good',
    fullSet: false,
    type: 'ring',
    metal: { ru: 'Белое золото 750', en: 'White gold 750' },
    stone: { ru: 'Бриллиант «груша» 0,30 ct, бриллианты', en: 'Pear-shaped diamond 0.30 ct, diamonds' },
    size: { ru: '49 (15,6 мм)', en: '49 (15.6 mm)' },
    kit: { ru: 'Коробка.', en: 'Box.' },
    text: {
      ru:
        'Линия названа в честь императрицы Жозефины, клиентки дома, и повторяет изгиб эгрета. Центральный камень огранки «груша» стоит ' +
        'остриём вверх. На шинке лёгкие царапины.',
      en:
        'The line is named after the Empress Joséphine, a client of the house, and follows the curve of an aigrette. The pear-shaped ' +
        'center stone points upward. The band has light scratches.',
    },
    status: 'sold',
  },
  {
    key: 'chaumet-bee-my-love-ring-yellow-gold',
    brand: 'Chaumet',
    collection: 'Bee My Love',
    model: 'Bee My Love Ring',
    reference: null,
    year: 2021,
    price: 1350,
    condition: 'good',
    fullSet: false,
    type: 'ring',
    metal: { ru: 'Жёлтое золото 750', en: 'Yellow gold 750' },
    stone: null,
    size: { ru: '54 (17,2 мм)', en: '54 (17.2 mm)' },
    kit: { ru: 'Сертификат.', en: 'Certificate.' },
    text: {
      ru:
        'Кольцо из зеркальных шестигранников, похожих на соты. Его носили вместе с другими кольцами, поэтому на боковых гранях видны ' +
        'следы соприкосновения.',
      en:
        'A ring of mirror-polished hexagons, like a honeycomb. It was worn stacked with other rings, so the side facets show contact ' +
        'marks.',
    },
  },
  {
    key: 'messika-move-uno-necklace-white-gold',
    brand: 'Messika',
    collection: 'Move',
    model: 'Move Uno Necklace',
    reference: null,
    year: 2021,
    price: 1850,
    condition: 'excellent',
    fullSet: true,
    type: 'pendant',
    metal: { ru: 'Белое золото 750', en: 'White gold 750' },
    stone: { ru: 'Бриллианты', en: 'Diamonds' },
    size: { ru: 'Цепочка 42–45 см', en: 'Chain 42–45 cm' },
    kit: { ru: 'Коробка, сертификат.', en: 'Box, certificate.' },
    text: {
      ru:
        'В линии Move бриллианты свободно скользят внутри вытянутой рамки; в Move Uno такой камень один. Механизм движется без ' +
        'задержек, рамка без вмятин.',
      en:
        'In the Move line diamonds slide freely inside an elongated frame; Move Uno has one such stone. It moves without sticking and ' +
        'the frame has no dents.',
    },
  },
  {
    key: 'messika-move-classique-bracelet-rose-gold',
    brand: 'Messika',
    collection: 'Move',
    model: 'Move Classique Bracelet',
    reference: null,
    year: 2019,
    price: 2300,
    condition: 'very_good',
    fullSet: true,
    type: 'bracelet',
    metal: { ru: 'Розовое золото 750', en: 'Rose gold 750' },
    stone: { ru: '3 подвижных бриллианта', en: '3 moving diamonds' },
    size: { ru: '17 см', en: '17 cm' },
    kit: { ru: 'Коробка, сертификат, чехол.', en: 'Box, certificate, pouch.' },
    text: {
      ru:
        'Три бриллианта в отдельных оправах ходят по дорожке внутри рамки. Цепочку укоротили на одно звено у производителя, звено ' +
        'приложено.',
      en:
        'Three diamonds in separate settings run along a track inside the frame. The maker shortened the chain by one link, and the ' +
        'link is included.',
    },
    status: 'reserved',
  },
]
