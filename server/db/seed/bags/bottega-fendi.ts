import type { DemoBag } from '#server/db/seed/demo-piece.ts'

export const bottegaFendiBags: DemoBag[] = [
  {
    key: 'bottega-veneta-cassette-parakeet',
    brand: 'Bottega Veneta',
    collection: 'Cassette',
    model: 'Cassette',
    reference: '578004',
    year: 2021,
    price: 1450,
    condition: 'very_good',
    fullSet: true,
    color: 'green',
    material: { ru: 'Кожа, крупное плетение Intreccio, цвет Parakeet', en: 'Leather, maxi Intreccio weave, color Parakeet' },
    hardware: { ru: 'Золотистый металл', en: 'Gold-tone metal' },
    sizeCm: '23 × 15 × 5.5',
    kit: { ru: 'Коробка, пыльник, карточка.', en: 'Box, dust bag, card.' },
    text: {
      ru:
        'Дэниел Ли показал Cassette в 2019 году: знакомое плетение увеличено до полос шириной в несколько сантиметров. Зелёный Parakeet ' +
        '— цвет дома тех лет. На кромках полос лёгкие следы.',
      en:
        'Daniel Lee showed the Cassette in 2019: the familiar weave enlarged to strips several centimetres wide. The green Parakeet was ' +
        'the house’s color of those years. The strips have light marks at the edges.',
    },
  },
  {
    key: 'bottega-veneta-mini-jodie-caramel',
    brand: 'Bottega Veneta',
    collection: 'Jodie',
    model: 'Mini Jodie',
    reference: '651876',
    year: 2022,
    price: 1750,
    condition: 'excellent',
    fullSet: true,
    color: 'brown',
    material: { ru: 'Кожа ягнёнка, плетение Intrecciato', en: 'Lambskin, Intrecciato weave' },
    hardware: { ru: 'Латунь', en: 'Brass' },
    sizeCm: '28 × 23 × 8',
    kit: { ru: 'Коробка, пыльник, чек.', en: 'Box, dust bag, receipt.' },
    text: {
      ru:
        'Мягкая сумка в форме полумесяца с узлом на ручке названа по имени Джоди Фостер. Плетение не вытянуто, узел не ослаб. Внутри ' +
        'замша и карман на молнии.',
      en:
        'A soft crescent bag with a knotted handle, named after Jodie Foster. The weave is not stretched and the knot is tight. Inside ' +
        'are suede and a zipped pocket.',
    },
  },
  {
    key: 'fendi-baguette-ff-jacquard-brown',
    brand: 'Fendi',
    collection: 'Baguette',
    model: 'Baguette',
    reference: '8BR600',
    year: 2020,
    price: 1750,
    condition: 'very_good',
    fullSet: false,
    color: 'brown',
    material: { ru: 'Жаккард FF, кожа', en: 'FF jacquard, leather' },
    hardware: { ru: 'Золотистый металл', en: 'Gold-tone metal' },
    sizeCm: '27 × 15 × 6',
    kit: { ru: 'Пыльник, два плечевых ремня.', en: 'Dust bag, two shoulder straps.' },
    text: {
      ru:
        'Сильвия Вентурини Фенди нарисовала Baguette в 1997 году, чтобы носить под мышкой, как багет. Клапан на магните под пряжкой FF. ' +
        'Ткань без затяжек, на пряжке лёгкие царапины.',
      en:
        'Silvia Venturini Fendi drew the Baguette in 1997 to be carried under the arm, like the loaf. A magnet under the FF buckle ' +
        'closes the flap. The cloth has no pulls; the buckle has light scratches.',
    },
    status: 'reserved',
  },
  {
    key: 'fendi-peekaboo-iseeu-medium-burgundy',
    brand: 'Fendi',
    collection: 'Peekaboo',
    model: 'Peekaboo ISeeU Medium',
    reference: '8BN321',
    year: 2019,
    price: 2600,
    condition: 'good',
    fullSet: true,
    color: 'burgundy',
    material: { ru: 'Кожа наппа', en: 'Nappa leather' },
    hardware: { ru: 'Золотистый металл', en: 'Gold-tone metal' },
    sizeCm: '33 × 25.5 × 13',
    kit: {
      ru: 'Коробка, пыльник, плечевой ремень, карточка подлинности.',
      en: 'Box, dust bag, shoulder strap, authenticity card.',
    },
    text: {
      ru:
        'Два отделения по сторонам жёсткой перегородки, каждое со своим поворотным замком. Передняя стенка откидывается и показывает ' +
        'подкладку. На углах видны потёртости, перегородка ровная.',
      en:
        'Two compartments on either side of a rigid partition, each with its own turn lock. The front folds down to show the lining. ' +
        'The corners are visibly rubbed; the partition is straight.',
    },
  },
]
