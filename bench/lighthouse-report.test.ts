import { expect, test } from 'vitest'
import { readReports, type Report } from '#bench/lighthouse-report.ts'

type Change = { performance?: number; tasks?: { duration: number }[]; requests?: { url: string; transferSize: number }[] }

function reportOf({ performance = 0.99, tasks = [], requests = [page] }: Change = {}): Report {
  const score = { score: 1 }
  const value = { numericValue: 10 }
  return {
    categories: { performance: { score: performance }, accessibility: score, 'best-practices': score, seo: score },
    audits: {
      'first-contentful-paint': value,
      'largest-contentful-paint': value,
      'speed-index': value,
      'cumulative-layout-shift': { numericValue: 0 },
      'total-blocking-time': value,
      'long-tasks': { details: { items: tasks } },
      'network-requests': { details: { items: requests } },
    },
  }
}
const page = { url: 'http://shop.example/', transferSize: 20_000 }

const rowOf = (reports: Report[], name: string) => readReports('/', reports).find(({ what }) => what === `/ ${name}`)

test('requests and bytes do not include data URLs', () => {
  const inside = { url: 'data:image/webp;base64,UklGR', transferSize: 0 }
  const reports = [reportOf({ requests: [page, inside, { ...page, transferSize: 281_000 }] })]
  expect(rowOf(reports, 'requests')).toMatchObject({ figure: '2 (2 to 2)', reached: true })
  expect(rowOf(reports, 'bytes')).toMatchObject({ figure: '301 kB (301 kB to 301 kB)', reached: false })
})

test('the longest task is the median over all reports; a report without a task above 50 ms counts as 0', () => {
  const tasks = [{ duration: 60 }, { duration: 81 }]
  expect(rowOf([reportOf(), reportOf({ tasks }), reportOf({ tasks: [{ duration: 55 }] })], 'longest task at 4 ×')).toMatchObject({
    figure: '55 ms (0 ms to 81 ms)',
    reached: false,
  })
  expect(rowOf([reportOf()], 'longest task at 4 ×')).toMatchObject({ reached: true })
})

test('a score below its aim is not reached, and an audit without a value is an error', () => {
  expect(rowOf([reportOf({ performance: 0.97 })], 'performance')).toMatchObject({ figure: '97 (97 to 97)', aim: '≥ 98', reached: false })
  expect(() => readReports('/', [reportOf({ requests: [] })])).toThrow(/network-requests/)
  const { audits, categories } = reportOf()
  expect(() => readReports('/', [{ categories, audits: { ...audits, 'speed-index': {} } }])).toThrow(/speed-index/)
})
