import { chanelClassic } from '#server/db/seed/bags/chanel-classic.ts'
import type { DemoBag } from '#server/db/seed/demo-piece.ts'

export const chanelBags: DemoBag[] = [
  ...chanelClassic,
  {
    key: 'chanel-boy-medium-navy',
    brand: 'Chanel',
    collection: 'Boy',
    model: 'Boy Chanel Medium',
    reference: 'A67086',
    year: 2015,
    price: 4300,
    condition: 'very_good',
    fullSet: false,
    color: 'blue',
    material: { ru: 'Зернистая телячья кожа Caviar', en: 'Caviar grained calfskin' },
    hardware: { ru: 'Рутений', en: 'Ruthenium finish' },
    sizeCm: '25 × 15 × 9',
    kit: { ru: 'Пыльник, карточка подлинности.', en: 'Dust bag, authenticity card.' },
    text: {
      ru:
        'Карл Лагерфельд показал Boy в 2011 году, жёсткий корпус с рамкой напоминает патронташ. На замке тонкие царапины, покрытие не ' +
        'стёрто. Магнит держит клапан плотно.',
      en:
        'Karl Lagerfeld showed the Boy in 2011; the rigid framed body recalls a cartridge bag. The lock has fine scratches but its ' +
        'plating is whole. The closure holds the flap firmly.',
    },
  },
  {
    key: 'chanel-gabrielle-hobo-small',
    brand: 'Chanel',
    collection: 'Gabrielle',
    model: 'Gabrielle Small Hobo',
    reference: 'A91810',
    year: 2018,
    price: 2600,
    condition: 'good',
    fullSet: false,
    color: 'beige',
    material: { ru: 'Состаренная телячья кожа', en: 'Aged calfskin' },
    hardware: { ru: 'Золотистый, серебристый металл и рутений', en: 'Gold-tone, silver-tone and ruthenium-finish metal' },
    sizeCm: '20 × 15 × 8',
    kit: { ru: 'Карточка подлинности.', en: 'Authenticity card.' },
    text: {
      ru:
        'Модель 2017 года: мягкий верх на твёрдом основании, двойная цепочка из трёх металлов. На чёрном основании заметны потёртости ' +
        'углов. Молния ходит свободно.',
      en:
        'The model of 2017 has a soft top on a rigid base and a double chain of three metals. The corners of the black base are visibly ' +
        'rubbed. The zip runs freely.',
    },
    status: 'reserved',
  },
  {
    key: 'chanel-19-flap-pink',
    brand: 'Chanel',
    collection: 'Chanel 19',
    model: 'Chanel 19 Handbag',
    reference: 'AS1160',
    year: 2020,
    price: 4300,
    condition: 'excellent',
    fullSet: true,
    color: 'pink',
    material: { ru: 'Блестящая кожа ягнёнка', en: 'Shiny lambskin' },
    hardware: { ru: 'Золотистый, серебристый металл и рутений', en: 'Gold-tone, silver-tone and ruthenium-finish metal' },
    sizeCm: '26 × 16 × 9',
    kit: { ru: 'Коробка, пыльник, карточка подлинности, чек.', en: 'Box, dust bag, authenticity card, receipt.' },
    text: {
      ru:
        'Линия 2019 года с крупной стёжкой, короткой ручкой-цепью и длинным ремнём. Подушки стёжки не просели. Внутри чисто, карман на ' +
        'молнии без следов косметики.',
      en:
        'The line of 2019 has large quilting, a short chain handle and a long strap. The quilting has not flattened. The inside is ' +
        'clean and the zipped pocket shows no cosmetics.',
    },
  },
  {
    key: 'chanel-22-small-white',
    brand: 'Chanel',
    collection: 'Chanel 22',
    model: 'Chanel 22 Small Handbag',
    reference: 'AS3260',
    year: 2023,
    price: 4600,
    previousPrice: 5100,
    takesOffers: true,
    condition: 'excellent',
    fullSet: true,
    color: 'white',
    material: { ru: 'Блестящая телячья кожа', en: 'Shiny calfskin' },
    hardware: { ru: 'Золотистый металл', en: 'Gold-tone metal' },
    sizeCm: '35 × 37 × 7',
    kit: { ru: 'Коробка, пыльник, съёмный кошелёк, чек.', en: 'Box, dust bag, removable pouch, receipt.' },
    text: {
      ru:
        'Мягкая сумка без жёсткого каркаса стягивается шнуром, внутри съёмный кошелёк. Микрочип на месте. На белой коже нет пожелтений ' +
        'и следов ткани.',
      en:
        'A soft bag without a frame, drawn closed by a cord, with a removable pouch inside. The microchip is in place. The white ' +
        'leather has not yellowed and shows no dye from clothing.',
    },
  },
]
