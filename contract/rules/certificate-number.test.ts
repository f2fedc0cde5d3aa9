import { expect, test } from 'vitest'
import { generateCertificateNumber, readCertificateNumber } from '#contract/rules/certificate-number.ts'

test('OWN-62 a number is read as people type it, and a single wrong character is detected', () => {
  let next = 0
  const number = generateCertificateNumber((below) => (next = (next * 7 + 5) % below))
  expect(number).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
  expect(readCertificateNumber(` ${number.toLowerCase().replace('-', ' ')} `)).toBe(number)
  const wrong = (number.startsWith('7') ? '8' : '7') + number.slice(1)
  expect(readCertificateNumber(wrong)).toBeNull()
  expect(readCertificateNumber('')).toBeNull()
  expect(readCertificateNumber(`${number}${' '.repeat(60)}`)).toBeNull()
})
