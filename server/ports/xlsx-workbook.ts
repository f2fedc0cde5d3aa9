import { listZipEntries, readZipText } from '#server/ports/zip-entries.ts'

/** Properties of an XLSX file that `read-excel-file` does not report: the first visible sheet, the number formats, and the date system. */
export type Workbook = {
  sheet: number
  xml: string
  /** The number format of each cell style. Undefined for built-in formats. */
  formats: (string | undefined)[]
  is1904: boolean
  /** Whether `read-excel-file` assumes the 1904 date system. */
  isReadAs1904: boolean
}

export function attribute(tag: string, name: string): string | undefined {
  const [, double, single] = new RegExp(`\\s(?:\\w+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag) ?? []
  return double ?? single
}

const tagsOf = (xml: string, name: string): string[] => xml.match(new RegExp(`<(?:\\w{1,20}:)?${name}(?=[\\s/>])[^<>]*>`, 'g')) ?? []

/** Decodes the entities of XML text. */
export function plainText(xml: string): string {
  return xml.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,10}));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name) return entities[name.toLowerCase()] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Reads the workbook of an XLSX file. Returns undefined if its layout is unknown. */
export function readWorkbook(bytes: Buffer): Workbook | undefined {
  const entries = listZipEntries(bytes)
  if (!entries) return undefined
  const textOf = (name: string) => readZipText(bytes, entries, name)
  const workbook = textOf('xl/workbook.xml')
  const sheets = tagsOf(workbook, 'sheet')
  const shown = Math.max(
    0,
    sheets.findIndex((tag) => !/hidden/i.test(attribute(tag, 'state') ?? '')),
  )
  const relation = tagsOf(textOf('xl/_rels/workbook.xml.rels'), 'Relationship').find(
    (tag) => attribute(tag, 'Id') === attribute(sheets[shown] ?? '', 'id'),
  )
  const target = attribute(relation ?? '', 'Target')
  if (target === undefined) return undefined
  const date1904 = attribute(tagsOf(workbook, 'workbookPr')[0] ?? '', 'date1904')
  return {
    sheet: shown + 1,
    xml: textOf(target.startsWith('/') ? target.slice(1) : `xl/${target}`),
    formats: readFormats(textOf('xl/styles.xml')),
    is1904: /^\s*(1|true|on)\s*$/i.test(date1904 ?? ''),
    isReadAs1904: date1904 === '1',
  }
}

function readFormats(styles: string): (string | undefined)[] {
  const codes = new Map(tagsOf(styles, 'numFmt').map((tag) => [attribute(tag, 'numFmtId'), plainText(attribute(tag, 'formatCode') ?? '')]))
  const own = styles.slice(Math.max(0, styles.search(/<(?:\w{1,20}:)?cellXfs[\s>]/)))
  const end = own.search(/<\/(?:\w{1,20}:)?cellXfs>/)
  return tagsOf(end < 0 ? '' : own.slice(0, end), 'xf').map((tag) => codes.get(attribute(tag, 'numFmtId')))
}
