import { limits } from '#contract/limits.ts'
import { toCents, toPriceUsd } from '#contract/rules/money.ts'
import { shownNumber } from '#contract/rules/staff/shown-number.ts'
import { type Field, fieldTarget, type FieldTarget, UnusableValueError } from '#server/domain/import/field-types.ts'

/** US dollars: 12500, 12 500, $12,500.00, 12.500,50, 12’500 or 12500,50 долл. Stored as integer cents. */
export function dollarsField(at: FieldTarget): Field {
  return {
    ...fieldTarget(at),
    defaultValue: null,
    mayBeEmpty: true,
    parse: (cell, { texts }) => {
      const cents = toCents(plainAmount(cell))
      if (cents === null) throw new UnusableValueError(texts.notDollars(cell))
      if (cents > limits.priceMaxUsd * 100) throw new UnusableValueError(texts.aboveDollars(cell, limits.priceMaxUsd))
      return cents
    },
    show: (value, _names, texts) => (typeof value === 'number' ? `$${toPriceUsd(value)}` : texts.nothing),
    write: (value) => Number(toPriceUsd(Number(value))),
  }
}

function plainAmount(cell: string): string {
  const bare = shownNumber(cell.replace(/[\s\u00a0\u202f]/g, '').replace(/^(US)?\$|(USD|\$|долл\.?|долларов)$/gi, ''))
  if (/^\d{1,3}([,'’]\d{3})+(\.\d{1,2})?$/.test(bare)) return bare.replaceAll(/[,'’]/g, '')
  if (/^\d{1,3}(\.\d{3})+,\d{1,2}$/.test(bare)) return bare.replaceAll('.', '').replace(',', '.')
  return bare.replace(/^(\d+),(\d{1,2})$/, '$1.$2')
}

type Latest = (now: number) => number
type NumberOptions = { digits?: number; defaultValue?: number | null; units?: readonly string[] }

/**
 * A number between `min` and a maximum that may depend on the time. Allows at most `digits` decimals after a point or comma, and one of
 * `units` after the number: 39 мм, 2019 г.
 */
export function numberField(
  at: FieldTarget,
  [min, last]: [number, number | Latest],
  { digits = 0, defaultValue = null, units = [] }: NumberOptions = {},
): Field {
  const form = digits ? new RegExp(`^\\d+([.,]\\d{1,${digits}})?$`) : /^\d+$/
  const unit = new RegExp(`(?<=\\d)\\s*(?:${units.join('|')})\\.?$`, 'iu')
  return {
    ...fieldTarget(at),
    defaultValue,
    mayBeEmpty: defaultValue === null,
    parse: (cell, { texts, now }) => {
      const max = typeof last === 'number' ? last : last(now)
      const plain = plainNumber(units.length ? cell.replace(unit, '') : cell)
      const value = Number(plain)
      if (!form.test(plain)) throw new UnusableValueError(digits ? texts.notNumber(cell) : texts.notWhole(cell))
      if (value < min || value > max) throw new UnusableValueError(texts.notBetween(cell, min, max))
      return value
    },
    show: (value, _names, texts) => String(value ?? texts.nothing),
    write: Number,
  }
}

function plainNumber(cell: string): string {
  const bare = /^\d{1,3}([ \u00a0\u202f]\d{3})+([.,]\d+)?$/.test(cell) ? cell.replaceAll(/[ \u00a0\u202f]/g, '') : cell
  return shownNumber(bare.replace(/^(\d+),(\d+)$/, '$1.$2')).replace(/^(\d+)\.0+$/, '$1')
}
