import type { DemoBag } from '#server/db/seed/demo-piece.ts'

export const gucciPradaBags: DemoBag[] = [
  {
    key: 'gucci-jackie-1961-small-gg-supreme',
    brand: 'Gucci',
    collection: 'Jackie',
    model: 'Jackie 1961 Small',
    reference: '636706',
    year: 2021,
    price: 1650,
    condition: 'excellent',
    fullSet: true,
    color: 'beige',
    material: { ru: 'Холст GG Supreme, кожа', en: 'GG Supreme canvas, leather' },
    hardware: { ru: 'Золотистый металл', en: 'Gold-tone metal' },
    sizeCm: '28 × 19 × 4.5',
    kit: { ru: 'Коробка, пыльник, плечевой ремень, карточка.', en: 'Box, dust bag, shoulder strap, controllato card.' },
    text: {
      ru:
        'Сумка 1961 года получила имя после снимков Жаклин Кеннеди; в 2020 году её выпустили под названием Jackie 1961. Поршневая ' +
        'застёжка закрывается без усилия. Кожаная кромка без потёртостей.',
      en:
        'The bag of 1961 took its name from photographs of Jacqueline Kennedy; in 2020 it returned as Jackie 1961. The piston clasp ' +
        'closes easily. The leather trim is not rubbed.',
    },
    popular: true,
  },
  {
    key: 'gucci-bamboo-1947-small-black',
    brand: 'Gucci',
    collection: 'Bamboo',
    model: 'Bamboo 1947 Small Top Handle',
    reference: '675797',
    year: 2022,
    price: 2300,
    previousPrice: 2600,
    condition: 'unworn',
    fullSet: true,
    color: 'black',
    material: { ru: 'Гладкая телячья кожа', en: 'Smooth calfskin' },
    hardware: { ru: 'Золотистый металл', en: 'Gold-tone metal' },
    sizeCm: '21 × 15 × 7',
    kit: { ru: 'Коробка, пыльник, два плечевых ремня, чек.', en: 'Box, dust bag, two shoulder straps, receipt.' },
    text: {
      ru:
        'Бамбуковую ручку Gucci гнёт над огнём с 1947 года, когда кожи не хватало. Такой же бамбук на поворотном замке. Сумку не ' +
        'носили, ремни в заводской бумаге.',
      en:
        'Gucci has bent bamboo handles over a flame since 1947, when leather was short. The turn lock is bamboo too. The bag has not ' +
        'been carried; the straps are in the maker’s paper.',
    },
  },
  {
    key: 'prada-galleria-saffiano-large-black',
    brand: 'Prada',
    collection: 'Galleria',
    model: 'Galleria Saffiano Large',
    reference: null,
    year: 2013,
    price: 1250,
    condition: 'good',
    fullSet: false,
    color: 'black',
    material: { ru: 'Кожа Saffiano', en: 'Saffiano leather' },
    hardware: { ru: 'Золотистый металл', en: 'Gold-tone metal' },
    sizeCm: '33 × 24 × 15',
    kit: { ru: 'Карточка подлинности.', en: 'Authenticity card.' },
    text: {
      ru:
        'Модель названа по галерее Виктора Эммануила II в Милане, где Марио Прада открыл магазин в 1913 году. Перекрёстное тиснение ' +
        'Saffiano устойчиво к царапинам. Ручки внутри потёрты, дно чистое.',
      en:
        'The model is named after Milan’s Galleria Vittorio Emanuele II, where Mario Prada opened his shop in 1913. The crosshatch of ' +
        'Saffiano resists scratches. The handles are rubbed inside; the base is clean.',
    },
  },
  {
    key: 'prada-re-edition-2005-nylon-black',
    brand: 'Prada',
    collection: 'Re-Edition',
    model: 'Re-Edition 2005 Re-Nylon',
    reference: '1BH204',
    year: 2025,
    price: 1350,
    condition: 'new',
    fullSet: true,
    color: 'black',
    material: { ru: 'Re-Nylon, отделка Saffiano', en: 'Re-Nylon, Saffiano trim' },
    hardware: { ru: 'Серебристый металл', en: 'Silver-tone metal' },
    sizeCm: '22 × 12 × 6',
    kit: { ru: 'Коробка, пыльник, карточка подлинности, чек.', en: 'Box, dust bag, authenticity card, receipt.' },
    text: {
      ru:
        'Повтор сумки 2005 года из нейлона, полученного переработкой. К ней идут цепочка, тканый ремень и кошелёк на карабине. В ' +
        'наличии две новые сумки с бирками.',
      en:
        'A re-edition of the 2005 bag in regenerated nylon. It comes with a chain, a woven strap and a clip-on pouch. Two new bags with ' +
        'tags are available.',
    },
    stock: 2,
  },
]
