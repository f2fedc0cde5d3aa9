import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { FactTable } from '#app/ui/fact-table.tsx'
import { Field, TextArea } from '#app/ui/field.tsx'
import { textLink } from '#app/ui/text-link.ts'
import { limits } from '#contract/limits.ts'
import type { BuybackDecision } from '#contract/rules/buyback-states.ts'

type Decisions = {
  action: string
  version: number
  possible: BuybackDecision[]
  accept: string
  decline: string
  words: Record<'counter' | 'price' | 'note' | 'optional' | 'sendCounter' | 'declineText' | 'confirmDecline', string>
}

export type BuybackView = {
  label: string
  name: string
  title: string
  text: string
  isOver: boolean
  stepsLabel: string
  steps: { name: string; state: 'done' | 'now' | 'later'; word: string | null }[]
  facts: { term: string; value: string }[]
  decisions: Decisions
  links: { label: string; path: string }[]
  warning: string
}

/**
 * Page for a customer who offers a piece to the shop: shows the state of the request, and forms to answer the shop. Works without scripts.
 */
export function BuybackPage({ label, name, title, text, isOver, stepsLabel, steps, facts, decisions, links, warning }: BuybackView) {
  return (
    <div className="wrap pt-8 pb-16 md:pt-14 md:pb-28">
      <div className="grid gap-x-20 gap-y-12 md:grid-cols-[minmax(0,1fr)_300px]">
        <div className="max-w-180">
          <p className={`label ${isOver ? 'text-stone' : 'text-moss'}`}>{label}</p>
          <h1 id="state" className="display mt-3 scroll-mt-28 text-32 md:text-44">
            {title}
          </h1>
          <p className="mt-3 text-20">{name}</p>
          <p className="mt-4 text-17 text-stone">{text}</p>
          {facts.length > 0 && <FactTable facts={facts} className="mt-8" />}
          {decisions.possible.length > 0 && <DecisionForms decisions={decisions} />}
          <p className="no-print mt-10 flex flex-wrap gap-x-8 gap-y-3">
            {links.map(({ label: linkLabel, path }) => (
              <a key={path} href={path} className={`inline-flex min-h-11 items-center ${textLink}`}>
                {linkLabel}
              </a>
            ))}
          </p>
          <p className="no-print mt-3 text-13 text-stone">{warning}</p>
        </div>
        {steps.length > 0 && <Steps label={stepsLabel} steps={steps} />}
      </div>
    </div>
  )
}

const stepStyles = {
  done: 'border-moss bg-moss text-paper',
  now: 'border-brass text-ink',
  later: 'border-hairline text-stone',
} as const

function Steps({ label, steps }: { label: string; steps: BuybackView['steps'] }) {
  return (
    <section aria-label={label}>
      <ol className="grid gap-0">
        {steps.map(({ name, state, word }, at) => (
          <li
            key={name}
            {...(state === 'now' ? { 'aria-current': 'step' as const } : {})}
            className="relative flex gap-4 pb-5 before:absolute before:top-7 before:bottom-0 before:left-3.5 before:w-px before:bg-hairline last:pb-0 last:before:hidden max-md:pb-3"
          >
            <span
              aria-hidden="true"
              className={`figures grid size-7 shrink-0 place-items-center rounded-full border text-13 ${stepStyles[state]}`}
            >
              {at + 1}
            </span>
            <span className={`pt-0.5 ${state === 'later' ? 'text-stone' : ''} ${state === 'now' ? 'font-medium' : ''}`}>
              {name}
              {word && <span className="sr-only">, {word}</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function DecisionForms({ decisions }: { decisions: Decisions }) {
  const { possible, accept, decline, words } = decisions
  return (
    <div className="no-print mt-8 grid gap-2">
      {possible.includes('accept') && (
        <DecisionForm decisions={decisions} decision="accept">
          <Button type="submit" className="justify-self-start max-sm:w-full">
            {accept}
          </Button>
        </DecisionForm>
      )}
      {possible.includes('counter') && (
        <Folded title={words.counter}>
          <DecisionForm decisions={decisions} decision="counter">
            <Field label={words.price} name="price_usd" inputMode="decimal" required maxLength={20} defaultValue="" className="max-w-70" />
            <Note words={words} />
            <Button type="submit" variant="secondary" className="justify-self-start max-sm:w-full">
              {words.sendCounter}
            </Button>
          </DecisionForm>
        </Folded>
      )}
      {possible.includes('decline') && (
        <Folded title={decline}>
          <DecisionForm decisions={decisions} decision="decline">
            <p className="text-stone">{words.declineText}</p>
            <Note words={words} />
            <Button type="submit" variant="danger" className="justify-self-start max-sm:w-full">
              {words.confirmDecline}
            </Button>
          </DecisionForm>
        </Folded>
      )}
    </div>
  )
}

function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="border-b border-hairline">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4 hover:text-brass">
        {title}
        <span aria-hidden="true">+</span>
      </summary>
      <div className="pt-2 pb-6">{children}</div>
    </details>
  )
}

function DecisionForm({
  decisions: { action, version },
  decision,
  children,
}: {
  decisions: Decisions
  decision: BuybackDecision
  children: ReactNode
}) {
  return (
    <form method="post" action={action} className="grid gap-5">
      <input type="hidden" name="decision" value={decision} />
      <input type="hidden" name="version" value={version} />
      {children}
    </form>
  )
}

function Note({ words }: Pick<Decisions, 'words'>) {
  return <TextArea label={words.note} optional={words.optional} name="note" maxLength={limits.messageMaxChars} defaultValue="" />
}
