import type { SpokenTrait } from '#server/domain/traits/trait.ts'

/** Traits of materials of cases, straps, jewelry and bags, and of stones. «gold» alone and «steel» alone exclude two-tone cases. */
export const materialTraits: SpokenTrait[] = [
  {
    key: 'Gold',
    name: { ru: 'Золото', en: 'Gold' },
    said: 'gold, solid gold',
    values: { case_materials: /^(?!.*(?:steel|titanium)).*gold/ },
    texts: { metal: /gold/ },
  },
  goldTrait('Yellow gold', 'Жёлтое золото', { said: 'yellow gold, gold yellow', word: 'yellow' }),
  goldTrait('Rose gold', 'Розовое золото', { said: 'rose gold, gold rose', word: 'rose' }),
  goldTrait('White gold', 'Белое золото', { said: 'white gold, gold white', word: 'white' }),
  {
    key: 'Steel',
    name: { ru: 'Сталь', en: 'Steel' },
    said: 'steel, stainless steel',
    values: { case_materials: /^(?!.*gold).*steel/ },
    texts: { metal: /steel/ },
  },
  {
    key: 'Two-tone',
    name: { ru: 'Сталь и золото', en: 'Steel and gold' },
    said: 'steel and gold, steel и gold, steel gold, gold steel, gold and steel, gold и steel, two tone, bicolor, биколор~, комбинированн~, двухцветн~',
    values: { case_materials: /^(?=.*(?:steel|titanium)).*gold/ },
  },
  {
    key: 'Platinum',
    name: { ru: 'Платина', en: 'Platinum' },
    said: 'platinum',
    values: { case_materials: /platinum/ },
    texts: { metal: /platinum/ },
  },
  { key: 'Titanium', name: { ru: 'Титан', en: 'Titanium' }, said: 'titanium', values: { case_materials: /^(?!.*gold).*titanium/ } },
  {
    key: 'Ceramic',
    name: { ru: 'Керамика', en: 'Ceramic' },
    said: 'ceramic',
    values: { case_materials: /ceramic/ },
    texts: { stone: /ceramic/ },
  },
  { key: 'Carbon', name: { ru: 'Карбон', en: 'Carbon' }, said: 'carbon', values: { case_materials: /carbon/ } },
  { key: 'Bronze', name: { ru: 'Бронза', en: 'Bronze' }, said: 'bronze', values: { case_materials: /bronze/ } },
  { key: 'Tantalum', name: { ru: 'Тантал', en: 'Tantalum' }, said: 'tantalum', values: { case_materials: /tantalum/ } },
  strapTrait('Leather strap', 'Кожаный ремешок', { said: 'leather strap, strap leather, на leather', strap: /leather/ }),
  strapTrait('Rubber strap', 'Каучук', { said: 'rubber, rubber strap, на rubber', strap: /rubber/ }),
  strapTrait('Textile strap', 'Текстиль', { said: 'textile strap, strap textile, nato', strap: /textile/ }),
  strapTrait('Bracelet', 'Браслет', { said: 'на bracelet, with bracelet, on bracelet, on a bracelet, watch bracelet', strap: /bracelet/ }),
  strapTrait('Steel bracelet', 'Стальной браслет', { said: 'steel bracelet, bracelet steel', strap: /^steel bracelet/ }),
  strapTrait('Titanium bracelet', 'Титановый браслет', { said: 'titanium bracelet', strap: /titanium bracelet/ }),
  strapTrait('Ceramic bracelet', 'Керамический браслет', { said: 'ceramic bracelet', strap: /ceramic bracelet/ }),
  {
    key: 'Leather',
    name: { ru: 'Кожа', en: 'Leather' },
    said: 'leather',
    values: { strap_materials: /leather/ },
    texts: { material: /leather|calf|lamb|goat|cowhide|crocodile|alligator|lizard|python|ostrich/ },
  },
  {
    key: 'Crocodile',
    name: { ru: 'Кожа крокодила и аллигатора', en: 'Crocodile and alligator' },
    said: 'crocodile, crocodile leather, leather crocodile, crocodile strap',
    values: { strap_materials: /alligator|crocodile/ },
    texts: { material: /crocodile|alligator/ },
  },
  bagTrait('Lizard', 'Кожа ящерицы', { said: 'lizard, leather lizard', material: /lizard/ }),
  bagTrait('Python', 'Кожа питона', { said: 'python, leather python', material: /python/ }),
  bagTrait('Lambskin', 'Кожа ягнёнка', { said: 'lambskin, leather lambskin', material: /lamb/ }),
  bagTrait('Canvas', 'Холст', { said: 'canvas', material: /canvas/ }),
  bagTrait('Nylon', 'Нейлон', { said: 'nylon', material: /nylon/ }),
  bagTrait('Togo', 'Кожа Togo', { said: 'togo, togo leather', material: /togo/ }),
  bagTrait('Epsom', 'Кожа Epsom', { said: 'epsom, epsom leather', material: /epsom/ }),
  bagTrait('Caviar', 'Кожа Caviar', { said: 'caviar, caviar leather', material: /caviar/ }),
  {
    key: 'Diamonds',
    name: { ru: 'Бриллианты', en: 'Diamonds' },
    said: 'diamond',
    values: { dial_colors: /diamond/ },
    texts: { stone: /\bdiamonds?\b/ },
  },
  {
    key: 'Sapphire',
    name: { ru: 'Сапфир', en: 'Sapphire' },
    said: 'sapphire',
    values: { case_materials: /sapphire/ },
    texts: { stone: /sapphire/ },
  },
  {
    key: 'Mother-of-pearl',
    name: { ru: 'Перламутр', en: 'Mother-of-pearl' },
    said: 'nacre, mother of pearl',
    values: { dial_colors: /mother/ },
    texts: { stone: /mother.of.pearl/ },
  },
  stoneTrait('Emerald', 'Изумруд', { said: 'emerald', stone: /\bemeralds?\b(?!.cut)/ }),
  stoneTrait('Ruby', 'Рубин', { said: 'ruby', stone: /\brub(?:y|ies)\b/ }),
  stoneTrait('Pearl', 'Жемчуг', { said: 'pearl', stone: /(?<!of.)\bpearls?\b/ }),
  stoneTrait('Onyx', 'Оникс', { said: 'onyx', stone: /onyx/ }),
  stoneTrait('Malachite', 'Малахит', { said: 'malachite', stone: /malachite/ }),
  stoneTrait('Topaz', 'Топаз', { said: 'topaz', stone: /topaz/ }),
  stoneTrait('Citrine', 'Цитрин', { said: 'citrine', stone: /citrine/ }),
  stoneTrait('Garnet', 'Гранат', { said: 'garnet', stone: /garnet/ }),
]

function goldTrait(en: string, ru: string, { said, word }: { said: string; word: string }): SpokenTrait {
  const values = { case_materials: new RegExp(`^(?!.*steel).*${word} gold`) }
  return { key: en, name: { ru, en }, said, values, texts: { metal: new RegExp(`^(?=.*\\b${word}\\b).*gold`) } }
}

function strapTrait(en: string, ru: string, { said, strap }: { said: string; strap: RegExp }): SpokenTrait {
  return { key: en, name: { ru, en }, said, values: { strap_materials: strap } }
}

function bagTrait(en: string, ru: string, { said, material }: { said: string; material: RegExp }): SpokenTrait {
  return { key: en, name: { ru, en }, said, texts: { material } }
}

function stoneTrait(en: string, ru: string, { said, stone }: { said: string; stone: RegExp }): SpokenTrait {
  return { key: en, name: { ru, en }, said, texts: { stone } }
}
