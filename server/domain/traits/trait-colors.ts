import type { SpokenTrait } from '#server/domain/traits/trait.ts'

type Color = { ru: string; en: string; words: string; dial: RegExp; bag?: RegExp; stone?: RegExp; strap?: RegExp }

/**
 * Colors with patterns that test a piece: `dial` and `strap` test facet names, `bag` the color of a bag (default: `dial`), `stone` the
 * stone of jewelry. `words`: keys of `traitWords`.
 */
const colors: Color[] = [
  { ru: 'Чёрный', en: 'Black', words: 'black', dial: /black/, strap: /black/ },
  { ru: 'Белый', en: 'White', words: 'white', dial: /white/, strap: /white/ },
  { ru: 'Серебристый', en: 'Silver', words: 'silver', dial: /silver/, strap: /silver/ },
  { ru: 'Серый', en: 'Gray', words: 'gray', dial: /gr[ae]y/, strap: /gr[ae]y/ },
  { ru: 'Синий и голубой', en: 'Blue', words: 'blue', dial: /blue/, strap: /blue/ },
  { ru: 'Бирюзовый', en: 'Turquoise', words: 'turquoise', dial: /turquoise/, stone: /turquoise/ },
  { ru: 'Зелёный', en: 'Green', words: 'green', dial: /green/, strap: /green/ },
  { ru: 'Коричневый', en: 'Brown', words: 'brown', dial: /brown/, bag: /brown|chocolate/, strap: /brown/ },
  { ru: 'Шоколадный', en: 'Chocolate', words: 'chocolate', dial: /chocolate|brown/, bag: /chocolate/ },
  { ru: 'Бежевый', en: 'Beige', words: 'beige', dial: /beige/, bag: /beige|cream/, strap: /beige/ },
  { ru: 'Кремовый', en: 'Cream', words: 'cream', dial: /cream/ },
  { ru: 'Шампань', en: 'Champagne', words: 'champagne', dial: /champagne/ },
  { ru: 'Лососевый', en: 'Salmon', words: 'salmon', dial: /salmon/ },
  { ru: 'Розовый', en: 'Pink', words: 'pink', dial: /pink/, strap: /pink/ },
  { ru: 'Красный', en: 'Red', words: 'red', dial: /\bred\b/, strap: /\bred\b/ },
  { ru: 'Бордовый', en: 'Burgundy', words: 'burgundy', dial: /burgundy/, strap: /burgundy/ },
  { ru: 'Пурпурный', en: 'Purple', words: 'purple', dial: /purple/, strap: /purple/ },
  { ru: 'Оранжевый', en: 'Orange', words: 'orange', dial: /orange/, strap: /orange/ },
  { ru: 'Жёлтый', en: 'Yellow', words: 'yellow', dial: /yellow/, strap: /^yellow$/ },
  { ru: 'Скелетонированный', en: 'Skeleton', words: 'skeleton', dial: /skeleton/ },
]

/**
 * Traits of colors. A color alone means the color of a dial, a bag or a stone. With the word «dial» or «strap», it means only that part.
 */
export const colorTraits: SpokenTrait[] = [
  ...colors.map(({ ru, en, words, dial, bag = dial, stone }): SpokenTrait => ({
    key: en,
    name: { ru, en },
    said: words,
    values: { dial_colors: dial },
    texts: { color: bag, ...(stone && { stone }) },
  })),
  ...colors.map(({ ru, en, words, dial }) => dialTrait({ ru, en, words, dial })),
  dialTrait({ ru: 'Золотистый и шампань', en: 'Gold and champagne', words: 'gold', dial: /gold/ }),
  dialTrait({ ru: 'Перламутр', en: 'Mother-of-pearl', words: 'nacre', dial: /mother/ }),
  ...colors.flatMap(({ ru, en, words, strap }): SpokenTrait[] =>
    strap
      ? [
          {
            key: `${en} strap`,
            name: { ru: `Ремешок: ${ru.toLowerCase()}`, en: `Strap: ${en.toLowerCase()}` },
            said: `${words} strap, strap ${words}, ${words} leather strap`,
            values: { strap_colors: strap },
          },
        ]
      : [],
  ),
]

function dialTrait({ ru, en, words, dial }: Pick<Color, 'ru' | 'en' | 'words' | 'dial'>): SpokenTrait {
  return {
    key: `${en} dial`,
    name: { ru: `Циферблат: ${ru.toLowerCase()}`, en: `Dial: ${en.toLowerCase()}` },
    said: `${words} dial, dial ${words}`,
    values: { dial_colors: dial },
  }
}
