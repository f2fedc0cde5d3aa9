import type { DemoJewelry } from '#server/db/seed/demo-piece.ts'
import { cartierLoveClou } from '#server/db/seed/jewelry/cartier-love-clou.ts'

export const cartierJewelry: DemoJewelry[] = [
  ...cartierLoveClou,
  {
    key: 'cartier-trinity-ring-classic',
    brand: 'Cartier',
    collection: 'Trinity',
    model: 'Trinity Ring, Classic',
    reference: 'B4052700',
    year: 2012,
    price: 1390,
    condition: 'good',
    fullSet: false,
    type: 'ring',
    metal: { ru: 'Жёлтое, белое и розовое золото 750', en: 'Yellow, white and rose gold 750' },
    stone: null,
    size: { ru: '52 (16,5 мм)', en: '52 (16.5 mm)' },
    kit: { ru: 'Фирменный чехол.', en: 'Cartier pouch.' },
    text: {
      ru:
        'Три подвижных кольца из золота трёх цветов Луи Картье объединил в 1924 году. На дорожках видны продольные следы носки, форма ' +
        'колец не нарушена. Пробы и номер читаются.',
      en:
        'Louis Cartier joined three moving bands of three golds in 1924. The bands show lengthwise marks of wear and have kept their ' +
        'shape. The hallmarks and number are legible.',
    },
  },
  {
    key: 'cartier-panthere-ring-yellow-gold',
    brand: 'Cartier',
    collection: 'Panthère',
    model: 'Panthère de Cartier Ring',
    reference: null,
    year: 2018,
    price: 6800,
    condition: 'very_good',
    fullSet: false,
    type: 'ring',
    metal: { ru: 'Жёлтое золото 750', en: 'Yellow gold 750' },
    stone: { ru: 'Цавориты, оникс, чёрный лак', en: 'Tsavorite garnets, onyx, black lacquer' },
    size: { ru: '51 (16,2 мм)', en: '51 (16.2 mm)' },
    kit: { ru: 'Коробка, заключение геммолога.', en: 'Box, gemologist’s report.' },
    text: {
      ru:
        'Голова пантеры с глазами из цаворитов и носом из оникса, пятна выполнены чёрным лаком. Лак без сколов, на шинке снизу лёгкие ' +
        'царапины.',
      en:
        'A panther’s head with tsavorite eyes and an onyx nose; the spots are black lacquer. The lacquer has no chips, and the ' +
        'underside of the band has light scratches.',
    },
  },
  {
    key: 'cartier-clash-earrings-rose-gold',
    brand: 'Cartier',
    collection: 'Clash',
    model: 'Clash de Cartier Earrings, Small',
    reference: 'B8301416',
    year: 2020,
    price: 5100,
    condition: 'excellent',
    fullSet: true,
    type: 'earrings',
    metal: { ru: 'Розовое золото 750', en: 'Rose gold 750' },
    stone: null,
    size: null,
    kit: { ru: 'Коробка, сертификат.', en: 'Box, certificate.' },
    text: {
      ru:
        'Серьги-кольца линии Clash, выпущенной в 2019 году: пирамидки и бусины собраны в подвижную сетку. Замки проверены в нашей ' +
        'мастерской.',
      en: 'Hoop earrings of the Clash line, launched in 2019: studs and beads form a moving mesh. Our workshop has checked the clasps.',
    },
    status: 'reserved',
  },
  {
    key: 'cartier-etincelle-bracelet-white-gold',
    brand: 'Cartier',
    collection: 'Étincelle',
    model: 'Étincelle de Cartier Bracelet',
    reference: 'N6713317',
    year: 2017,
    price: 24_500,
    condition: 'excellent',
    fullSet: true,
    type: 'bracelet',
    metal: { ru: 'Белое золото 750', en: 'White gold 750' },
    stone: { ru: '178 бриллиантов, 2,58 ct', en: '178 diamonds, 2.58 ct' },
    size: { ru: '17 см', en: '17 cm' },
    kit: { ru: 'Коробка, сертификат Cartier, чек.', en: 'Box, Cartier certificate, receipt.' },
    text: {
      ru:
        'В браслет вставлены 178 бриллиантов круглой огранки разного диаметра. Под десятикратной лупой камни без сколов, крапаны целы. ' +
        'Номер на замке совпадает с номером в сертификате.',
      en:
        'The bracelet holds 178 brilliant-cut diamonds of different diameters. Under a ten-power loupe the stones show no chips and the ' +
        'claws are whole. The number on the clasp matches the certificate.',
    },
  },
]
