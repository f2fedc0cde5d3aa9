import { bottegaFendiBags } from '#server/db/seed/bags/bottega-fendi.ts'
import { celineSaintLaurentBags } from '#server/db/seed/bags/celine-saint-laurent.ts'
import { diorBags } from '#server/db/seed/bags/dior.ts'
import { gucciPradaBags } from '#server/db/seed/bags/gucci-prada.ts'
import { louisVuittonBags } from '#server/db/seed/bags/louis-vuitton.ts'
import type { DemoBag } from '#server/db/seed/demo-piece.ts'

/** Bags of all houses except Hermès and Chanel. */
export const otherBags: DemoBag[] = [
  ...louisVuittonBags,
  ...diorBags,
  ...gucciPradaBags,
  ...bottegaFendiBags,
  ...celineSaintLaurentBags,
  {
    key: 'loewe-puzzle-small-tan',
    brand: 'Loewe',
    collection: 'Puzzle',
    model: 'Puzzle Small',
    reference: '322.30.S21',
    year: 2018,
    price: 1650,
    condition: 'very_good',
    fullSet: true,
    color: 'brown',
    material: { ru: 'Телячья кожа', en: 'Calfskin' },
    hardware: { ru: 'Золотистый металл', en: 'Gold-tone metal' },
    sizeCm: '24 × 16.5 × 10.5',
    kit: { ru: 'Коробка, пыльник, плечевой ремень, карточка.', en: 'Box, dust bag, shoulder strap, card.' },
    text: {
      ru:
        'Puzzle — первая сумка Джонатана Андерсона для Loewe, её сшивают из скошенных деталей и складывают плоско. На рёбрах лёгкие ' +
        'потёртости. Ремень можно укоротить до ручки.',
      en:
        'The Puzzle was Jonathan Anderson’s first bag for Loewe; it is sewn from bevelled panels and folds flat. The edges are lightly ' +
        'rubbed. The strap shortens to a handle.',
    },
  },
  {
    key: 'goyard-saint-louis-pm-green',
    brand: 'Goyard',
    collection: 'Saint Louis',
    model: 'Saint Louis PM',
    reference: null,
    year: 2021,
    price: 1690,
    condition: 'excellent',
    fullSet: false,
    color: 'green',
    material: { ru: 'Холст Goyardine, кожа Chevroches', en: 'Goyardine canvas, Chevroches leather' },
    hardware: { ru: 'Палладий', en: 'Palladium' },
    sizeCm: '34 × 28 × 15',
    kit: { ru: 'Пыльник, съёмный кошелёк.', en: 'Dust bag, removable pouch.' },
    text: {
      ru:
        'Мягкий тоут без подкладки: его можно вывернуть тканью наружу. Точки рисунка Goyardine наносят слоями, на ощупь они выпуклые. ' +
        'Ручки без трещин, инициалов нет.',
      en:
        'A soft unlined tote that can be turned inside out. The dots of the Goyardine pattern are printed in layers and are raised to ' +
        'the touch. The handles are not cracked; there are no initials.',
    },
  },
  {
    key: 'the-row-margaux-15-chocolate',
    brand: 'The Row',
    collection: 'Margaux',
    model: 'Margaux 15',
    reference: null,
    year: 2024,
    price: null,
    onRequest: true,
    condition: 'unworn',
    fullSet: true,
    color: 'chocolate',
    material: { ru: 'Гладкая телячья кожа', en: 'Smooth calfskin' },
    hardware: { ru: 'Золотистый металл', en: 'Gold-tone metal' },
    sizeCm: '38 × 28 × 21.5',
    kit: { ru: 'Коробка, пыльник, чек.', en: 'Box, dust bag, receipt.' },
    text: {
      ru:
        'Число в названии — ширина в дюймах. Снаружи нет логотипа, бока стягиваются ремнями с пряжками. Сумку не носили; цену сообщим ' +
        'по запросу.',
      en:
        'The number in the name is the width in inches. There is no logo outside, and belts with buckles draw in the sides. The bag has ' +
        'not been carried; the price is given on request.',
    },
  },
  {
    key: 'delvaux-brillant-mm-burgundy',
    brand: 'Delvaux',
    collection: 'Brillant',
    model: 'Brillant MM',
    reference: null,
    year: 2016,
    price: 2400,
    condition: 'very_good',
    fullSet: false,
    color: 'burgundy',
    material: { ru: 'Кожа Box', en: 'Box calf leather' },
    hardware: { ru: 'Золотистый металл', en: 'Gold-tone metal' },
    sizeCm: '28 × 22 × 14',
    kit: { ru: 'Пыльник, плечевой ремень.', en: 'Dust bag, shoulder strap.' },
    text: {
      ru:
        'Поль Гетальс нарисовала Brillant к Всемирной выставке 1958 года в Брюсселе. Пряжка на клапане — буква D, положенная набок. На ' +
        'гладкой коже тонкие царапины, форма ровная.',
      en:
        'Paule Goethals drew the Brillant for the 1958 World’s Fair in Brussels. The buckle on the flap is a letter D on its side. The ' +
        'smooth leather has fine scratches; the shape is true.',
    },
  },
]
