import type { Language } from '#contract/language.ts'
import { importColumns, isImportColumn } from '#contract/rules/staff/piece-csv-columns.ts'

const shownCharsMax = 60
const shorten = (text: string) => (text.length > shownCharsMax ? `${text.slice(0, shownCharsMax)}…` : text)
const english = (text: string) => `“${shorten(text)}”`
const russian = (text: string) => `«${shorten(text)}»`
const labelOf = (column: string, language: Language) => (isImportColumn(column) ? importColumns[column][language] : column)

/** Messages for the terminal, in English. They name columns and values as in the file. */
const terminal = {
  language: 'en' as Language,
  quote: english,
  column: (name: string) => name,
  word: (value: string) => value,
  nothing: 'nothing',
  yes: 'yes',
  no: 'no',
  newBrand: 'a new brand',
  newCollection: 'a new collection',
  controls: 'it has control characters',
  long: (max: number) => `it is longer than ${max} characters`,
  notDollars: (cell: string) => `${english(cell)} is not an amount of dollars such as 12500 or 12500.50`,
  aboveDollars: (cell: string, max: number) => `${english(cell)} is above ${max} dollars`,
  notDay: (cell: string) => `${english(cell)} is not a day such as 2026-11-22`,
  twoDays: (cell: string, one: string, other: string) => `${english(cell)} may be ${one} or ${other}; write it as one of them`,
  errorCell: (cell: string) => `${english(cell)} is an error of the spreadsheet, not a value`,
  noResult: (cell: string) => `${english(cell)} is a formula without its result; open the file in a spreadsheet, and save it`,
  lostSign: (cell: string) => `a sign was lost in ${english(cell)}`,
  twoAlphabets: (word: string) => `${english(word)} has letters of two alphabets; choose another encoding`,
  notNumber: (cell: string) => `${english(cell)} is not a number`,
  notWhole: (cell: string) => `${english(cell)} is not a whole number`,
  notBetween: (cell: string, min: number, max: number) => `${english(cell)} is not between ${min} and ${max}`,
  notYesNo: (cell: string) => `${english(cell)} is neither yes nor no`,
  noneOf: (cell: string, words: readonly string[]) => `${english(cell)} is none of ${words.join(', ')}`,
  notAmong: (cell: string, list: string) => `${english(cell)} is not among ${list}`,
  several: (cell: string, labels: readonly string[]) => `${english(cell)} may be ${labels.map(english).join(' or ')}`,
  brands: 'the brands of the shop; --add-names adds it',
  collections: 'the collections of its brand; --add-names adds it',
  row: (problem: string) => `The row ${problem}.`,
  cells: (cells: number, heads: number) => `has ${cells} cells where the head has ${heads}`,
  keyForm: 'it needs a letter or a digit, and 120 characters at most',
  keyAnew: (key: string) => `the shop wrote the key as ${english(key)} so far`,
  otherPiece: (changes: string) => `the key is that of another piece: ${changes}; add --same-pieces if it is the same piece`,
  soldBefore: (labels: readonly string[]) => `left out: ${labels.map(english).join(' or ')} is sold; give it a key if it is another piece`,
  soldKnown: 'left out: the piece is sold; add --same-pieces if it is on sale again',
  soldConfirmed: 'on sale again, as confirmed',
  otherPieceConfirmed: 'brand or reference changes, as confirmed',
  sameKeyFormerly: (row: number) => `row ${row} is for the same piece`,
  severalPieces: (labels: readonly string[]) =>
    labels.length > 1
      ? `it is missing, and the row may be ${labels.map(english).join(' or ')}; add it, or a serial number`
      : `it is missing, and several rows may be ${labels.map(english).join('')}; add it, or a serial number`,
  onRequest: 'on request',
  missing: 'it is missing',
  otherKind: (kind: string) => `the shop has ${kind} by this key, and a kind never changes`,
  notOfKind: (kind: string) => `it is not told of a ${kind}; leave it empty`,
  addsBrand: (name: string) => `brand “${name}” is added`,
  addsCollection: (name: string) => `collection “${name}” is added`,
  noStock: (status: string) => `it is 0, but the piece is ${status}`,
  consignedLot: 'it is above 1, but the piece is consigned; each consigned piece needs a row of its own',
  noPrice: 'it is missing, and price_on_request is not yes',
  previousPrice: 'it is not above the price',
  workshopCity: 'it is in another city than the piece',
  onlyDubai: (kind: string) => `${kind === 'bag' ? 'bags are' : 'jewelry is'} in Dubai only`,
  notLimited: 'it is told, but limited_edition is not yes',
  bothLanguages: 'it is missing; it is told in both languages or in none',
  staysOut: (status: string, reasons: readonly string[]) => `stays ${status === 'draft' ? 'a draft' : status}; ${reasons.join('; ')}`,
  lacks: (items: string) => `missing for publishing: ${items}`,
  registerMatch: 'a register lists the piece as stolen',
  serialKnown: (serial: string, labels: readonly string[]) => `serial number ${english(serial)} is known already: ${labels.join(', ')}`,
  serialTwice: (serial: string, row: number) => `serial number ${english(serial)} is also in row ${row}`,
  inOrder: (status: string) => `the piece is in an order or on hold; end that before it becomes ${status}`,
  statusStays: (status: string, stock: number) => `status ${status} and stock ${stock} stay: its orders and holds decide them`,
  sameKey: (row: number) => `row ${row} has the same one`,
  photosNeedFolder: 'say in which folder they are, --photos FOLDER',
  oneWide: 'a piece has one wide photograph at most',
}

export type ImportTexts = typeof terminal

const staffEnglish: ImportTexts = {
  ...terminal,
  column: (name) => labelOf(name, 'en'),
  brands: 'the brands of the shop; adding new names would add it',
  collections: 'the collections of its brand; adding new names would add it',
  otherPiece: (changes) => `the key is that of another piece: ${changes}. Is it the same piece?`,
  soldBefore: (labels) => `left out: ${labels.map(english).join(' or ')} is sold. Has it come back, or is it another one?`,
  soldKnown: 'left out: the piece is sold. Has it come back?',
  twoDays: (cell, one, other) => `${english(cell)} may be ${one} or ${other}; say which under Columns`,
  noPrice: 'it is missing, and the price is not on request',
  notLimited: 'it is told, but the edition is not limited',
  photosNeedFolder: 'photographs come on the page of the piece',
}

const russianWords: Record<string, string> = {
  watch: 'часы',
  jewelry: 'украшение',
  bag: 'сумка',
  draft: 'черновик',
  incoming: 'ожидается',
  available: 'в продаже',
  reserved: 'в брони',
  sold: 'продан',
  withdrawn: 'снят с продажи',
}

/** Statuses of pieces that are not on sale, in the grammatical case that «остаётся» requires. */
const staysInRussian: Record<string, string> = { draft: 'черновиком', sold: 'проданным', withdrawn: 'снятым с продажи' }

const inRussian = (word: string) => russianWords[word] ?? word

/** Whether a lowercase word in a file, in English or Russian, stands for a value. */
export function isWordFor(word: string, value: string): boolean {
  return word === value || word === russianWords[value]
}

const staffRussian: ImportTexts = {
  language: 'ru',
  quote: russian,
  column: (name) => labelOf(name, 'ru'),
  word: inRussian,
  nothing: 'пусто',
  yes: 'да',
  no: 'нет',
  newBrand: 'новый бренд',
  newCollection: 'новая коллекция',
  controls: 'есть управляющие символы',
  long: (max) => `длиннее ${max} символов`,
  notDollars: (cell) => `${russian(cell)} — не сумма в долларах, например 12500 или 12500,50`,
  aboveDollars: (cell, max) => `${russian(cell)} больше ${max} долларов`,
  notDay: (cell) => `${russian(cell)} — не дата, например 22.11.2026`,
  twoDays: (cell, one, other) => `${russian(cell)} — это ${one} или ${other}; укажите на шаге «Столбцы»`,
  errorCell: (cell) => `${russian(cell)} — ошибка таблицы, а не значение`,
  noResult: (cell) => `${russian(cell)} — формула без результата: откройте файл в редакторе таблиц и сохраните`,
  lostSign: (cell) => `в ${russian(cell)} потерян символ`,
  twoAlphabets: (word) => `в слове ${russian(word)} буквы двух алфавитов: выберите другую кодировку`,
  notNumber: (cell) => `${russian(cell)} — не число`,
  notWhole: (cell) => `${russian(cell)} — не целое число`,
  notBetween: (cell, min, max) => `${russian(cell)} не от ${min} до ${max}`,
  notYesNo: (cell) => `${russian(cell)} — не «да» и не «нет»`,
  noneOf: (cell, words) => `${russian(cell)} — не из списка: ${words.map(inRussian).join(', ')}`,
  notAmong: (cell, list) => `${russian(cell)} нет в списке: ${list}`,
  several: (cell, labels) => `${russian(cell)} может значить ${labels.map(russian).join(' или ')}`,
  brands: 'бренды магазина; можно разрешить добавление новых названий',
  collections: 'коллекции этого бренда; можно разрешить добавление новых названий',
  row: (problem) => `Строка: ${problem}.`,
  cells: (cells, heads) => `ячеек ${cells}, а в заголовке ${heads}`,
  keyForm: 'нужна хотя бы одна буква или цифра, всего не больше 120 знаков',
  keyAnew: (key) => `раньше магазин записывал артикул как ${russian(key)}`,
  otherPiece: (changes) => `под этим артикулом другой предмет: ${changes}. Это тот же предмет?`,
  soldBefore: (labels) => `не добавляем: ${labels.map(russian).join(' или ')} — продан. Предмет вернулся или это другой?`,
  soldKnown: 'не меняем: предмет продан. Он вернулся?',
  soldConfirmed: 'предмет снова в магазине, это подтвердили',
  otherPieceConfirmed: 'бренд или референс меняется, это подтвердили',
  sameKeyFormerly: (row) => `тот же предмет в строке ${row}`,
  severalPieces: (labels) =>
    labels.length > 1
      ? `не указан, а строка подходит к нескольким предметам: ${labels.map(russian).join(', ')}; добавьте его или серийный номер`
      : `не указан, а к ${labels.map(russian).join('')} подходят несколько строк; добавьте его или серийный номер`,
  onRequest: 'по запросу',
  missing: 'не указано',
  otherKind: (kind) => `под этим артикулом в магазине ${inRussian(kind)}, а вид не меняется`,
  notOfKind: (kind) => `у вида «${inRussian(kind)}» этого нет, оставьте пустым`,
  addsBrand: (name) => `добавится бренд «${name}»`,
  addsCollection: (name) => `добавится коллекция «${name}»`,
  noStock: (status) => `указан 0, но предмет — ${inRussian(status)}`,
  consignedLot: 'больше 1, но предмет на комиссии; каждому такому предмету нужна своя строка',
  noPrice: 'не указано, и цена не по запросу',
  previousPrice: 'не выше нынешней цены',
  workshopCity: 'находится в другом городе',
  onlyDubai: (kind) => `${kind === 'bag' ? 'сумки' : 'украшения'} бывают только в Дубае`,
  notLimited: 'указано, но серия не лимитированная',
  bothLanguages: 'не указано; нужны оба языка или ни одного',
  staysOut: (status, reasons) => `остаётся ${staysInRussian[status] ?? inRussian(status)}; ${reasons.join('; ')}`,
  lacks: (items) => `для публикации не хватает: ${items}`,
  registerMatch: 'реестр нашёл предмет среди похищенных',
  serialKnown: (serial, labels) => `серийный номер ${russian(serial)} уже есть: ${labels.join(', ')}`,
  serialTwice: (serial, row) => `серийный номер ${russian(serial)} есть и в строке ${row}`,
  inOrder: (status) => `предмет в заказе или отложен; завершите это, прежде чем он станет «${inRussian(status)}»`,
  statusStays: (status, stock) => `статус «${inRussian(status)}» и количество ${stock} остаются: их определяют заказы и бронь`,
  sameKey: (row) => `тот же артикул в строке ${row}`,
  photosNeedFolder: 'фотографии добавляют на странице предмета',
  oneWide: 'широкая фотография у предмета одна',
}

export const terminalImportTexts: ImportTexts = terminal
export const staffImportTexts: Record<Language, ImportTexts> = { ru: staffRussian, en: staffEnglish }
