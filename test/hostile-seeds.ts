/** JSON text, because some numbers, such as 1e309, cannot be represented in JavaScript. */
type Json = string

const days = ['0001-01-01', '9999-12-31', '10000-01-01', '0000-00-00', '-000001-01-01', '2026-02-30']
const times = [
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00Z',
  '2026-11-21T24:00:00Z',
  '2026-11-21T00:00:00+99:99',
]
const numbers = ['-1', '0', '-0', '1.5', '1e309', '-1e309', '2147483648', '-2147483649', '9007199254740993', '9223372036854775808', '1e-7']
const digits = '9'.repeat(400)

const almostNumbers = ['NaN', 'Infinity', digits, '0x10', '1_000', '٣', ',', '1,1,1', '1,', `1${',1'.repeat(300)}`]
const words = ['', ' ', 'null', '[]', '{}', 'true', '__proto__', 'constructor', 'toString', 'http://localhost/', 'javascript:alert(1)']
const signs = ['\0', 'a\0b', '%', '%s', '\\', "'", '"', '../../etc/passwd', '$1', '\u202E', '\uFEFF', '🦄', 'ﷺ', "'; drop table piece; --"]
const longTexts = ['a'.repeat(15_000), ' '.repeat(15_000), 'я'.repeat(300), '(a+)+$']

export const hostileTexts: readonly string[] = [...days, ...times, ...numbers, ...almostNumbers, ...words, ...signs, ...longTexts]

/** Broken or unusual encodings for URL parameters. */
export const hostileEncodings: readonly string[] = [
  '%',
  '%ff',
  '%00',
  '%ED%A0%80',
  '%C0%80',
  '%2e%2e%2f',
  '%25',
  '+',
  '%0d%0aset-cookie:a=b',
]

const deep = (depth: number, open: string, close: string) => open.repeat(depth) + '1' + close.repeat(depth)

const otherTypes = ['null', 'true', '[]', '{}', '[[]]', '[null]', '{"id":1}', digits, `-${digits}`, `0.${digits}`]
const brokenJson = ['"\\ud800"', '"\\udfff x"', '"\\u0000"', '{"__proto__":1}', '{"a":1,"a":2}']
const hugeJson = [deep(15, '[', ']'), deep(15, '{"a":', '}'), deep(3000, '[', ']'), `[${'1,'.repeat(5000)}1]`]

export const hostileJson: readonly Json[] = [
  ...hostileTexts.map((text) => JSON.stringify(text)),
  ...numbers,
  ...otherTypes,
  ...brokenJson,
  ...hugeJson,
]

/** Boundary values by field type. The tests put each value into every field of its type. */
export const boundaries = {
  date: [...days, ...times].map((text) => JSON.stringify(text)),
  number: [...numbers, `"${digits}"`],
  text: ['"\\u0000"', '"\\ud800"', JSON.stringify('a'.repeat(15_000))],
} as const
