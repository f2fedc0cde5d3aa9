import { createServer } from 'node:http'
import iconv from 'iconv-lite'

type Listed = { code: string; name: string; nominal: number; value: string }

/** Rates of November 21, 2026: 81.2 rubles and 3.6725 dirhams per US dollar. The bank quotes the rate for ten dirhams. */
export const listed: readonly Listed[] = [
  { code: 'AED', name: 'Дирхам ОАЭ', nominal: 10, value: '221,1028' },
  { code: 'USD', name: 'Доллар США', nominal: 1, value: '81,2000' },
]

export function dayList(date: string, currencies: readonly Listed[] = listed): Buffer {
  const rows = currencies.map(
    ({ code, name, nominal, value }) =>
      `<Valute ID="R01235"><NumCode>840</NumCode><CharCode>${code}</CharCode><Nominal>${nominal}</Nominal><Name>${name}</Name><Value>${value}</Value><VunitRate>1</VunitRate></Valute>`,
  )
  const xml = `<?xml version="1.0" encoding="windows-1251"?><ValCurs Date="${date}" name="Foreign Currency Market">${rows.join('')}</ValCurs>`
  return iconv.encode(xml, 'win1251')
}

/** Opens a local stand-in for the website of the Bank of Russia. It responds with `state.list`, or with a 503 while `isAway` is true. */
export async function openBankOfRussia() {
  const asked: string[] = []
  const state = { isAway: false, list: dayList('21.11.2026') }
  const server = createServer((request, response) => {
    asked.push(String(request.url))
    if (state.isAway) response.writeHead(503).end()
    else response.writeHead(200, { 'content-type': 'application/xml; charset=windows-1251' }).end(state.list)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    asked,
    state,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
