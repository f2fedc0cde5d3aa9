import { LinkedText } from '#app/sections/info/linked-text.tsx'
import { Accordion } from '#app/ui/accordion.tsx'
import type { Block, Card, Fold } from '#contract/rules/article.ts'

const measure = 'max-w-172'

export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="space-y-5 text-17 [&>:is(ol,dl)]:my-8 [&>:is(ol,dl)]:first:mt-0 [&>:is(ol,dl)]:last:mb-0">
      {blocks.map((block) => (
        <BlockOf key={typeof block === 'string' ? block : JSON.stringify(block)} block={block} />
      ))}
    </div>
  )
}

function BlockOf({ block }: { block: Block }) {
  if (typeof block === 'string')
    return (
      <p className={measure}>
        <LinkedText text={block} />
      </p>
    )
  if ('list' in block) return <Items items={block.list} />
  if ('steps' in block) return <Steps steps={block.steps} />
  if ('terms' in block) return <Terms terms={block.terms} />
  if ('cards' in block) return <Cards cards={block.cards} />
  return <Folds folds={block.folds} />
}

function Items({ items }: { items: readonly string[] }) {
  return (
    <ul className={`${measure} space-y-2`}>
      {items.map((item) => (
        <li key={item} className="grid grid-cols-[1.5rem_1fr] before:text-stone before:content-['—']">
          <span>
            <LinkedText text={item} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="border-t border-hairline">
      {steps.map((step, at) => (
        <li key={step} className="grid break-inside-avoid grid-cols-[3rem_1fr] items-baseline border-b border-hairline py-4">
          <span aria-hidden="true" className="figures display-small text-20 text-brass">
            {at + 1}
          </span>
          <span className="max-w-160">
            <LinkedText text={step} />
          </span>
        </li>
      ))}
    </ol>
  )
}

function Terms({ terms }: { terms: readonly (readonly [string, string])[] }) {
  return (
    <dl className="border-t border-hairline text-15">
      {terms.map(([term, meaning]) => (
        <div
          key={term}
          className="grid break-inside-avoid gap-x-6 gap-y-1 border-b border-hairline py-4 sm:grid-cols-[2fr_3fr] print:py-1.5"
        >
          <dt className="text-stone">{term}</dt>
          <dd className="figures">
            <LinkedText text={meaning} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Cards({ cards }: { cards: readonly Card[] }) {
  return (
    <ol className="grid gap-px border-y border-hairline bg-hairline sm:grid-cols-2">
      {cards.map(({ title, text }, at) => (
        <li key={title} className="break-inside-avoid bg-paper py-6 sm:px-6 sm:py-8 sm:odd:pl-0 sm:even:pr-0">
          <span aria-hidden="true" className="figures label text-brass">
            {String(at + 1).padStart(2, '0')}
          </span>
          <h3 className="display-small mt-3 text-20">{title}</h3>
          <p className="mt-3 text-15 text-stone">
            <LinkedText text={text} />
          </p>
        </li>
      ))}
    </ol>
  )
}

function Folds({ folds }: { folds: readonly Fold[] }) {
  const items = folds.map(({ id, title, text }) => ({
    id,
    title,
    body: text.map((paragraph) => (
      <p key={paragraph} className="mb-3 text-15 last:mb-0">
        <LinkedText text={paragraph} />
      </p>
    )),
  }))
  return <Accordion items={items} />
}
