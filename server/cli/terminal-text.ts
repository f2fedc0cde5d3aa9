import { offices } from '#contract/offices.ts'
import { clockTime } from '#contract/rules/dates.ts'

const { timeZone } = offices[0]

export function formatTable(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = titles.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd()
  return [line(titles), line(widths.map((width) => '─'.repeat(width))), ...rows.map(line)].join('\n')
}

export function formatTerminalTime(at: Date): string {
  return clockTime(timeZone, at)
}

/** Removes control characters and direction marks, so that text from visitors cannot manipulate the terminal. */
export function sanitizeForTerminal(text: string, lineBreak = ' '): string {
  return text
    .replace(/\r?\n|[\u2028\u2029]/g, '\n')
    .replace(/(?!\n)[\p{Cc}\p{Cf}]/gu, '')
    .replaceAll('\n', lineBreak)
}
