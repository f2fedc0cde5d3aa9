import iconv from 'iconv-lite'

/** Labels that say nothing of bytes above 127. */
const emptyLabels = /^(?:|(?:us-)?ascii|unknown(?:-8bit)?|x-unknown|8bit|7bit|binary|none|default|utf)$/
/** What `iconv-lite` names besides encodings of text. */
const notText = /^(?:base64|hex|binary|utf7.*)$/
/** The Cyrillic encodings of letters, the likeliest first. */
const cyrillicEncodings = ['windows-1251', 'koi8-r', 'ibm866', 'iso-8859-5', 'x-mac-cyrillic']

/** The text of bytes by the label that a mail program gave them; by the bytes where it is unknown, or does not fit. */
export function decodeCharset(bytes: Uint8Array, label = ''): string {
  // a language may follow the label
  const [name = ''] = label.trim().toLowerCase().split('*')
  if (!emptyLabels.test(name)) {
    const known = decodeAs(name, bytes) ?? decodeByAlias(name, bytes)
    if (known !== null) return known
  }
  return judge(bytes)
}

/** By the names of the Encoding Standard, without a byte that does not fit; else null. */
function decodeAs(name: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(name, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** By what mail programs call encodings besides: win-1251, cp-866, x-mac-cyrillic, ks_c_5601 … */
function decodeByAlias(name: string, bytes: Uint8Array): string | null {
  const alias = name.replaceAll(/[^a-z0-9]/g, '').replace(/^(?:xms|x|cs)(?=[a-z])/, '')
  const known = [name, alias].find((each) => !notText.test(each) && iconv.encodingExists(each))
  if (known === undefined) return null
  const text = iconv.decode(Buffer.from(bytes), known)
  return text.includes('\uFFFD') ? null : text
}

/** UTF-8 where it fits; the Latin of the West where its bytes above 127 stand in words of ASCII letters; else Cyrillic. */
function judge(bytes: Uint8Array): string {
  const text = decodeAs('utf-8', bytes)
  if (text !== null) return text
  const latin = new TextDecoder('windows-1252').decode(bytes)
  const words = latin.match(/[a-z\u0080-\uFFFF]+/gi) ?? []
  const ofBytes = words.filter((word) => word.length > 1 && /[\u0080-\uFFFF]/.test(word))
  if (ofBytes.filter((word) => /[a-z]/i.test(word)).length * 2 >= ofBytes.length) return latin
  const [best] = cyrillicEncodings
    .map((name) => new TextDecoder(name).decode(bytes))
    .toSorted((one, other) => cyrillicScore(other) - cyrillicScore(one))
  return best ?? latin
}

/** How much a text reads like Russian: frequent letters count for it, a capital after a small letter and a sign of drawing against it. */
function cyrillicScore(text: string): number {
  const of = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  const frequent = of(/[оеаинтсрвлкмдпуяы]/g) + 0.8 * of(/[ОЕАИНТСРВЛКМДПУЯЫ]/g)
  return frequent - 2 * of(/[а-яё][А-ЯЁ]/g) - 2 * of(/[^\p{ASCII}а-яёА-ЯЁ«»—–№€“”„…’\u00A0]/gu)
}
