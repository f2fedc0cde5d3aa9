/**
 * Returns the Telegram name in a typed text, without @, from the name itself or from the address of its chat (`t.me/name`). An empty text
 * gives an empty name. Returns null for any other text. Telegram's names have 5 to 32 Latin letters, digits and underscores.
 */
export function readTelegramName(text: string): string | null {
  const typed = text.trim()
  if (typed === '') return ''
  const [, name = ''] = /^(?:(?:https?:\/\/)?(?:www\.)?(?:t|telegram)\.me\/|@)?(\w{5,32})\/?$/i.exec(typed) ?? []
  return name || null
}
