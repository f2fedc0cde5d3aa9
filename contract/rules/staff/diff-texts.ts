import { pairLines } from '#contract/rules/staff/merge-lines.ts'
import type { TextBlock, TextDocument, Words } from '#contract/rules/staff/text-document.ts'

/** A line of a page text in both languages. `sign`: the type of the line, such as `#` for the title or `—` for a list item. */
export type TextLine = Words & { sign: string }

export type LineChange =
  | { kind: 'same'; line: TextLine }
  | { kind: 'changed'; before: TextLine; after: TextLine }
  | { kind: 'removed'; before: TextLine }
  | { kind: 'added'; after: TextLine }

export function linesOf({ title, description, lead, parts }: TextDocument): TextLine[] {
  return [
    { sign: '#', ...title },
    { sign: '@', ...description },
    { sign: '', ...lead },
    ...parts.flatMap((part) => [{ sign: '##', ...part.title }, ...part.blocks.flatMap(linesOfBlock)]),
  ]
}

function linesOfBlock(block: TextBlock): TextLine[] {
  if (block.kind === 'paragraph') return [{ sign: '', ...block.text }]
  if (block.kind === 'list') return block.items.map((words) => ({ sign: '—', ...words }))
  if (block.kind === 'steps') return block.items.map((words, at) => ({ sign: `${at + 1}.`, ...words }))
  if (block.kind === 'terms')
    return block.items.map(({ term, meaning }) => ({ sign: '=', ru: `${term.ru}: ${meaning.ru}`, en: `${term.en}: ${meaning.en}` }))
  if (block.kind === 'cards')
    return block.items.flatMap(({ title, text }) => [
      { sign: '###', ...title },
      { sign: '', ...text },
    ])
  return block.items.flatMap(({ title, text }) => [{ sign: '+', ...title }, ...text.map((words) => ({ sign: '', ...words }))])
}

/**
 * Compares two texts line by line. A removed line and an added line count as one changed line if they are in the same place and have the
 * same `sign`.
 */
export function diffTexts(before: TextDocument, after: TextDocument): LineChange[] {
  const [old, fresh] = [linesOf(before), linesOf(after)]
  const pairs = pairLines(old.map(keyOf), fresh.map(keyOf))
  const changes: LineChange[] = []
  let [from, freshFrom] = [0, 0]
  for (let at = 0; at <= old.length; at++) {
    const freshAt = at === old.length ? fresh.length : pairs[at]
    if (freshAt === undefined) continue
    changes.push(...pairChanges(old.slice(from, at), fresh.slice(freshFrom, freshAt)))
    const line = fresh[freshAt]
    if (at < old.length && line) changes.push({ kind: 'same', line })
    ;[from, freshFrom] = [at + 1, freshAt + 1]
  }
  return changes
}

const keyOf = ({ sign, ru, en }: TextLine) => JSON.stringify([sign, ru, en])

function pairChanges(before: readonly TextLine[], after: readonly TextLine[]): LineChange[] {
  return Array.from({ length: Math.max(before.length, after.length) }, (_none, at): LineChange[] => {
    const [was, is] = [before[at], after[at]]
    if (was && is && was.sign === is.sign) return [{ kind: 'changed', before: was, after: is }]
    return [...(was ? [{ kind: 'removed' as const, before: was }] : []), ...(is ? [{ kind: 'added' as const, after: is }] : [])]
  }).flat()
}

/** A run of words that both sentences contain (`same`), or only one of them. */
export type WordRun = { kind: 'same' | 'removed' | 'added'; text: string }

export function diffWords(before: string, after: string): WordRun[] {
  const [old, fresh] = [splitWords(before), splitWords(after)]
  const pairs = pairLines(old, fresh)
  const runs: WordRun[] = []
  let [from, freshFrom] = [0, 0]
  for (let at = 0; at <= old.length; at++) {
    const freshAt = at === old.length ? fresh.length : pairs[at]
    if (freshAt === undefined) continue
    addRun(runs, 'removed', old.slice(from, at))
    addRun(runs, 'added', fresh.slice(freshFrom, freshAt))
    addRun(runs, 'same', old.slice(at, at + 1))
    ;[from, freshFrom] = [at + 1, freshAt + 1]
  }
  return runs
}

const splitWords = (text: string) => text.split(/(?<=\s)/).filter(Boolean)

function addRun(runs: WordRun[], kind: WordRun['kind'], words: readonly string[]): void {
  if (!words.length) return
  const last = runs.at(-1)
  if (last?.kind === kind) last.text += words.join('')
  else runs.push({ kind, text: words.join('') })
}
