import { kindWords, shapes } from '#server/domain/search/modifier-words.ts'
import type { SpokenTrait } from '#server/domain/traits/trait.ts'

const kindNames = {
  watch: { ru: 'Часы', en: 'Watches' },
  bag: { ru: 'Сумки', en: 'Bags' },
  jewelry: { ru: 'Украшения', en: 'Jewelry' },
} as const

const shapeNames: Record<string, string> = {
  ring: 'Кольца',
  bracelet: 'Браслеты',
  necklace: 'Колье',
  pendant: 'Подвески',
  earrings: 'Серьги',
  brooch: 'Броши',
}

/** Traits of kinds of pieces, types of jewelry and watches, genders and sizes. */
export const kindTraits: SpokenTrait[] = [
  ...kindWords.map(([kind, words]): SpokenTrait => ({
    key: kind,
    name: kindNames[kind],
    said: words.replaceAll(' ', ', '),
    kinds: [kind],
    role: 'kind',
  })),
  ...shapes.map(([shape, words]): SpokenTrait => ({
    key: shape,
    name: { ru: shapeNames[shape] ?? shape, en: shape.charAt(0).toUpperCase() + shape.slice(1) },
    said: words.replaceAll(' ', ', '),
    values: { jewelry_types: new RegExp(`^${shape}s?$`) },
    role: 'kind',
  })),
  {
    key: 'women',
    name: { ru: 'Женские', en: 'Women’s' },
    said: 'women',
    kinds: ['jewelry', 'bag'],
    values: { watch_types: /jewelry/ },
    numbers: { diameter: { max: 37 } },
    role: 'gender',
  },
  { key: 'men', name: { ru: 'Мужские', en: 'Men’s' }, said: 'men', numbers: { diameter: { min: 38 } }, role: 'gender' },
  {
    key: 'large',
    name: { ru: 'Большой размер', en: 'Large' },
    said: 'больш~, крупн~, large, big, oversized',
    numbers: { diameter: { min: 42 }, width: { min: 33 } },
  },
  {
    key: 'small',
    name: { ru: 'Небольшой размер', en: 'Small' },
    said: 'маленьк~, небольш~, миниатюрн~, мини, small, mini',
    numbers: { diameter: { max: 37 }, width: { max: 22.9 } },
  },
  watchType('Dive', 'Дайверские', {
    said: 'dive, diver, diving, scuba, подводн~, дайверск~, дайвер~, дайвинг~',
    type: /dive/,
  }),
  watchType('Sports', 'Спортивные', { said: 'sport, sporty, спортивн~', type: /sport/ }),
  watchType('Dress', 'Классические', { said: 'dress, formal, elegant, классическ~, элегантн~, костюмн~', type: /dress/ }),
  watchType('Pilot', 'Авиаторские', {
    said: 'pilot, aviator, aviation, flieger, пилот~, пилотск~, авиатор~, авиаторск~, авиационн~',
    type: /pilot/,
  }),
  watchType('Complications', 'Сложные', { said: 'complication, complicated, сложн~, усложнени~', type: /complication/ }),
  watchType('Jewelry watches', 'Ювелирные часы', {
    said: 'ювелирные watch, watch ювелирные, jewelry watch, jewellery watch',
    type: /jewelry/,
  }),
  {
    key: 'Travel',
    name: { ru: 'Для путешествий', en: 'Travel' },
    said: 'travel, traveler, traveller, путешеств~',
    values: { watch_types: /travel/, functions: /second time zone|world time/ },
  },
]

function watchType(en: string, ru: string, { said, type }: { said: string; type: RegExp }): SpokenTrait {
  return { key: `${en} type`, name: { ru, en }, said, values: { watch_types: type } }
}
