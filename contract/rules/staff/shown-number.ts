const tooExact = /^-?\d{1,15}\.\d{6,}$/

/** A number as a spreadsheet shows it, to 15 digits: 13750.000000000002 is 13750, 57.699999999999996 is 57.7. Other text stays as it is. */
export function shownNumber(text: string): string {
  return tooExact.test(text) ? String(Number(Number(text).toPrecision(15))) : text
}
