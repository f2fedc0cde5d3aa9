import { expect, test } from 'vitest'
import { replyMinutes, replyTimeText } from '#contract/rules/reply-time-text.ts'

const within = (medianMinutes: number | null, threads = 10, replied = threads) => replyMinutes({ threads, replied, medianMinutes })
const plain = (text: string | null) => text?.replaceAll('\u00A0', ' ')

test('TRST-01 the median reply time is rounded up to a step', () => {
  expect([0, 5, 6, 15, 16, 31, 61, 120].map((median) => within(median))).toEqual([5, 5, 15, 15, 30, 60, 120, 120])
  expect(plain(replyTimeText('ru', 15))).toBe('Обычно отвечаем за 15 минут в часы работы')
  expect(plain(replyTimeText('ru', 120))).toBe('Обычно отвечаем за два часа в часы работы')
  expect(plain(replyTimeText('en', 60))).toBe('We usually reply within an hour in opening hours')
})

test('TRST-01 a slow, rare or incomplete reply shows no time', () => {
  expect(within(121)).toBeNull()
  expect(within(null, 0)).toBeNull()
  expect(within(5, 9)).toBeNull()
  expect(within(5, 20, 18)).toBe(5)
  expect(within(5, 20, 17)).toBeNull()
})
