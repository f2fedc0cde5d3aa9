import { inflateSync } from 'node:zlib'

/** Reads a PDF made by `drawPdf`. Returns the number of pages, and the text in the order of its runs in the file. */
export function readPdf(bytes: Buffer): { text: string; pages: number } {
  const objects = new Map<string, { head: string; stream: string }>()
  const source = bytes.toString('latin1')
  for (const [, id, content] of source.matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gs)) {
    const [head = '', rest] = (content ?? '').split(/stream\n/, 2)
    const data = rest === undefined ? '' : rest.slice(0, rest.lastIndexOf('\nendstream'))
    const raw = Buffer.from(data, 'latin1')
    objects.set(id ?? '', { head, stream: data && head.includes('FlateDecode') ? inflateSync(raw).toString('latin1') : data })
  }
  const fonts = new Map<string, Map<string, string>>()
  for (const { head } of objects.values())
    for (const [, name, id] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const cmap = /ToUnicode (\d+) 0 R/.exec(objects.get(id ?? '')?.head ?? '')?.[1]
      if (cmap) fonts.set(name ?? '', readCmap(objects.get(cmap)?.stream ?? ''))
    }
  let text = ''
  for (const { stream } of objects.values()) {
    let font = new Map<string, string>()
    for (const [, name, shown] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
      if (name) font = fonts.get(name) ?? font
      else
        for (const [, hex = ''] of (shown ?? '').matchAll(/<([0-9a-f]+)>/g))
          for (const [code] of hex.matchAll(/.{4}/g)) text += font.get(code) ?? '?'
    }
    text += '\n'
  }
  return { text: text.replaceAll('\u00A0', ' '), pages: source.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0 }
}

/** Maps the codes of a font to characters. pdfkit lists ranges of codes, each with its characters. */
function readCmap(cmap: string): Map<string, string> {
  const codes = new Map<string, string>()
  for (const [, from = '', list = ''] of cmap.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[(.*?)\]/gs))
    for (const [at, [, hex = '']] of [...list.matchAll(/<([0-9a-f]+)>/g)].entries())
      codes.set((Number.parseInt(from, 16) + at).toString(16).padStart(4, '0'), Buffer.from(hex, 'hex').swap16().toString('utf16le'))
  return codes
}
