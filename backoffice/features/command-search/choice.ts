import type { LucideIcon } from 'lucide-react'

/** One line of ⌘K: a record, a page or a command. */
export type Choice = {
  key: string
  title: string
  detail?: string
  icon: LucideIcon
  /** A key that does the same. */
  keys?: string
  /** Found for the letters before: Enter waits for what the present text finds. */
  isStale?: boolean
  run: () => void
}

export type ChoiceGroup = { title: string; choices: readonly Choice[] }

/** Whether each word of a text begins a word of the title: «нов пр» finds «Новый предмет». */
export function matchesWords(title: string, text: string): boolean {
  const words = (of: string) =>
    of
      .toLowerCase()
      .split(/[\s,.·«»"-]+/)
      .filter(Boolean)
  const titled = words(title)
  return words(text).every((word) => titled.some((each) => each.startsWith(word)))
}
