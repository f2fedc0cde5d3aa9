import type { LucideIcon } from 'lucide-react'

export type Choice = {
  key: string
  title: string
  detail?: string
  icon: LucideIcon
  keys?: string
  /** Whether the choice was found for an earlier search text. Enter then waits for the results of the current text. */
  isStale?: boolean
  run: () => void
}

export type ChoiceGroup = { title: string; choices: readonly Choice[] }

/** Whether each word of a text is a prefix of a word in the title: «нов пр» matches «Новый предмет». */
export function matchesWords(title: string, text: string): boolean {
  const words = (of: string) =>
    of
      .toLowerCase()
      .split(/[\s,.·«»"-]+/)
      .filter(Boolean)
  const titled = words(title)
  return words(text).every((word) => titled.some((each) => each.startsWith(word)))
}
