import { company } from '#contract/company.ts'

const { timeZone } = company.offices[0]

/** Rows under their titles, for a terminal: one line each, columns as wide as what is in them. */
export function tableText(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = titles.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd()
  return [line(titles), line(widths.map((width) => '─'.repeat(width))), ...rows.map(line)].join('\n')
}

/** Day and time by the clocks of the first office. */
export function when(at: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(at))
}

/** What a stranger wrote never steers the terminal: control signs and those that turn the direction are left out (SEC-D8). */
export function printable(text: string, lineBreak = ' '): string {
  return text
    .replace(/\r?\n|[\u2028\u2029]/g, '\n')
    .replace(/(?!\n)[\p{Cc}\p{Cf}]/gu, '')
    .replaceAll('\n', lineBreak)
}
