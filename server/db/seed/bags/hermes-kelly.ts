import type { DemoBag } from '#server/db/seed/demo-piece.ts'

export const hermesKelly: DemoBag[] = [
  {
    key: 'hermes-kelly-25-sellier-epsom-craie',
    brand: 'Hermès',
    collection: 'Kelly',
    model: 'Kelly 25 Sellier',
    reference: null,
    year: 2021,
    price: 26_900,
    condition: 'excellent',
    fullSet: true,
    color: 'cream',
    material: { ru: 'Кожа Epsom, цвет Craie', en: 'Epsom leather, color Craie' },
    hardware: { ru: 'Позолота', en: 'Gold-plated' },
    sizeCm: '25 × 19 × 9',
    kit: {
      ru: 'Коробка, пыльник, дождевик, замок, ключи, чехол для ключей, плечевой ремень, чек.',
      en: 'Box, dust bag, raincoat, lock, keys, clochette, shoulder strap, receipt.',
    },
    text: {
      ru:
        'У версии Sellier швы вынесены наружу, рёбра жёсткие. Тиснёная кожа Epsom не впитывает влагу и держит форму. Клеймо Z — 2021 ' +
        'год, следов переноса краски на светлой коже нет.',
      en:
        'The Sellier version has its seams on the outside and rigid edges. Embossed Epsom leather resists moisture and keeps its shape. ' +
        'The stamp Z stands for 2021; the pale leather shows no color transfer.',
    },
    popular: true,
  },
  {
    key: 'hermes-kelly-28-retourne-togo-bleu-nuit',
    brand: 'Hermès',
    collection: 'Kelly',
    model: 'Kelly 28 Retourné',
    reference: null,
    year: 2017,
    price: 16_500,
    condition: 'very_good',
    fullSet: false,
    color: 'blue',
    material: { ru: 'Кожа Togo, цвет Bleu Nuit', en: 'Togo leather, color Bleu Nuit' },
    hardware: { ru: 'Палладий', en: 'Palladium' },
    sizeCm: '28 × 22 × 10',
    kit: {
      ru: 'Пыльник, замок, ключи, чехол для ключей, плечевой ремень.',
      en: 'Dust bag, lock, keys, clochette, shoulder strap.',
    },
    text: {
      ru:
        'Retourné сшивают изнанкой наружу и выворачивают, поэтому швы скрыты, а контур мягче. Клеймо A — 2017 год. На язычке клапана ' +
        'лёгкие складки, замок и ключи с одним номером.',
      en:
        'A Retourné is sewn inside out and turned, so the seams are hidden and the outline is softer. The stamp A stands for 2017. The ' +
        'flap straps have light creases; the lock and keys share one number.',
    },
  },
  {
    key: 'hermes-kelly-32-sellier-box-noir',
    brand: 'Hermès',
    collection: 'Kelly',
    model: 'Kelly 32 Sellier',
    reference: null,
    year: 2005,
    price: 6900,
    condition: 'vintage',
    fullSet: false,
    color: 'black',
    material: { ru: 'Кожа Box, цвет Noir', en: 'Box calf leather, color Noir' },
    hardware: { ru: 'Позолота', en: 'Gold-plated' },
    sizeCm: '32 × 23 × 10.5',
    kit: { ru: 'Пыльник, замок, ключи.', en: 'Dust bag, lock, keys.' },
    text: {
      ru:
        'Гладкая кожа Box со временем получает блеск и тонкие царапины, здесь они видны на клапане. Клеймо I в квадрате — 2005 год. ' +
        'Кромки подкрасили в мастерской, плечевого ремня нет.',
      en:
        'Smooth Box calf gains a sheen and fine scratches with age; here they show on the flap. The stamp I in a square stands for ' +
        '2005. A workshop has repainted the edges; there is no shoulder strap.',
    },
  },
]
