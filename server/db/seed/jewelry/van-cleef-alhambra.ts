import type { DemoJewelry } from '#server/db/seed/demo-piece.ts'

export const vanCleefAlhambra: DemoJewelry[] = [
  {
    key: 'vca-vintage-alhambra-bracelet-mother-of-pearl',
    brand: 'Van Cleef & Arpels',
    collection: 'Alhambra',
    model: 'Vintage Alhambra Bracelet, 5 Motifs',
    reference: 'VCARA41800',
    year: 2020,
    price: 4950,
    condition: 'excellent',
    fullSet: true,
    type: 'bracelet',
    metal: { ru: 'Жёлтое золото 750', en: 'Yellow gold 750' },
    stone: { ru: 'Белый перламутр', en: 'White mother-of-pearl' },
    size: { ru: '19 см', en: '19 cm' },
    kit: { ru: 'Коробка, сертификат подлинности, чехол.', en: 'Box, certificate of authenticity, pouch.' },
    text: {
      ru:
        'Пять мотивов диаметром около 15 мм в оправе из золотых бусин. Цвет перламутра на всех мотивах ровный. Номер на подвесной ' +
        'пластине совпадает с сертификатом.',
      en:
        'Five motifs about 15 mm across, each framed by gold beads. The mother-of-pearl is even in color from motif to motif. The ' +
        'number on the tag matches the certificate.',
    },
    popular: true,
  },
  {
    key: 'vca-vintage-alhambra-bracelet-onyx',
    brand: 'Van Cleef & Arpels',
    collection: 'Alhambra',
    model: 'Vintage Alhambra Bracelet, 5 Motifs',
    reference: 'VCARA41300',
    year: 2017,
    price: 4800,
    previousPrice: 5300,
    takesOffers: true,
    condition: 'very_good',
    fullSet: true,
    type: 'bracelet',
    metal: { ru: 'Жёлтое золото 750', en: 'Yellow gold 750' },
    stone: { ru: 'Оникс', en: 'Onyx' },
    size: { ru: '19 см', en: '19 cm' },
    kit: { ru: 'Коробка, сертификат подлинности.', en: 'Box, certificate of authenticity.' },
    text: {
      ru:
        'Пять мотивов из чёрного оникса, с обеих сторон обрамлённых золотом. На одном камне под лупой видна короткая царапина, сколов ' +
        'нет. Замок отрегулирован.',
      en:
        'Five motifs of black onyx set in gold on both sides. One stone has a short scratch visible under a loupe; there are no chips. ' +
        'The clasp has been adjusted.',
    },
  },
  {
    key: 'vca-vintage-alhambra-necklace-20-motifs',
    brand: 'Van Cleef & Arpels',
    collection: 'Alhambra',
    model: 'Vintage Alhambra Long Necklace, 20 Motifs',
    reference: 'VCARA42100',
    year: 2015,
    price: 15_900,
    condition: 'very_good',
    fullSet: false,
    type: 'necklace',
    metal: { ru: 'Жёлтое золото 750', en: 'Yellow gold 750' },
    stone: { ru: 'Белый перламутр', en: 'White mother-of-pearl' },
    size: { ru: '84 см', en: '84 cm' },
    kit: { ru: 'Сертификат подлинности.', en: 'Certificate of authenticity.' },
    text: {
      ru:
        'Длинное колье из двадцати мотивов повторяет строение первого колье Alhambra 1968 года. Его носят в одну нить или складывают ' +
        'вдвое. Звенья цепочки не растянуты, на золотых ободках есть лёгкие следы носки.',
      en:
        'The long necklace of twenty motifs follows the first Alhambra necklace of 1968. It is worn as a single strand or doubled. The ' +
        'links are not stretched; the gold borders show light wear.',
    },
  },
  {
    key: 'vca-vintage-alhambra-pendant-mother-of-pearl',
    brand: 'Van Cleef & Arpels',
    collection: 'Alhambra',
    model: 'Vintage Alhambra Pendant',
    reference: 'VCARA45900',
    year: 2022,
    price: 2750,
    condition: 'unworn',
    fullSet: true,
    type: 'pendant',
    metal: { ru: 'Жёлтое золото 750', en: 'Yellow gold 750' },
    stone: { ru: 'Белый перламутр', en: 'White mother-of-pearl' },
    size: { ru: 'Цепочка 42 см', en: 'Chain 42 cm' },
    kit: { ru: 'Коробка, сертификат подлинности, чек, пакет.', en: 'Box, certificate of authenticity, receipt, paper bag.' },
    text: {
      ru: 'Один мотив Vintage Alhambra на цепочке с двумя положениями замка. Подвеска куплена в бутике в Дубае, её не носили.',
      en:
        'A single Vintage Alhambra motif on a chain with two clasp positions. The pendant was bought at a Dubai boutique and has not ' +
        'been worn.',
    },
  },
  {
    key: 'vca-magic-alhambra-earrings-3-motifs',
    brand: 'Van Cleef & Arpels',
    collection: 'Alhambra',
    model: 'Magic Alhambra Earrings, 3 Motifs',
    reference: null,
    year: 2016,
    price: 9200,
    condition: 'excellent',
    fullSet: false,
    type: 'earrings',
    metal: { ru: 'Жёлтое золото 750', en: 'Yellow gold 750' },
    stone: { ru: 'Белый и серый перламутр, оникс', en: 'White and gray mother-of-pearl, onyx' },
    size: null,
    kit: { ru: 'Коробка.', en: 'Box.' },
    text: {
      ru:
        'Три мотива разного размера на каждой серьге: белый перламутр, серый перламутр и оникс. Застёжка — клипса со штифтом. ' +
        'Сертификат у владелицы не сохранился, подлинность подтвердила наша экспертиза.',
      en:
        'Three motifs of different sizes on each earring: white mother-of-pearl, gray mother-of-pearl and onyx. The fastening is a clip ' +
        'with a post. The certificate was lost; our examination confirmed authenticity.',
    },
    status: 'sold',
  },
]
