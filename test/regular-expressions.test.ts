import { check } from 'recheck'
import { expect, test } from 'vitest'
import { expressionsOf, findRegularExpressions } from '#test/regular-expressions.ts'

/** Regular expressions that take more than linear time, and the reason why their input is bounded. */
const bounded: Record<string, string> = {
  'app/sections/product/product-page.server.ts: /[\\s,.;:—-]+\\S*$/': 'sees `descriptionMax` characters, cut in the same line',
  'contract/rules/phone.ts: /^(\\D*(?:\\+|0\\D*0)\\D*\\d{1,3}\\D*?)\\(0\\)/': 'sees `textMax` characters, two lines above',
  'server/config/inbound-settings.ts: /^(?:"?([^"<>]*?)"?\\s*<)?([^<>]*?)>?$/': 'reads a setting',
  'server/config/inbound-settings.ts: /^imaps?:\\/\\/[^/\\s]+:[^/\\s]+@[^/\\s@]+\\/?$/': 'reads a setting',
  'server/context/mask-personal-data.ts: /(?<![\\w-])\\+?\\d(?:[ ().-]{0,2}\\d){6,}(?![\\w-])/g':
    'sees `max` characters, cut by `maskPersonalData`',
  'server/context/mask-personal-data.ts: /[^\\s@"\'<>(),;]+@[^\\s@"\'<>(),;]+/g': 'sees `max` characters, cut by `maskPersonalData`',
  'server/context/mask-personal-data.ts: /\\beyJ[\\w-]+\\.[\\w.-]+/g': 'sees `max` characters, cut by `maskPersonalData`',
  'server/domain/inbound/split-quoted.ts: /[^\\s<>@:"]{1,64}@[^\\s<>@:"]{1,190}\\.[^\\s<>@:"\\]]{2,}/':
    'sees lines of `introMaxChars` characters',
  'server/domain/inbound/split-quoted.ts: /[<[(](?:mailto:)?[^\\s<>@]{1,64}@[^\\s<>@]{1,190}[>\\])]/':
    'sees lines of `introMaxChars` characters',
  'server/domain/inbound/split-quoted.ts: /\\b\\d{1,2}:\\d{2}\\b|\\b20\\d{2}\\b.{0,20}\\b\\d{1,2}\\.\\d{2}\\b/':
    'sees lines of `introMaxChars` characters',
  'server/domain/search/phonetic-key.ts: /(built+)+$/g': 'a choice of words, none of which repeats',
  'server/http/guards/json-body-parser.ts: /"((?:[^"\\\\]|\\\\.)*)"(?:\\s*:)?|[{}[\\]]/g': 'sees JSON that was parsed: every string ends',
}

/** Limits only the number of steps, because time depends on the load of the machine. */
const limits = { timeout: null, attackTimeout: null, incubationTimeout: null, attackLimit: 30_000_000 }

/**
 * A repetition count above `countMax` makes an expression too large to analyze. The test therefore replaces such a count by an unbounded
 * count, which never makes an expression faster.
 */
const countMax = 9

test('SAFE-03 no regular expression takes more than linear time, or its input is bounded', async () => {
  const found = new Map(findRegularExpressions().map((expression) => [`${expression.file}: ${expression.text}`, expression]))
  expect(found.size).toBeGreaterThan(300)
  const slow: string[] = []
  for (const [name, expression] of found) if (!(name in bounded) && !(await isLinear(expression))) slow.push(name)
  expect(slow).toEqual([])
  expect(Object.keys(bounded).filter((name) => !found.has(name))).toEqual([])
})

test('SAFE-03 expressions are found in literals, strings and templates', () => {
  const code = 'const a = [/a+/g, new RegExp("b{2}"), RegExp(`^c{${max}}$`, "u"), new RegExp(words)]'
  expect(expressionsOf(code, 'some.ts')).toEqual([
    { source: 'a+', flags: 'g' },
    { source: 'b{2}', flags: '' },
    { source: '^c{9}$', flags: 'u' },
    { source: '(built+)+$', flags: '' },
  ])
})

test.each([
  [String.raw`\s+$`, ''],
  ['(a+)+$', ''],
  [String.raw`[\w.]+@`, 'g'],
  [String.raw`(?<!\d)(\w{1,99})+!`, ''],
])('SAFE-03 an expression as slow as %s is detected', async (source, flags) => {
  expect(await isLinear({ source, flags })).toBe(false)
})

async function isLinear({ source, flags }: { source: string; flags: string }): Promise<boolean> {
  const { status } = await check(withoutLargeCounts(source), flags, limits)
  return status === 'safe'
}

function withoutLargeCounts(source: string): string {
  return source.replace(
    /(\\.|\[(?:\\.|[^\]\\])*\])|\{(\d+)(,?)(\d*)\}/g,
    (whole, other?: string, min?: string, comma?: string, max?: string) => {
      if (other !== undefined || Math.max(Number(min), Number(max)) <= countMax) return whole
      return `{${Math.min(Number(min), countMax)}${comma}}`
    },
  )
}
