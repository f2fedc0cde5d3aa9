import type { DemoPiece } from '#server/db/seed/demo-catalog.ts'

/** A query that describes pieces instead of naming them, and the pieces of the demo that it means (FIND-01). */
export type TraitQuery = { typed: string; fits: Fits }
type Fits = (piece: DemoPiece) => boolean

const all =
  (...tests: Fits[]): Fits =>
  (piece) =>
    tests.every((test) => test(piece))
const any =
  (...tests: Fits[]): Fits =>
  (piece) =>
    tests.some((test) => test(piece))
const has =
  (column: string, pattern: RegExp): Fits =>
  (piece) =>
    pattern.test(piece[column] ?? '')
const within =
  (column: string, low: number, high: number): Fits =>
  (piece) =>
    Number.parseFloat(piece[column] ?? '') >= low && Number.parseFloat(piece[column] ?? '') <= high

const watch = has('kind', /^watch$/)
const bag = has('kind', /^bag$/)
const jewelry = has('kind', /^jewelry$/)
const type = (name: string) => has('type', new RegExp(`^${name}$`))
const brand = (name: RegExp) => has('brand', name)
const model = (name: RegExp) => has('model', name)
const below = (dollars: number) => within('price', 1, dollars)
const above = (dollars: number) => within('price', dollars, Infinity)
const ring = type('Ring')
const goldCase = has('case_material', /^(?:Yellow|Rose|White) gold$/)
const gold = any(goldCase, has('metal_en', /gold/))
const steel = has('case_material', /^Steel$/)
const diamonds = any(has('stone_en', /\bdiamonds?\b/i), has('dial_color', /Diamond/))
const dial = (name: RegExp) => has('dial_color', name)
const black = any(dial(/Black/), has('color_en', /Black/))
const women = any(within('diameter_mm', 1, 37), type('Jewelry watches'))
const chronograph = any(type('Chronographs'), has('functions', /chronograph/i))
const perpetual = has('functions', /Perpetual calendar/)

export const traitQueries: readonly TraitQuery[] = [
  { typed: 'подводные часы', fits: type('Dive') },
  { typed: 'сумка чёрная', fits: all(bag, has('color_en', /Black/)) },
  { typed: 'кольцо с бриллиантом', fits: all(ring, diamonds) },
  { typed: 'женские часы', fits: all(watch, women) },
  { typed: 'часы до 5000', fits: all(watch, below(5000)) },
  { typed: 'gold dress watch under 10k', fits: all(type('Dress'), goldCase, below(10_000)) },
  { typed: 'birkin black', fits: all(model(/Birkin/), has('color_en', /Black/)) },
  { typed: 'чёрные часы', fits: all(watch, black) },
  { typed: 'red bag', fits: all(bag, has('color_en', /^Red/)) },
  { typed: 'синий циферблат', fits: dial(/Blue/) },
  { typed: 'watch with green dial', fits: dial(/Green/) },
  { typed: 'rolex с зелёным циферблатом', fits: all(brand(/Rolex/), dial(/Green/)) },
  { typed: 'коричневая сумка hermes', fits: all(bag, brand(/Hermès/), has('color_en', /Brown|Chocolate/)) },
  { typed: 'бежевые сумки до 3000', fits: all(bag, has('color_en', /Beige|Cream/), below(3000)) },
  { typed: 'часы на синем ремешке', fits: has('strap_color', /Blue/) },
  { typed: 'золотые часы', fits: goldCase },
  { typed: 'часы из розового золота', fits: has('case_material', /^Rose gold$/) },
  { typed: 'white gold ring', fits: all(ring, has('metal_en', /white.*gold/i)) },
  { typed: 'yellow gold bracelet', fits: all(type('Bracelet'), has('metal_en', /yellow.*gold/i)) },
  { typed: 'золотой браслет', fits: all(type('Bracelet'), gold) },
  { typed: 'стальные часы rolex', fits: all(brand(/Rolex/), steel) },
  { typed: 'часы сталь и золото', fits: has('case_material', /Steel and/) },
  { typed: 'titanium watch', fits: has('case_material', /Titanium/) },
  { typed: 'керамические часы', fits: has('case_material', /Ceramic/) },
  { typed: 'платиновое кольцо', fits: all(ring, has('metal_en', /Platinum/)) },
  { typed: 'часы на каучуке', fits: has('strap_material', /Rubber/) },
  { typed: 'watch on leather strap', fits: has('strap_material', /leather/) },
  { typed: 'сумка из крокодила', fits: all(bag, has('material_en', /crocodile/i)) },
  { typed: 'canvas bag', fits: all(bag, has('material_en', /canvas/i)) },
  { typed: 'серьги с бриллиантами', fits: all(type('Earrings'), diamonds) },
  { typed: 'diamond necklace', fits: all(type('Necklace'), diamonds) },
  { typed: 'жемчужное колье', fits: all(type('Necklace'), has('stone_en', /\bpearls/)) },
  { typed: 'подвеска перламутр', fits: all(type('Pendant'), has('stone_en', /mother-of-pearl/)) },
  { typed: 'onyx bracelet', fits: all(type('Bracelet'), has('stone_en', /onyx/i)) },
  { typed: 'хронограф', fits: chronograph },
  { typed: 'omega chronograph', fits: all(brand(/Omega/), chronograph) },
  { typed: 'часы с вечным календарём', fits: perpetual },
  { typed: 'perpetual calendar under 50k', fits: all(perpetual, below(50_000)) },
  { typed: 'часы с фазой луны', fits: has('functions', /Moon phase/) },
  { typed: 'турбийон', fits: has('functions', /Tourbillon/) },
  { typed: 'gmt watch', fits: has('functions', /Second time zone/) },
  { typed: 'кварцевые часы', fits: has('movement', /Quartz/) },
  { typed: 'часы с ручным заводом', fits: has('movement', /Manual/) },
  { typed: 'часы с будильником', fits: has('functions', /Alarm/) },
  { typed: 'спортивные часы из стали', fits: all(type('Sports'), steel) },
  { typed: 'авиаторские часы', fits: type('Pilot') },
  { typed: 'dive watch under 5k', fits: all(type('Dive'), below(5000)) },
  { typed: 'мужские часы 42 мм', fits: within('diameter_mm', 42, 42) },
  { typed: 'часы 36-38 мм', fits: within('diameter_mm', 36, 38) },
  { typed: 'watch under 37mm', fits: within('diameter_mm', 1, 37) },
  { typed: 'сумка 30 см', fits: all(bag, within('size_cm', 29.5, 30.5)) },
  { typed: 'кольцо размер 52', fits: all(ring, has('size_en', /^52\b/)) },
  { typed: 'women rolex', fits: all(brand(/Rolex/), women) },
  { typed: 'ladies watch under $8,000', fits: all(watch, women, below(8000)) },
  { typed: 'часы 5-10 тысяч', fits: all(watch, within('price', 5000, 10_000)) },
  { typed: 'сумка от 3000', fits: all(bag, above(3000)) },
  { typed: 'jewelry from 2000 to 4000', fits: all(jewelry, within('price', 2000, 4000)) },
  { typed: 'кольца до 2 тыс', fits: all(ring, below(2000)) },
  { typed: 'cartier до 7000', fits: all(brand(/Cartier/), below(7000)) },
  { typed: 'кольцо картье', fits: all(ring, brand(/Cartier/)) },
  { typed: 'чорная сумка', fits: all(bag, has('color_en', /Black/)) },
  { typed: 'подводние чясы до 5 тыс', fits: all(type('Dive'), below(5000)) },
  { typed: 'gren dial', fits: dial(/Green/) },
  { typed: 'titanum wach', fits: has('case_material', /Titanium/) },
  { typed: 'зодотые часы', fits: goldCase },
  { typed: 'сумка чёрного цвета', fits: all(bag, has('color_en', /Black/)) },
  { typed: 'подарок жене до 2000', fits: all(any(women, bag, jewelry), below(2000)) },
  { typed: 'gjldjlyst xfcs', fits: type('Dive') },
]

/** Held-out queries. They were written after the lexicon was finished, and before any of them was run. */
export const moreTraitQueries: readonly TraitQuery[] = [
  { typed: 'часы с белым циферблатом', fits: dial(/White/) },
  { typed: 'blue dial watch', fits: dial(/Blue/) },
  { typed: 'бордовая сумка', fits: all(bag, has('color_en', /Burgundy/)) },
  { typed: 'pink bag', fits: all(bag, has('color_en', /Pink/)) },
  { typed: 'кольцо из белого золота', fits: all(ring, has('metal_en', /white.*gold/i)) },
  { typed: 'rose gold earrings', fits: all(type('Earrings'), has('metal_en', /rose.*gold/i)) },
  { typed: 'часы из бронзы', fits: has('case_material', /Bronze/) },
  { typed: 'carbon watch', fits: has('case_material', /Carbon/) },
  { typed: 'platinum watch', fits: has('case_material', /Platinum/) },
  { typed: 'двухцветные часы', fits: has('case_material', /Steel and/) },
  { typed: 'часы на стальном браслете', fits: has('strap_material', /^Steel bracelet$/) },
  { typed: 'alligator strap watch', fits: has('strap_material', /Alligator/) },
  { typed: 'браслет с ониксом', fits: all(type('Bracelet'), has('stone_en', /onyx/i)) },
  { typed: 'колье с малахитом', fits: all(type('Necklace'), has('stone_en', /malachite/i)) },
  { typed: 'ring with topaz', fits: all(ring, has('stone_en', /topaz/i)) },
  { typed: 'годовой календарь', fits: has('functions', /Annual calendar/) },
  { typed: 'minute repeater', fits: has('functions', /Minute repeater/) },
  { typed: 'world time watch', fits: has('functions', /World time/) },
  { typed: 'flyback chronograph', fits: has('functions', /Flyback/) },
  { typed: 'automatic watch under 4000', fits: all(has('movement', /Automatic/), below(4000)) },
  { typed: 'механические часы до 3500', fits: all(watch, has('movement', /Automatic|Manual|Spring/), below(3500)) },
  { typed: 'ретроградная индикация', fits: has('functions', /Retrograde/) },
  { typed: 'watches 40mm steel', fits: all(within('diameter_mm', 40, 40), steel) },
  { typed: 'часы до 38 мм женские', fits: all(women, within('diameter_mm', 1, 38)) },
  { typed: 'omega до 7 тысяч', fits: all(brand(/Omega/), below(7000)) },
  { typed: 'patek philippe over 50k', fits: all(brand(/Patek/), above(50_000)) },
  { typed: 'сумки chanel от 4000 до 7000', fits: all(bag, brand(/Chanel/), within('price', 4000, 7000)) },
  { typed: 'hermes bag under $8000', fits: all(bag, brand(/Hermès/), below(8000)) },
  { typed: 'бриллиантовые серьги до 9000', fits: all(type('Earrings'), diamonds, below(9000)) },
  { typed: 'подвески до 2500', fits: all(type('Pendant'), below(2500)) },
  { typed: 'travel watch', fits: any(type('Travel'), has('functions', /Second time zone|World time/)) },
  { typed: 'large bag', fits: all(bag, within('size_cm', 33, 99)) },
  { typed: 'маленькие сумки', fits: all(bag, within('size_cm', 1, 22.9)) },
  { typed: 'кожанная сумка', fits: all(bag, has('material_en', /leather|calf|lamb|goat|hide|crocodile|lizard/i)) },
  { typed: 'сереьги с бриллиантами', fits: all(type('Earrings'), diamonds) },
  { typed: 'chronogaph rolex', fits: all(brand(/Rolex/), chronograph) },
  { typed: 'чёрный биркин', fits: all(model(/Birkin/), has('color_en', /Black/)) },
  { typed: 'rkfccbxtcrbt xfcs', fits: type('Dress') },
]
