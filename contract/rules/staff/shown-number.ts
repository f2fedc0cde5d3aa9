const tooExact = /^-?\d{1,15}\.\d{6,}$/

/**
 * Rounds a number to 15 significant digits, as spreadsheets do: 13750.000000000002 → 13750, 57.699999999999996 → 57.7. Returns other texts
 * unchanged.
 */
export function shownNumber(text: string): string {
  return tooExact.test(text) ? String(Number(Number(text).toPrecision(15))) : text
}
