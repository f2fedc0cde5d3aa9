import iconv from 'iconv-lite'

/** Charset labels that do not define the bytes above 127. */
const emptyLabels = /^(?:|(?:us-)?ascii|unknown(?:-8bit)?|x-unknown|8bit|7bit|binary|none|default|utf)$/
/** Encodings of `iconv-lite` that are not charsets. */
const notText = /^(?:base64|hex|binary|utf7.*)$/
/** Cyrillic charsets used in emails, most likely first. */
const cyrillicEncodings = ['windows-1251', 'koi8-r', 'ibm866', 'iso-8859-5', 'x-mac-cyrillic']

/** Decodes bytes by the charset label from an email. Detects the charset if the label is unknown or does not match the bytes. */
export function decodeCharset(bytes: Uint8Array, label = ''): string {
  // a language tag may follow the label (RFC 2231)
  const [name = ''] = label.trim().toLowerCase().split('*')
  if (!emptyLabels.test(name)) {
    const known = decodeAs(name, bytes) ?? decodeByAlias(name, bytes)
    if (known !== null) return known
  }
  return judge(bytes)
}

function decodeAs(name: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(name, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

function decodeByAlias(name: string, bytes: Uint8Array): string | null {
  const alias = name.replaceAll(/[^a-z0-9]/g, '').replace(/^(?:xms|x|cs)(?=[a-z])/, '')
  const known = [name, alias].find((each) => !notText.test(each) && iconv.encodingExists(each))
  if (known === undefined) return null
  const text = iconv.decode(Buffer.from(bytes), known)
  return text.includes('\uFFFD') ? null : text
}

/**
 * Detects the charset and decodes. Tries UTF-8 first. Otherwise, the text is Western Latin if at least half of the words with bytes above
 * 127 also contain ASCII letters, and Cyrillic if not.
 */
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

function cyrillicScore(text: string): number {
  const of = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  const frequent = of(/[оеаинтсрвлкмдпуяы]/g) + 0.8 * of(/[ОЕАИНТСРВЛКМДПУЯЫ]/g)
  return frequent - 2 * of(/[а-яё][А-ЯЁ]/g) - 2 * of(/[^\p{ASCII}а-яёА-ЯЁ«»—–№€“”„…’\u00A0]/gu)
}
