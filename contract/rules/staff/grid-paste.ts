/** Parses spreadsheet cells from the clipboard. Cells are separated by tabs, and quoted if they contain tabs, quotes or line breaks. */
export function parseCells(text: string): string[][] {
  const rows: string[][] = [[]]
  let at = 0
  while (at < text.length) {
    const { cell, end } = readCell(text, at)
    rows.at(-1)?.push(cell)
    at = end
    if (text[at] === '\t') {
      at++
      if (at === text.length) rows.at(-1)?.push('')
      continue
    }
    if (text[at] === '\r') at++
    if (text[at] === '\n') at++
    if (at < text.length) rows.push([])
  }
  return rows
}

function readCell(text: string, from: number): { cell: string; end: number } {
  const quoted = text[from] === '"' ? /"((?:[^"]|"")*)"(?=[\t\r\n]|$)/y : null
  if (quoted) {
    quoted.lastIndex = from
    const [whole, cell] = quoted.exec(text) ?? []
    if (whole !== undefined && cell !== undefined) return { cell: cell.replaceAll('""', '"'), end: from + whole.length }
  }
  const plain = /[^\t\r\n]*/y
  plain.lastIndex = from
  const cell = plain.exec(text)?.[0] ?? ''
  return { cell, end: from + cell.length }
}

/** Formats cells for pasting into a spreadsheet. */
export function formatCells(rows: readonly (readonly string[])[]): string {
  const quote = (cell: string) => (/[\t\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
  return rows.map((cells) => cells.map(quote).join('\t')).join('\r\n')
}
