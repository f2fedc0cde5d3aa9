import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { languages } from '#contract/language.ts'
import { diffTexts, diffWords, type LineChange, type TextLine } from '#contract/rules/staff/diff-texts.ts'
import type { TextDocument, Words } from '#contract/rules/staff/text-document.ts'

export function TextDiff({ before, after }: { before: TextDocument; after: TextDocument }) {
  const { t } = useI18n()
  const changes = diffTexts(before, after)
  const isNear = (at: number) => [at - 1, at, at + 1].some((near) => (changes[near]?.kind ?? 'same') !== 'same')
  if (changes.every(({ kind }) => kind === 'same')) return <p className="text-stone">{t('texts.noChanges')}</p>
  return (
    <ol className="grid gap-2">
      {changes.map((change, at) => {
        const key = `${at}-${change.kind}`
        if (isNear(at)) return <Line key={key} change={change} />
        return isNear(at - 1) ? <Gap key={key} /> : null
      })}
    </ol>
  )
}

function Gap() {
  const { t } = useI18n()
  return (
    <li className="py-0.5 text-12 text-stone" aria-label={t('texts.unchanged')}>
      …
    </li>
  )
}

function Line({ change }: { change: LineChange }) {
  const line = lineOf(change)
  return (
    <li
      className={`grid gap-x-5 gap-y-1.5 border-l-2 py-1 pl-3 text-13 md:grid-cols-2 ${change.kind === 'same' ? 'border-hairline text-stone' : 'border-brass'} ${line.sign.startsWith('#') ? 'font-medium' : ''}`}
    >
      {languages.map((language) => (
        <p key={language} lang={language} className="min-w-0 break-words">
          <LineText change={change} language={language} />
        </p>
      ))}
    </li>
  )
}

function lineOf(change: LineChange): TextLine {
  if (change.kind === 'same') return change.line
  return change.kind === 'removed' ? change.before : change.after
}

function LineText({ change, language }: { change: LineChange; language: keyof Words }) {
  if (change.kind === 'same') return change.line[language]
  if (change.kind === 'removed') return <Removed text={change.before[language]} />
  if (change.kind === 'added') return <Added text={change.after[language]} />
  return diffWords(change.before[language], change.after[language]).map(({ kind, text }, at) => {
    const key = `${at}-${kind}`
    if (kind === 'removed') return <Removed key={key} text={text} />
    return kind === 'added' ? <Added key={key} text={text} /> : <span key={key}>{text}</span>
  })
}

function Removed({ text }: { text: string }) {
  return <del className="text-oxblood decoration-1">{text}</del>
}

function Added({ text }: { text: string }) {
  return <ins className="bg-moss/12 no-underline">{text}</ins>
}
