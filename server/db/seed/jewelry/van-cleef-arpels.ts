import type { DemoJewelry } from '#server/db/seed/demo-piece.ts'
import { vanCleefAlhambra } from '#server/db/seed/jewelry/van-cleef-alhambra.ts'

export const vanCleefArpelsJewelry: DemoJewelry[] = [
  ...vanCleefAlhambra,
  {
    key: 'vca-perlee-signature-bracelet-rose-gold',
    brand: 'Van Cleef & Arpels',
    collection: 'Perlée',
    model: 'Perlée Signature Bracelet',
    reference: null,
    year: 2019,
    price: 6800,
    condition: 'excellent',
    fullSet: true,
    type: 'bracelet',
    metal: { ru: 'Розовое золото 750', en: 'Rose gold 750' },
    stone: null,
    size: { ru: 'M (17 см)', en: 'M (17 cm)' },
    kit: { ru: 'Коробка, сертификат подлинности.', en: 'Box, certificate of authenticity.' },
    text: {
      ru:
        'Гладкая полоса с гравировкой имени дома и рядом золотых бусин по каждому краю. Браслет раскрывается на шарнире, защёлка ' +
        'скрыта. Следы носки видны только под лупой.',
      en:
        'A polished band engraved with the house’s name, with a row of gold beads along each edge. It opens on a hinge and has a ' +
        'concealed catch. Wear shows only under a loupe.',
    },
  },
  {
    key: 'vca-frivole-ring-8-flowers',
    brand: 'Van Cleef & Arpels',
    collection: 'Frivole',
    model: 'Frivole Ring, 8 Flowers',
    reference: null,
    year: 2021,
    price: 5700,
    condition: 'excellent',
    fullSet: false,
    type: 'ring',
    metal: { ru: 'Жёлтое золото 750', en: 'Yellow gold 750' },
    stone: { ru: 'Бриллианты', en: 'Diamonds' },
    size: { ru: '52 (16,5 мм)', en: '52 (16.5 mm)' },
    kit: { ru: 'Сертификат подлинности, чехол.', en: 'Certificate of authenticity, pouch.' },
    text: {
      ru:
        'Восемь цветков с лепестками в форме сердца, в центре каждого — бриллиант круглой огранки. Лепестки отполированы до зеркала, на ' +
        'внутренних цветках следов почти нет.',
      en:
        'Eight flowers with heart-shaped petals and a round diamond at the center of each. The petals are mirror-polished; the inner ' +
        'flowers carry almost no marks.',
    },
  },
  {
    key: 'vca-rose-de-noel-clip',
    brand: 'Van Cleef & Arpels',
    collection: 'Rose de Noël',
    model: 'Rose de Noël Clip, Small',
    reference: null,
    year: 2005,
    price: null,
    onRequest: true,
    condition: 'vintage',
    fullSet: false,
    type: 'brooch',
    metal: { ru: 'Жёлтое золото 750', en: 'Yellow gold 750' },
    stone: { ru: 'Белый перламутр, бриллианты', en: 'White mother-of-pearl, diamonds' },
    size: null,
    kit: { ru: 'Экспертное заключение Vitrine.', en: 'Vitrine examination report.' },
    text: {
      ru:
        'Клип в виде цветка морозника дом делает с начала 1970-х годов. Лепестки вырезаны из перламутра, в сердцевине бриллианты. ' +
        'Двойная игла пружинит ровно, цену сообщим по запросу.',
      en:
        'The house has made this hellebore clip since the early 1970s. The petals are carved mother-of-pearl with diamonds at the ' +
        'center. The double pin springs evenly; the price is given on request.',
    },
  },
]
