import type { DemoJewelry } from '#server/db/seed/demo-piece.ts'

export const cartierLoveClou: DemoJewelry[] = [
  {
    key: 'cartier-love-bracelet-yellow-gold',
    brand: 'Cartier',
    collection: 'Love',
    model: 'Love Bracelet',
    reference: 'B6067517',
    year: 2022,
    price: 6900,
    condition: 'excellent',
    fullSet: true,
    type: 'bracelet',
    metal: { ru: 'Жёлтое золото 750', en: 'Yellow gold 750' },
    stone: null,
    size: { ru: '17 см', en: '17 cm' },
    kit: { ru: 'Коробка, сертификат, отвёртка, чек.', en: 'Box, certificate, screwdriver, receipt.' },
    text: {
      ru:
        'Модель нарисовал Альдо Чипулло в Нью-Йорке в 1969 году: две дуги соединяются винтами, ширина браслета 6,1 мм. Этот экземпляр — ' +
        'с новой системой винтов, которые не выпадают из дуги. Браслет не полировали.',
      en:
        'Aldo Cipullo drew the model in New York in 1969: two arcs held together by screws, 6.1 mm wide. This one has the later screw ' +
        'system, in which the screws stay in the arc. It has not been polished.',
    },
    popular: true,
  },
  {
    key: 'cartier-love-bracelet-white-gold-4-diamonds',
    brand: 'Cartier',
    collection: 'Love',
    model: 'Love Bracelet, 4 Diamonds',
    reference: null,
    year: 2014,
    price: 8200,
    condition: 'very_good',
    fullSet: false,
    type: 'bracelet',
    metal: { ru: 'Белое золото 750', en: 'White gold 750' },
    stone: { ru: '4 бриллианта, 0,42 ct', en: '4 diamonds, 0.42 ct' },
    size: { ru: '18 см', en: '18 cm' },
    kit: { ru: 'Сертификат, отвёртка.', en: 'Certificate, screwdriver.' },
    text: {
      ru:
        'Четыре бриллианта чередуются с гравированными головками винтов. Браслет застёгивается двумя винтами, отвёртка сохранилась. На ' +
        'внешней стороне есть лёгкие царапины, все камни на месте.',
      en:
        'Four diamonds alternate with the engraved screw heads. The bracelet closes with two screws, and the screwdriver is present. ' +
        'There are light scratches on the outside; all the stones are in place.',
    },
  },
  {
    key: 'cartier-love-ring-rose-gold',
    brand: 'Cartier',
    collection: 'Love',
    model: 'Love Ring',
    reference: 'B4084800',
    year: 2019,
    price: 1750,
    condition: 'very_good',
    fullSet: true,
    type: 'ring',
    metal: { ru: 'Розовое золото 750', en: 'Rose gold 750' },
    stone: null,
    size: { ru: '53 (16,9 мм)', en: '53 (16.9 mm)' },
    kit: { ru: 'Коробка, сертификат.', en: 'Box, certificate.' },
    text: {
      ru:
        'Кольцо шириной 5,5 мм с тем же рисунком винтов, что и на браслете Love. Размер и номер выбиты изнутри, гравировок прежнего ' +
        'владельца нет.',
      en:
        'A ring 5.5 mm wide with the screw motif of the Love bracelet. The size and number are stamped inside; the previous owner left ' +
        'no engraving.',
    },
  },
  {
    key: 'cartier-juste-un-clou-bracelet-yellow-gold',
    brand: 'Cartier',
    collection: 'Juste un Clou',
    model: 'Juste un Clou Bracelet',
    reference: 'B6048217',
    year: 2021,
    price: 6950,
    previousPrice: 7500,
    condition: 'excellent',
    fullSet: true,
    type: 'bracelet',
    metal: { ru: 'Жёлтое золото 750', en: 'Yellow gold 750' },
    stone: null,
    size: { ru: '16 см', en: '16 cm' },
    kit: { ru: 'Коробка, сертификат, чехол, чек бутика.', en: 'Box, certificate, pouch, boutique receipt.' },
    text: {
      ru:
        'Браслет в виде изогнутого гвоздя Альдо Чипулло придумал в 1971 году, нынешнее имя линия носит с 2012 года. Ширина 3,5 мм. ' +
        'Скрытый замок закрывается плотно.',
      en:
        'Aldo Cipullo made the bent-nail bracelet in 1971; the line has carried its present name since 2012. It is 3.5 mm wide. The ' +
        'concealed clasp closes firmly.',
    },
    popular: true,
  },
  {
    key: 'cartier-juste-un-clou-ring-yellow-gold',
    brand: 'Cartier',
    collection: 'Juste un Clou',
    model: 'Juste un Clou Ring',
    reference: 'B4092600',
    year: 2023,
    price: 1950,
    condition: 'unworn',
    fullSet: true,
    type: 'ring',
    metal: { ru: 'Жёлтое золото 750', en: 'Yellow gold 750' },
    stone: null,
    size: { ru: '54 (17,2 мм)', en: '54 (17.2 mm)' },
    kit: { ru: 'Коробка, сертификат, бумажный пакет.', en: 'Box, certificate, paper bag.' },
    text: {
      ru: 'Классическая модель без камней, толщина около 2,6 мм. В наличии два одинаковых кольца этого размера. Их не носили.',
      en:
        'The classic model without stones, about 2.6 mm thick. Two identical rings of the same size are available. Neither has been ' +
        'worn.',
    },
    stock: 2,
  },
]
