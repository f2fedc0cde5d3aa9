import { Fragment } from 'react'
import { textLink } from '#app/ui/text-link.ts'
import { sentenceLink } from '#contract/rules/sentence-link.ts'

const range = /(\d[\d:]{0,8}–\d[\d:]{0,8})/

/** A sentence in which `[words](/path)` becomes a link. */
export function LinkedText({ text }: { text: string }) {
  // `split` returns text, link text and URL in turn
  const pieces = text.split(sentenceLink)
  return pieces.map((piece, at) => {
    if (at % 3 === 2) return null
    if (at % 3 === 0) return <Ranges key={`${at}-${piece}`} text={piece} />
    return (
      <a key={`${piece}-${pieces[at + 1]}`} href={pieces[at + 1]} className={`${textLink} figures`}>
        {piece}
      </a>
    )
  })
}

/** Keeps ranges such as «1–2» on one line. */
function Ranges({ text }: { text: string }) {
  return text.split(range).map((piece, at) =>
    at % 2 ? (
      <span key={`${at}-${piece}`} className="whitespace-nowrap">
        {piece}
      </span>
    ) : (
      <Fragment key={`${at}-${piece}`}>{piece}</Fragment>
    ),
  )
}
