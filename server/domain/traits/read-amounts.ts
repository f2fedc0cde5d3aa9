import { limits } from '#contract/limits.ts'
import { formatCents } from '#contract/rules/format-cents.ts'
import type { Bounds, Trait, TraitNumber } from '#server/domain/traits/trait.ts'

/** A trait, and the part of the text that names it. */
export type Reading = { from: number; to: number; trait: Trait }

type Unit = 'usd' | 'mm' | 'cm' | 'other' | null
type Quantity = { value: number; unit: Unit; isThousands: boolean; end: number }

const number = /\s*(?:(\$)\s*)?(\d{1,3}(?:[ \u00A0,.]\d{3})+(?!\d)|\d+(?:[.,]\d+)?)(?!\d)/y
const thousands = /\s*(?:тыс\p{L}*\.?|k|к|thousand|grand)(?![\p{L}\d])/uy
const millions = /\s*(?:млн\.?|миллион\p{L}*|mln|million)(?![\p{L}\d])/uy
const units: [Unit, RegExp][] = [
  ['usd', /\s*(?:\$|(?:usd|у\.?\s?е\.?|долл\p{L}*(?:\s+сша)?|бакс\p{L}*|dollars?|bucks)(?![\p{L}\d]))/uy],
  ['mm', /\s*(?:мм|миллиметр\p{L}*|mm|millimet\p{L}*)(?![\p{L}\d])/uy],
  ['cm', /\s*(?:см|сантиметр\p{L}*|cm|centimet\p{L}*)(?![\p{L}\d])/uy],
  [
    'other',
    /\s*(?:[₽€£]|(?:руб\p{L}*|р|rub|евро|eur|euro|aed|дирхам\p{L}*|dirham\p{L}*|г|год\p{L}*|лет|years?|м|метр\p{L}*|m|ct|карат\p{L}*)(?![\p{L}\d]))/uy,
  ],
]

const boundary = String.raw`(?<![\p{L}\d])`
const range = new RegExp(`${boundary}(?:от|с|from|между|between)(?![\\p{L}\\d])`, 'uy')
const hyphen = /\s*[-–—]/y
const rangeMiddle = /\s*(?:до|по|и|to|and|-|–|—)(?![\p{L}])/uy
const most = new RegExp(
  `${boundary}(?:до|дешевле|не\\s+(?:дороже|более|больше)|максимум|макс|under|below|up\\s?to|less\\s+than|cheaper\\s+than|max|within)(?![\\p{L}\\d])`,
  'uy',
)
const least = new RegExp(
  `${boundary}(?:от|дороже|не\\s+(?:дешевле|менее)|более|больше|свыше|минимум|from|over|above|more\\s+than|min|starting(?:\\s+(?:at|from))?)(?![\\p{L}\\d])`,
  'uy',
)
const size = new RegExp(`${boundary}(?:размер\\p{L}*|size)(?![\\p{L}\\d])`, 'uy')
const sizeAfter = /\s*(?:размер\p{L}*|size)(?![\p{L}\d])/uy

/** Minimum of a budget in US dollars. A smaller number, as in «до 5», is probably a number that is still being typed. */
const priceMin = 100
const yearMin = 1900
const yearMax = 2100

/** Reads the budgets and sizes in a text: «до 5000», «5-10 тысяч», «under 10k», «36–38 мм», «размер 17». Budgets are in US dollars. */
export function readAmounts(typed: string): Reading[] {
  const text = typed.toLowerCase()
  // skips texts with letters whose lower case is longer, because the positions would shift
  if (text.length !== typed.length) return []
  const readings: Reading[] = []
  for (let at = 0; at < text.length; at++) {
    const reading = readAmountAt(text, at)
    if (!reading) continue
    readings.push(reading)
    at = reading.to - 1
  }
  return readings
}

function readAmountAt(text: string, at: number): Reading | null {
  const bare = isWordStart(text, at) ? readQuantity(text, at) : null
  return (
    readRange(text, at, matchEnd(range, text, at)) ??
    readBound(text, at, { end: matchEnd(most, text, at), bound: 'max' }) ??
    readBound(text, at, { end: matchEnd(least, text, at), bound: 'min' }) ??
    readRingSize(text, at) ??
    (bare && /\S/.test(text.charAt(at)) ? (readRange(text, at, at) ?? readExactSize(text, at, bare)) : null)
  )
}

function readRange(text: string, from: number, start: number | null): Reading | null {
  const low = start === null ? null : readQuantity(text, start)
  const isBare = start === from
  const middle = low && matchEnd(isBare ? hyphen : rangeMiddle, text, low.end)
  const high = middle === null ? null : readQuantity(text, middle)
  if (!low || !high) return null
  const unit = high.unit ?? low.unit
  // without a word such as «от» or a unit, two numbers with a hyphen may be a reference or years
  const isRound = low.value >= 1000 && high.value > yearMax && low.value % 50 === 0 && high.value % 50 === 0
  const isPrice = !isBare || unit === 'usd' || high.isThousands || isRound
  if ((unit === null || unit === 'usd') && !isPrice) return null
  const inherited = high.isThousands && !low.isThousands && low.value * 1000 <= high.value ? low.value * 1000 : low.value
  return inherited < high.value ? toReading({ from, to: high.end }, unit, { min: inherited, max: high.value }) : null
}

function readBound(text: string, from: number, { end, bound }: { end: number | null; bound: keyof Bounds }): Reading | null {
  const quantity = end === null ? null : readQuantity(text, end)
  if (!quantity) return null
  const { value, unit, isThousands } = quantity
  const isYear = unit === null && !isThousands && value > yearMin && value < yearMax && value % 100 !== 0
  return isYear ? null : toReading({ from, to: quantity.end }, unit, { [bound]: value })
}

function readExactSize(text: string, from: number, { value, unit, end }: Quantity): Reading | null {
  const ringEnd = unit === null ? matchEnd(sizeAfter, text, end) : null
  if (ringEnd !== null) return ringSizeReading({ from, to: ringEnd }, value)
  if (unit === 'cm') {
    const trait = sizeTrait('width', { min: value - 0.5, max: value + 0.5 }, String(value))
    return { from, to: end, trait: { ...trait, texts: { size: new RegExp(`(?<![\\d.])${value} cm`) } } }
  }
  return unit === 'mm' ? toReading({ from, to: end }, unit, { min: value, max: value }) : null
}

function readRingSize(text: string, from: number): Reading | null {
  const end = matchEnd(size, text, from)
  const quantity = end === null ? null : readQuantity(text, end)
  return quantity && quantity.unit === null ? ringSizeReading({ from, to: quantity.end }, quantity.value) : null
}

/** Returns the trait of a ring size. Numbers from 40 are French sizes (the circumference); smaller numbers are diameters in millimeters. */
function ringSizeReading(place: Pick<Reading, 'from' | 'to'>, value: number): Reading {
  const pattern = value >= 40 ? new RegExp(`^${value}\\b`) : new RegExp(`\\(${value}(?:\\.\\d)? mm`)
  const name = { ru: `Размер ${value}`, en: `Size ${value}` }
  return { ...place, trait: { key: `size ${value}`, name, texts: { size: pattern } } }
}

function toReading(place: Pick<Reading, 'from' | 'to'>, unit: Unit, bounds: Bounds): Reading | null {
  if (unit === 'mm' || unit === 'cm') {
    return { ...place, trait: sizeTrait(unit === 'mm' ? 'diameter' : 'width', bounds, textOf(bounds)) }
  }
  const { min = priceMin, max = limits.priceMaxUsd } = bounds
  if (unit === 'other' || min < priceMin || max < priceMin || max > limits.priceMaxUsd || min > limits.priceMaxUsd) return null
  return { ...place, trait: { key: `price ${textOf(bounds)}`, name: priceName(bounds), numbers: { price: bounds } } }
}

function priceName({ min, max }: Bounds): Trait['name'] {
  const nameIn = (language: 'ru' | 'en', from: string, to: string) =>
    [min !== undefined && `${from} ${formatCents(language, min * 100)}`, max !== undefined && `${to} ${formatCents(language, max * 100)}`]
      .filter(Boolean)
      .join(' ')
  const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
  return { ru: upperFirst(nameIn('ru', 'от', 'до')), en: upperFirst(nameIn('en', 'from', 'up to')) }
}

function sizeTrait(dimension: TraitNumber, bounds: Bounds, text: string): Trait {
  const unit = dimension === 'width' ? { ru: 'см', en: 'cm' } : { ru: 'мм', en: 'mm' }
  const name = { ru: `${text.replaceAll('.', ',')}\u00A0${unit.ru}`, en: `${text}\u00A0${unit.en}` }
  return { key: `${dimension} ${text}`, name, numbers: { [dimension]: bounds } }
}

function textOf({ min, max }: Bounds): string {
  if (min === max) return String(min)
  if (min === undefined) return `≤ ${max}`
  return max === undefined ? `≥ ${min}` : `${min}–${max}`
}

function readQuantity(text: string, at: number): Quantity | null {
  number.lastIndex = at
  const match = number.exec(text)
  if (!match) return null
  const [, sign, digits = ''] = match
  const isGrouped = /[ \u00A0,.]\d{3}/.test(digits)
  const plain = Number(isGrouped ? digits.replaceAll(/[ \u00A0,.]/g, '') : digits.replace(',', '.'))
  const afterThousands = matchEnd(thousands, text, number.lastIndex)
  const afterMillions = matchEnd(millions, text, number.lastIndex)
  let end = afterThousands ?? afterMillions ?? number.lastIndex
  let unit: Unit = sign ? 'usd' : null
  for (const [known, pattern] of units) {
    const after = matchEnd(pattern, text, end)
    if (after === null) continue
    end = after
    unit = known
    break
  }
  const millionsOrOne = afterMillions === null ? 1 : 1_000_000
  const factor = afterThousands === null ? millionsOrOne : 1000
  return { value: plain * factor, unit, isThousands: factor > 1, end }
}

/** Returns the end of a match of a sticky pattern at a position, or null. */
function matchEnd(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : null
}

function isWordStart(text: string, at: number): boolean {
  return at === 0 || !/[\p{L}\d./-]/u.test(text.charAt(at - 1))
}
