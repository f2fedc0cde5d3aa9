import { randomUUID } from 'node:crypto'

/** React inserts this comment between adjacent texts, and placeholders are texts. `finish` removes it where markup replaces both texts. */
const betweenTexts = '<!-- -->'

/** Rendered markup by cache key. Once the total length exceeds the capacity, evicts markup that was not used recently. */
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

/** Delimits placeholders. Random, so that no text of the shop can contain it. */
const separator = `\u0002${randomUUID()}\u0002`

/** Markup cache for rendering one page: returns placeholders to `CachedMarkup`, and finally replaces them with markup. */
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
    /** Returns the page with all markup inserted. Caches markup that was rendered for the first time. */
    finish: (html: string): string => {
      if (!known.length && !begun.length) return html
      const parts = html.split(separator)
      for (let at = 1; at < parts.length; at += 2) {
        const sign = parts[at] ?? ''
        const key = sign.startsWith('b') ? begun[Number(sign.slice(1))] : undefined
        // copies the text through a buffer, because a substring would keep the whole page in memory
        if (key !== undefined) store.set(key, Buffer.from(parts[at + 1] ?? '').toString())
        parts[at] = sign.startsWith('p') ? (known[Number(sign.slice(1))] ?? '') : ''
        if (parts[at + 1] === betweenTexts) parts[at + 1] = ''
      }
      return parts.join('')
    },
  }
}
