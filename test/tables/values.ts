/** What the shop must read from a file. `rows` contains, by row key, the values of the row, or the reason why the row is refused. */
type Values = { encoding?: string | null; headRow?: number; rows: Record<string, string> }

const price = { 'n-1': 'price=$12900.00', 'n-2': 'price=$13900.00' }
const western = {
  'n-1': 'model=“Constance Élan 25 Hermès”; kit_en=“Box”',
  'n-2': 'model=“Pochette Crêpe”; kit_en=“Box”',
}
const cyrillic = { 'n-1': 'model=“Часы первые”; kit_ru=“Коробка и документы”', 'n-2': 'model=“ВТОРЫЕ ЧАСЫ”; kit_ru=“без коробки”' }
const day = { 'n-1': 'acquired_on=2025-11-21' }
const unread = 'is a formula without its result; open the file in a spreadsheet, and save it.'
const error = 'is an error of the spreadsheet, not a value.'

/** The expected values for each file in this folder. The test's shop has the pieces `n-1` to `n-7` without these values. */
export const tableValues: Record<string, Values> = {
  // separators
  'two-columns.csv': { encoding: 'utf-8', rows: price },
  'decimal-commas.csv': { rows: { 'n-1': 'price=$12900.50', 'n-2': 'price=$13900.50' } },
  'commas-in-texts.csv': {
    rows: {
      'n-1': 'price=$12900.00; description_ru=“стекло, ремешок, коробка, чек”',
      'n-2': 'price=$13900.00; description_ru=“без коробки, с чеком, полировка, чисто”',
    },
  },
  'bars.txt': { rows: { 'n-1': 'model=“One”; price=$12900.00', 'n-2': 'model=“Two”; price=$13900.00' } },
  'sep-line.csv': { headRow: 1, rows: price },
  'sep-line-quoted.csv': { headRow: 1, rows: price },
  // line endings
  'line-ends.csv': {
    rows: { 'n-1': 'model=“One”; price=$12900.00', 'n-2': 'model=“Two”; price=$13900.00', 'n-3': 'model=“Three”; price=$14900.00' },
  },
  'line-ends-quoted.csv': { rows: { 'n-1': 'model=“One”; price=$12900.00', 'n-2': 'model=“Two”; price=$13900.00' } },
  'end-of-dos.csv': { rows: { 'n-1': 'price=$12900.00' } },
  // encodings
  'tabs-utf16.csv': { encoding: 'utf-16le', rows: price },
  'western.csv': { encoding: 'windows-1252', rows: western },
  'western-mac.csv': { encoding: 'macintosh', rows: western },
  'cyrillic.csv': { encoding: 'windows-1251', rows: cyrillic },
  'cyrillic-dos.csv': { encoding: 'ibm866', rows: cyrillic },
  'cyrillic-koi8.csv': { encoding: 'koi8-r', rows: cyrillic },
  'cyrillic-mac.csv': { encoding: 'x-mac-cyrillic', rows: cyrillic },
  // a header row below a title
  'title.csv': { headRow: 3, rows: { 'n-1': 'price=$12900.00' } },
  'title-narrow.csv': { headRow: 3, rows: price },
  'merged.xlsx': {
    encoding: null,
    headRow: 2,
    rows: { 'n-1': 'model=“Merged”; price=$12900.00', 'n-2': 'model=“Merged”; price=$13900.00' },
  },
  'hidden-sheet.xlsx': { rows: { 'n-1': 'price=$12900.00' } },
  // cells that have no readable value
  'errors.csv': {
    rows: {
      'n-1': `Reference: “#Н/Д” ${error}`,
      'n-2': `Serial number: “#REF!” ${error}`,
      'n-3': `Cost, $: “#DIV/0!” ${error}`,
      'n-4': `Cost, $: “########” ${error}`,
      'n-5': 'reference=“#1 edition”; serial=“S5”; cost=$1.00',
    },
  },
  'errors.xlsx': {
    rows: {
      'n-1': `Reference: “#N/A” ${error}`,
      'n-2': `Serial number: “#REF!” ${error}`,
      'n-3': `Cost, $: “#DIV/0!” ${error}`,
      'n-4': 'reference=“R4”; serial=“S4”; cost=$9100.00',
    },
  },
  'formulas.xlsx': {
    rows: {
      'n-1': `Cost, $: “=9000*1.05” ${unread}`,
      'n-2': `Reference: “=CONCATENATE("TST","&100")” ${unread}`,
      'n-3': 'cost=$9450.00',
      'n-4': `Cost, $: “=…” ${unread}`,
    },
  },
  'bad-signs.csv': {
    encoding: 'utf-8',
    rows: {
      'n-1': 'Model: it has control characters.',
      'n-2': 'Model: a sign was lost in “Lost \ufffd”.',
      'n-3': 'Model: a sign was lost in “Zero\ufffd”.',
      'n-4': 'model=“Good”; price=$4.00',
    },
  },
  // numbers, yes and no, dates
  'numbers.csv': {
    rows: {
      'n-1': 'price=$13750.00; year=2021; water_resistance_m=1000',
      'n-2': 'price=$12500.50; year=2021; water_resistance_m=300',
      'n-3': 'price=$12500.50; year=2020; water_resistance_m=30',
    },
  },
  'numbers.xlsx': {
    rows: {
      'n-1': 'price=$13750.00; year=2021; popular=yes; diameter_mm=40.5',
      'n-2': 'price=$57.70; year=2020; diameter_mm=11.9',
      'n-3': 'price=$13750.00; year=2019; popular=yes; diameter_mm=41',
    },
  },
  'zeros.xlsx': { rows: { 'n-1': 'serial=“00123”' } },
  'booleans.csv': { rows: Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((at) => [`n-${at}`, 'full_set=yes'])) },
  '1904-true.xlsx': { rows: day },
  '1904-one.xlsx': { rows: day },
  '1904-spaced.xlsx': { rows: day },
  '1904-false.xlsx': { rows: day },
  'iso-days.xlsx': { rows: day },
  'days.csv': {
    rows: {
      'n-1': 'Acquired on: “03/04/2025” may be 2025-04-03 or 2025-03-04; say which under Columns.',
      'n-2': 'acquired_on=2025-05-05',
      'n-3': 'acquired_on=2025-06-07',
    },
  },
  'days-told.csv': { rows: { 'n-1': 'acquired_on=2025-03-04', 'n-2': 'acquired_on=2025-03-25', 'n-3': 'acquired_on=2025-03-04' } },
}
