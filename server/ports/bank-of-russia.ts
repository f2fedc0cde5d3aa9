import { Parser } from 'saxen'
import { parseRate } from '#contract/rules/exchange-rate.ts'
import { DeliveryError } from '#server/context/delivery-error.ts'

/** Official rates of a day: rubles and dirhams per US dollar, as decimal numbers. */
export type DayRates = { day: string; rub: string; aed: string }

export type RateSource = {
  /** Returns the rates in force on `day`. The `day` of these rates may be earlier. Throws `DeliveryError`. */
  read(day: string, signal: AbortSignal): Promise<DayRates>
}

const timeoutMs = 10_000
/** The maximum size of a response. The list of all currencies takes about 20 kB. */
const bytesMax = 500_000
/** The range of plausible rates. A rate outside this range means an error in the list or a new format. */
const rubBounds = [1, 9999] as const
const aedBounds = [3, 4.5] as const

/** Reads the daily rates (`XML_daily.asp`) of the Bank of Russia at `baseUrl`, such as https://www.cbr.ru. */
export function bankOfRussia(baseUrl: string): RateSource {
  return {
    read: async (day, signal) => {
      const [year, month, date] = day.split('-')
      const response = await fetch(`${baseUrl}/scripts/XML_daily.asp?date_req=${date}/${month}/${year}`, {
        redirect: 'error',
        headers: { accept: 'application/xml', 'user-agent': 'Mozilla/5.0 (compatible; Vitrine)' },
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      }).catch(throwUnreachable)
      if (response.status !== 200) {
        await response.body?.cancel()
        throw new DeliveryError(`The Bank of Russia answered ${response.status}`)
      }
      const rates = parseDayRates(await readBody(response).catch(throwUnreachable))
      if (!rates || rates.day > day) throw new DeliveryError('The Bank of Russia answered without usable rates')
      return rates
    },
  }
}

function throwUnreachable(error: unknown): never {
  if (error instanceof DeliveryError) throw error
  throw new DeliveryError(`The Bank of Russia cannot be reached: ${error instanceof Error ? error.name : 'unknown'}`)
}

/** Reads a body up to `bytesMax`. Does not rely on Content-Length, which may be missing or wrong. */
async function readBody({ body }: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.length
    if (length > bytesMax) throw new DeliveryError('The Bank of Russia answered with too long a list')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Parses the list of rates. Returns null if it is malformed, has no date, lacks USD or AED, or has an implausible rate. */
export function parseDayRates(bytes: Buffer): DayRates | null {
  const list = readList(new TextDecoder('windows-1251').decode(bytes))
  const [, date, month, year] = /^(\d{2})[./](\d{2})[./](\d{4})$/.exec(list?.date ?? '') ?? []
  if (!list || !date || Number.isNaN(Date.parse(`${year}-${month}-${date}T00:00:00Z`))) return null
  const [usd, aed] = [roublesPerUnit(list.currencies.get('USD')), roublesPerUnit(list.currencies.get('AED'))]
  if (usd === null || aed === null || !isWithin(usd, rubBounds) || !isWithin(usd / aed, aedBounds)) return null
  const [rub, dirhams] = [parseRate(usd.toFixed(4)), parseRate((usd / aed).toFixed(4))]
  return rub && dirhams ? { day: `${year}-${month}-${date}`, rub, aed: dirhams } : null
}

const isWithin = (value: number, [from, to]: readonly [number, number]) => value >= from && value <= to

type Currency = { Nominal?: string; Value?: string }

/** Divides by the nominal, because some currencies are listed per 10, 100 or more units. */
function roublesPerUnit({ Nominal: nominal = '', Value: value = '' }: Currency = {}): number | null {
  const rate = parseRate(value)
  return rate && /^[1-9]\d{0,5}$/.test(nominal) ? Number(rate) / Number(nominal) : null
}

/** Reads the date of the list, and the fields of each currency by currency code. Returns null if the XML is malformed. */
function readList(xml: string): { date: string; currencies: Map<string, Currency> } | null {
  const currencies = new Map<string, Currency>()
  let date = ''
  let fields: Record<string, string> = {}
  let field = ''
  let isMalformed = false
  const parser = new Parser()
    .on('openTag', (name, attributes) => {
      if (name === 'ValCurs') date = attributes().Date ?? ''
      if (name === 'Valute') fields = {}
      field = name
    })
    .on('text', (text, decodeEntities) => {
      fields[field] = (fields[field] ?? '') + decodeEntities(text).trim()
    })
    .on('closeTag', (name) => {
      field = ''
      if (name === 'Valute' && fields.CharCode) currencies.set(fields.CharCode, fields)
    })
    .on('error', () => {
      isMalformed = true
    })
  parser.parse(xml)
  return isMalformed ? null : { date, currencies }
}
