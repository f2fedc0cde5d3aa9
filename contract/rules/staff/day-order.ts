export type DayOrder = 'dmy' | 'mdy'
export const dayOrders = ['dmy', 'mdy'] as const

const withTime = /[ T]\d{1,2}:\d\d(:\d\d(\.\d{1,9})?)?Z?$/
const yearFirst = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/
const yearLast = /^(\d{1,2})([-./])(\d{1,2})\2(\d{4})$/

/**
 * Returns the ISO dates that a cell may represent: one if the day comes first (`dmy`), one if the month comes first (`mdy`). Empty if the
 * cell is not a date. A date with dots starts with the day or the year, never with the month. A time after the date is ignored.
 */
export function readDays(cell: string): Partial<Record<DayOrder, string>> {
  const text = cell.replace(withTime, '')
  const [, year = '', month = '', day = ''] = yearFirst.exec(text) ?? []
  if (year) return both(isoDay(year, month, day))
  const [, one = '', sign, other = '', last = ''] = yearLast.exec(text) ?? []
  if (!last) return {}
  const dmy = isoDay(last, other, one)
  return sign === '.' || one === other ? both(dmy) : { ...(dmy && { dmy }), ...withOrder('mdy', isoDay(last, one, other)) }
}

/** Whether the two day orders give different dates for a cell. */
export function isTwoDays(cell: string): boolean {
  const { dmy, mdy } = readDays(cell)
  return dmy !== undefined && mdy !== undefined && dmy !== mdy
}

/**
 * Infers the day order of a column from its unambiguous cells, which are valid dates in only one order. Undefined if there are none, or if
 * they contradict each other.
 */
export function findDayOrder(cells: readonly string[]): DayOrder | undefined {
  const told = new Set<DayOrder>()
  for (const cell of cells) {
    const { dmy, mdy } = readDays(cell)
    if (dmy && !mdy) told.add('dmy')
    if (mdy && !dmy) told.add('mdy')
  }
  const [order] = told
  return told.size === 1 ? order : undefined
}

const withOrder = (order: DayOrder, day: string | undefined): Partial<Record<DayOrder, string>> => (day ? { [order]: day } : {})
const both = (day: string | undefined) => ({ ...withOrder('dmy', day), ...withOrder('mdy', day) })

function isoDay(year: string, month: string, day: string): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${text}T00:00:00Z`)
  return /^(19|20)/.test(year) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined
}
