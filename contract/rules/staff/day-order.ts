/** Whether the day stands before the month. */
export type DayOrder = 'dmy' | 'mdy'
export const dayOrders = ['dmy', 'mdy'] as const

const withTime = /[ T]\d{1,2}:\d\d(:\d\d(\.\d{1,9})?)?Z?$/
const yearFirst = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/
const yearLast = /^(\d{1,2})([-./])(\d{1,2})\2(\d{4})$/

/** The days that a cell may mean, as ISO, by the order that reads it so. Dots stand in dates whose day is first; a time does not count. */
export function readDays(cell: string): Partial<Record<DayOrder, string>> {
  const text = cell.replace(withTime, '')
  const [, year = '', month = '', day = ''] = yearFirst.exec(text) ?? []
  if (year) return both(isoDay(year, month, day))
  const [, one = '', sign, other = '', last = ''] = yearLast.exec(text) ?? []
  if (!last) return {}
  const dmy = isoDay(last, other, one)
  return sign === '.' || one === other ? both(dmy) : { ...(dmy && { dmy }), ...withOrder('mdy', isoDay(last, one, other)) }
}

/** Whether a cell means one day or another. */
export function isTwoDays(cell: string): boolean {
  const { dmy, mdy } = readDays(cell)
  return dmy !== undefined && mdy !== undefined && dmy !== mdy
}

/** The order of a column: what the days above 12 of its cells tell; undefined where none does, or they contradict each other. */
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
