import { expect, test } from 'vitest'
import { refusalKindOf } from '#contract/rules/staff/transports.ts'

test.each([
  ['The mail server did not take an email: connect ECONNREFUSED 127.0.0.1:1', 'unreachable'],
  ['The mail server did not take an email: getaddrinfo ENOTFOUND mail.example', 'unreachable'],
  ['Telegram cannot be reached: TimeoutError', 'unreachable'],
  ['The mail server did not take an email: 535 5.7.8', 'credentials'],
  ['Telegram answered 401: Unauthorized', 'credentials'],
  ['The photo store answered 403 to a/400.avif', 'credentials'],
  ['Telegram answered 403: Forbidden: bot was blocked by the user', 'recipient'],
  ['Telegram answered 403: Forbidden: user is deactivated', 'recipient'],
  ["Telegram answered 403: Forbidden: bot can't initiate conversation with a user", 'recipient'],
  ['Telegram answered 400: Bad Request: chat not found', 'recipient'],
  ['The mail server did not take an email: 550 5.1.1', 'recipient'],
  ['The mail server refused an email: 501 5.1.3', 'recipient'],
  ['The mail server refused an email: 554', 'recipient'],
  ['The mail server did not take an email: 451', 'busy'],
  ['Telegram answered 429: Too Many Requests: retry after', 'busy'],
  ['SMS.RU answered 200: ERROR 201', 'refused'],
])('OWN-111 «%s» is classified as %s', (text, kind) => {
  expect(refusalKindOf(text)).toBe(kind)
})
