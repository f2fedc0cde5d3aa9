import { randomUUID } from 'node:crypto'

/** What React writes between two texts, which marks are and markup is not. */
const betweenTexts = '<!-- -->'

/** Markup by what decides it. The oldest half goes when it holds more than so many characters. */
type MarkupStore = { get: (key: string) => string | undefined; set: (key: string, markup: string) => void }

export function createMarkupStore(maxChars: number): MarkupStore {
  let recent = new Map<string, string>()
  let older = new Map<string, string>()
  let recentChars = 0
  function set(key: string, markup: string): void {
    if (recentChars > maxChars / 2) {
      older = recent
      recent = new Map()
      recentChars = 0
    }
    recent.set(key, markup)
    recentChars += key.length + markup.length
  }
  return {
    set,
    get: (key) => {
      const found = recent.get(key)
      if (found !== undefined) return found
      const former = older.get(key)
      if (former !== undefined) set(key, former)
      return former
    },
  }
}

/** Parts a page; no text of the shop can hold it. */
const separator = `\u0002${randomUUID()}\u0002`

/** The markup of one page: what `CachedMarkup` asks, and how its marks become markup in the end. */
export function createPageMarkup(store: MarkupStore, language: string) {
  const known: string[] = []
  const begun: string[] = []
  return {
    placeOf: (key: string) => {
      const whole = `${language} ${key}`
      const markup = store.get(whole)
      if (markup !== undefined) return { place: `${separator}p${known.push(markup) - 1}${separator}` }
      return { begin: `${separator}b${begun.push(whole) - 1}${separator}`, end: `${separator}e${separator}` }
    },
    /** The page with its markup in place; what was rendered for the first time is kept. */
    finish: (html: string): string => {
      if (!known.length && !begun.length) return html
      const parts = html.split(separator)
      for (let at = 1; at < parts.length; at += 2) {
        const sign = parts[at] ?? ''
        const key = sign.startsWith('b') ? begun[Number(sign.slice(1))] : undefined
        // through bytes: a part of a text keeps the whole of it in memory
        if (key !== undefined) store.set(key, Buffer.from(parts[at + 1] ?? '').toString())
        parts[at] = sign.startsWith('p') ? (known[Number(sign.slice(1))] ?? '') : ''
        if (parts[at + 1] === betweenTexts) parts[at + 1] = ''
      }
      return parts.join('')
    },
  }
}
