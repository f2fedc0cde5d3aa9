import fc from 'fast-check'
import { expect, test } from 'vitest'
import { phoneOfCountry } from '#contract/rules/phone-of-country.ts'
import {
  contactPhone,
  formatPhone,
  homeCountries,
  internationalPhone,
  isCountryFixed,
  isPhone,
  phoneDigits,
  phoneHref,
  shownPhone,
} from '#contract/rules/phone.ts'

test('FORM-01 a phone number has seven to fifteen digits with any spacing', () => {
  expect(isPhone('123456')).toBe(false)
  expect(isPhone('1234567')).toBe(true)
  expect(isPhone('+7 (916) 123-45-67')).toBe(true)
  expect(isPhone('123456789012345')).toBe(true)
  expect(isPhone('1234567890123456')).toBe(false)
  expect(isPhone('')).toBe(false)
})

test('FORM-01 a phone number has no letters', () => {
  expect(isPhone('позвоните 89161234567')).toBe(false)
  expect(isPhone('tel:+79161234567')).toBe(true)
})

test('FORM-01 pasted no-break spaces, direction marks, Arabic and full-width digits are accepted', () => {
  expect(phoneDigits('\u202a+7\u00a0916\u00a0123‑45‑67\u202c')).toBe('79161234567')
  expect(phoneDigits('+٩٧١ ٥٠ ١٢٣ ٤٥٦٧')).toBe('971501234567')
  expect(phoneDigits('＋７９１６１２３４５６７')).toBe('79161234567')
  expect(phoneDigits('00971 50 123 4567')).toBe('971501234567')
})

test('FORM-01 Russian numbers are shown in one format, however they are typed', () => {
  expect(formatPhone('89161234567')).toBe('+7 916 123-45-67')
  expect(formatPhone('79161234567')).toBe('+7 916 123-45-67')
  expect(formatPhone('+7(916)1234567')).toBe('+7 916 123-45-67')
  expect(formatPhone('8 800 700 53 59')).toBe('+7 800 700-53-59')
  expect(formatPhone('916 123 45 67')).toBe('+7 916 123-45-67')
  expect(internationalPhone('9161234567')).toBe('79161234567')
})

test('FORM-01 numbers of other countries keep their calling code', () => {
  expect(formatPhone('+971501234567')).toBe('+971 50 123 4567')
  expect(formatPhone('00971501234567')).toBe('+971 50 123 4567')
  expect(formatPhone('+12125551234')).toBe('+1 212 555 1234')
  expect(formatPhone('+442079460958')).toBe('+44 20 7946 0958')
  expect(formatPhone('+447700900123')).toBe('+44 7700 900123')
  expect(formatPhone('+33612345678')).toBe('+33 6 12 34 56 78')
  expect(formatPhone('+88021234567')).toBe('+880 212 345 67')
})

test('FORM-01 a number without a country keeps its spacing, and an invalid one stays as typed', () => {
  expect(formatPhone(' 050  123 4567 ')).toBe('050 123 4567')
  expect(formatPhone('495 123-45-67')).toBe('495 123-45-67')
  expect(formatPhone('12345')).toBe('12345')
})

test.each([
  ['8 916 123-45-67', '+7 916 123-45-67'],
  ['9161234567', '+7 916 123-45-67'],
  ['+971 50 123 4567', '+971 50 123 4567'],
  ['00971501234567', '+971 50 123 4567'],
  ['495 123-45-67', '495 123-45-67'],
  ['050 123 4567', '050 123 4567'],
  ['050\0 123\n4567\u0007', '050 123 4567'],
])('FORM-01 CHK-02 the contact %j is stored without inventing a country, so that it is shown as %s', (typed, shown) => {
  expect(formatPhone(contactPhone(typed))).toBe(shown)
})

test.each([
  ['917 555 1234', ['RU'], '+7 917 555-12-34'],
  ['917 555 1234', [], '917 555 1234'],
  ['84 951 234 567', [], '84 951 234 567'],
  ['8 917 555 12 34', [], '+7 917 555-12-34'],
  ['050 123 4567', ['AE'], '+971 50 123 4567'],
  ['501234567', ['AE', 'RU'], '+971 50 123 4567'],
  ['9161234567', ['AE', 'RU'], '+7 916 123-45-67'],
  ['050 123 4567', ['RU'], '050 123 4567'],
  ['971501234567', [], '+971 50 123 4567'],
] as const)('REAL-06 %s is read with the home countries %j as %s', (typed, homes, shown) => {
  expect(formatPhone(typed, homes)).toBe(shown)
  expect(shownPhone(contactPhone(typed, homes))).toBe(shown)
})

test('REAL-06 a stored number without a country is dialed as it is, never with a + before it', () => {
  expect(phoneHref('9175551234')).toBe('tel:9175551234')
  expect(phoneHref('+19175551234')).toBe('tel:+19175551234')
})

test('REAL-06 the home countries are derived from the office of a visit and the language', () => {
  expect(homeCountries('ru')).toEqual(['RU'])
  expect(homeCountries('en')).toEqual([])
  expect(homeCountries('ru', 'dubai')).toEqual(['AE', 'RU'])
  expect(homeCountries('en', 'moscow')).toEqual(['RU'])
})

test('FORM-01 formatting keeps a number valid, is idempotent, and fits the limits of the server', () => {
  const typed = fc.array(fc.constantFrom(...'0123456789+-() .'.split('')), { maxLength: 24 }).map((characters) => characters.join(''))
  fc.assert(
    fc.property(typed, (text) => {
      fc.pre(isPhone(text))
      const shown = formatPhone(text)
      expect(isPhone(shown)).toBe(true)
      expect(formatPhone(shown)).toBe(shown)
      expect(formatPhone(contactPhone(text))).toBe(shown)
    }),
  )
})

test.each([
  ['+7 916 123 45 67 (WhatsApp)', '79161234567', '+7 916 123-45-67'],
  ['8 (916) 123-45-67 (Анна, Telegram)', '79161234567', '+7 916 123-45-67'],
  ['+44 (0)20 7946 0958', '442079460958', '+44 20 7946 0958'],
  ['0044 (0) 20 7946 0958', '442079460958', '+44 20 7946 0958'],
  ['+49 (0)30 901820', '4930901820', '+49 309 018 20'],
])('FORM-01 %s is a number with a note around it', (typed, digits, shown) => {
  expect(isPhone(typed)).toBe(true)
  expect(internationalPhone(typed)).toBe(digits)
  expect(contactPhone(typed)).toBe(`+${digits}`)
  expect(formatPhone(typed)).toBe(shown)
})

test.each([
  ['+44 020 7946 0958', '442079460958'],
  ['+971 050 123 4567', '971501234567'],
  ['00 49 030 901820', '4930901820'],
  ['+7 8 916 123-45-67', '79161234567'],
  // numbers of these countries keep their leading 0
  ['+39 06 6982 1234', '390669821234'],
  ['+225 07 08 09 10 11', '2250708091011'],
])('FORM-01 %s keeps only the digits to dial from abroad', (typed, digits) => {
  expect(isPhone(typed)).toBe(true)
  expect(contactPhone(typed)).toBe(`+${digits}`)
})

test.each(['+7 916 123 45 6', '+7 916 123', '+7 916 123 45 67 8', '+1 212 555 012', '0079161'])(
  'FORM-01 %s has too few or too many digits for its country',
  (typed) => expect(isPhone(typed)).toBe(false),
)

test('FORM-01 letters other than a known note make a number invalid', () => {
  for (const typed of ['call me 9161234567', '+7 916 123 45 67 доб', '(WhatsApp)', '(0)']) expect(isPhone(typed), typed).toBe(false)
})

test.each([
  ['(11) 91234-5678', '+5511912345678'],
  ['011 3234-5678', '+551132345678'],
  ['(79) 91234-5678', '+5579912345678'],
  ['89 99123-4567', '+5589991234567'],
  ['8 916 123-45-67', null],
  ['+7 916 123-45-67', null],
])('CHK-02 %j in an order to Brazil is read as %s, a Russian mobile as Russian', (typed, read) => {
  expect(isCountryFixed(typed, 'BR') ? null : phoneOfCountry(typed, 'BR')).toBe(read)
  expect(phoneOfCountry(typed, 'BR')).toBe(typed.startsWith('+') ? null : read)
})

test('FORM-01 the trunk prefix of Brazil is dropped after its calling code', () => {
  expect(contactPhone('+55 (011) 91234-5678')).toBe('+5511912345678')
})
