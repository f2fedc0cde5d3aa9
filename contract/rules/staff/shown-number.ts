const tooExact = /^-?\d{1,15}\.\d{6,}$/

/**
 * Rounds a number with six or more decimals to 15 significant digits, like a spreadsheet: 13750.000000000002 → 13750,
 * 57.699999999999996 → 57.7. Returns any other text unchanged.
 */
export function shownNumber(text: string): string {
  return tooExact.test(text) ? String(Number(Number(text).toPrecision(15))) : text
}
