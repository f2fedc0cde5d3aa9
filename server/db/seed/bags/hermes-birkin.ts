import type { DemoBag } from '#server/db/seed/demo-piece.ts'

export const hermesBirkin: DemoBag[] = [
  {
    key: 'hermes-birkin-25-togo-gold',
    brand: 'Hermès',
    collection: 'Birkin',
    model: 'Birkin 25',
    reference: null,
    year: 2022,
    price: 25_500,
    condition: 'unworn',
    fullSet: true,
    color: 'brown',
    material: { ru: 'Кожа Togo, цвет Gold', en: 'Togo leather, color Gold' },
    hardware: { ru: 'Позолота', en: 'Gold-plated' },
    sizeCm: '25 × 20 × 13',
    kit: {
      ru: 'Коробка, пыльник, дождевик, замок, ключи, чехол для ключей, чек.',
      en: 'Box, dust bag, raincoat, lock, keys, clochette, receipt.',
    },
    text: {
      ru:
        'Birkin появилась в 1984 году после встречи Джейн Биркин с Жан-Луи Дюма. Клеймо U соответствует 2022 году. Плёнка на фурнитуре ' +
        'не снята, сумку не носили.',
      en:
        'The Birkin appeared in 1984 after Jane Birkin met Jean-Louis Dumas. The stamp U stands for 2022. The film on the hardware is ' +
        'still in place; the bag has not been carried.',
    },
    popular: true,
  },
  {
    key: 'hermes-birkin-30-togo-noir',
    brand: 'Hermès',
    collection: 'Birkin',
    model: 'Birkin 30',
    reference: null,
    year: 2018,
    price: 18_900,
    condition: 'excellent',
    fullSet: true,
    color: 'black',
    material: { ru: 'Кожа Togo, цвет Noir', en: 'Togo leather, color Noir' },
    hardware: { ru: 'Палладий', en: 'Palladium' },
    sizeCm: '30 × 22 × 16',
    kit: {
      ru: 'Коробка, пыльник, дождевик, замок, ключи, чехол для ключей.',
      en: 'Box, dust bag, raincoat, lock, keys, clochette.',
    },
    text: {
      ru:
        'Телячья кожа Togo с мелким зерном держит форму лучше, чем Clemence. Клеймо C — 2018 год. Углы целые, на палладиевых пластинах ' +
        'тонкие следы, видимые под лупой.',
      en:
        'Togo is a fine-grained calfskin that holds its shape better than Clemence. The stamp C stands for 2018. The corners are whole; ' +
        'the palladium plates have faint marks visible under a loupe.',
    },
    popular: true,
  },
  {
    key: 'hermes-birkin-35-clemence-etoupe',
    brand: 'Hermès',
    collection: 'Birkin',
    model: 'Birkin 35',
    reference: null,
    year: 2010,
    price: 9800,
    previousPrice: 10_900,
    condition: 'very_good',
    fullSet: false,
    color: 'grey',
    material: { ru: 'Кожа Taurillon Clemence, цвет Étoupe', en: 'Taurillon Clemence leather, color Étoupe' },
    hardware: { ru: 'Палладий', en: 'Palladium' },
    sizeCm: '35 × 25 × 18',
    kit: { ru: 'Пыльник, замок, ключи, чехол для ключей.', en: 'Dust bag, lock, keys, clochette.' },
    text: {
      ru:
        'Кожа Clemence мягче и тяжелее Togo, поэтому стенки слегка осели. Белая строчка, клеймо N в квадрате — 2010 год. На ручках нет ' +
        'потемнений, на дне лёгкие царапины.',
      en:
        'Clemence is softer and heavier than Togo, so the sides have settled slightly. White stitching; the stamp N in a square stands ' +
        'for 2010. The handles have not darkened; the base has light scratches.',
    },
  },
  {
    key: 'hermes-birkin-30-himalaya',
    brand: 'Hermès',
    collection: 'Birkin',
    model: 'Birkin 30 Himalaya',
    reference: null,
    year: 2016,
    price: null,
    onRequest: true,
    condition: 'excellent',
    fullSet: true,
    color: 'white',
    material: { ru: 'Матовая кожа нильского крокодила', en: 'Matte Niloticus crocodile' },
    hardware: { ru: 'Палладий', en: 'Palladium' },
    sizeCm: '30 × 22 × 16',
    kit: {
      ru: 'Коробка, пыльник, замок, ключи, чехол для ключей, документ CITES, чек.',
      en: 'Box, dust bag, lock, keys, clochette, CITES document, receipt.',
    },
    text: {
      ru:
        'Кожу нильского крокодила осветляют в несколько этапов до перехода от серого к белому. Клеймо X — 2016 год. Для пересылки через ' +
        'границу нужен документ CITES, он есть; цену сообщим по запросу.',
      en:
        'Niloticus crocodile is lightened in several stages until gray fades to white. The stamp X stands for 2016. Crossing a border ' +
        'requires a CITES document, which is included; the price is given on request.',
    },
  },
]
