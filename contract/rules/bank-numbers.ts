const withoutSpaces = (text: string) => text.replaceAll(' ', '')

/**
 * Whether a text can be a tax or registration number, such as an INN, a TRN or a VAT number. Does not check the format of a particular
 * country.
 */
export const isTaxNumber = (text: string): boolean => /^[A-Z\d][A-Z\d ./-]{3,38}$/i.test(text) && /\d{3}/.test(withoutSpaces(text))

/** Whether a text is a Russian BIK, or a BIC (SWIFT code) of 8 or 11 characters. */
export const isBankCode = (text: string): boolean => /^(?:\d{9}|[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?)$/i.test(withoutSpaces(text))

/** Whether a text is an account number of digits, or an IBAN with a valid checksum. */
export function isBankAccount(text: string): boolean {
  const account = withoutSpaces(text)
  return isIban(account) ? hasIbanChecksum(account) : /^\d{6,30}$/.test(account)
}

/** Whether an account number has the form of an IBAN. Does not check the checksum. */
export const isIban = (text: string): boolean => /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/i.test(withoutSpaces(text))

function hasIbanChecksum(iban: string): boolean {
  let rest = 0
  for (const char of iban.slice(4) + iban.slice(0, 4))
    for (const digit of String(Number.parseInt(char, 36))) rest = (rest * 10 + Number(digit)) % 97
  return rest === 1
}
