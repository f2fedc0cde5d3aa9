import { paths } from '#app/client/paths.ts'
import { buybackTexts } from '#app/i18n/buyback-texts.server.ts'
import { shopDay } from '#app/i18n/shop-day.server.ts'
import type { BuybackView } from '#app/sections/buyback/buyback-page.tsx'
import type { PageContext } from '#app/sections/seo/page-context.server.ts'
import type { BuybackPage } from '#contract/buyback-page.ts'
import type { Language } from '#contract/language.ts'
import { shownSteps } from '#contract/rules/buyback-states.ts'
import { formatCents } from '#contract/rules/format-cents.ts'
import { toCents } from '#contract/rules/money.ts'

export function buybackPage(page: PageContext, token: string, buyback: BuybackPage) {
  const { language } = page
  const texts = buybackTexts[language]
  const sums = sumsOf(language, buyback)
  const view: BuybackView = {
    label: texts.label(buyback.number),
    name: buyback.name,
    ...headingOf(language, buyback, sums),
    steps: stepsOf(language, buyback),
    stepsLabel: texts.stepsLabel,
    facts: factsOf(language, buyback, sums),
    decisions: {
      action: `/api/buyback-pages/${token}/decisions/`,
      version: buyback.version,
      possible: buyback.decisions,
      accept: buyback.state === 'inspected' && sums.offered ? texts.acceptSum(sums.offered) : texts.accept,
      decline: buyback.state === 'inspected' ? texts.declineBack : texts.decline,
      words: {
        counter: texts.counter,
        price: texts.price,
        note: texts.note,
        optional: texts.optional,
        sendCounter: texts.sendCounter,
        declineText: texts.declineText,
        confirmDecline: texts.confirmDecline,
      },
    },
    links: [{ label: texts.contacts, path: paths.contacts }],
    warning: texts.private,
  }
  // omits the secret that the page's own path contains
  const head = page.head({ path: '/buyback', title: texts.label(buyback.number), description: texts.description, isPrivate: true })
  return { view, head }
}

type Sums = { estimate: string | null; counter: string | null; offered: string | null; share: string | null }

function sumsOf(
  language: Language,
  { low_usd: low, high_usd: high, counter_usd: counter, offered_usd: offered, consignor_share: share }: BuybackPage,
): Sums {
  const texts = buybackTexts[language]
  const text = (usd: string | null) => {
    const cents = toCents(usd)
    return cents === null ? null : formatCents(language, cents)
  }
  const [from, to] = [text(low), text(high)]
  return {
    estimate: from && to ? texts.range(from, to) : null,
    counter: text(counter),
    offered: text(offered),
    share: share === null ? null : texts.facts.share(share),
  }
}

function headingOf(language: Language, buyback: BuybackPage, sums: Sums): Pick<BuybackView, 'title' | 'text' | 'isOver'> {
  const { titles, texts, methods } = buybackTexts[language]
  const { state, terms, office, valid_until: until, paid } = buyback
  const isOver = state === 'declined' || state === 'returned'
  if (buyback.is_expired) return { title: titles.expired, text: texts.expired, isOver }
  if (state === 'paid' || (state === 'stocked' && paid)) {
    const day = paid ? `${shopDay(language, paid.at)}, ${methods[paid.method]}` : ''
    return { title: paid?.method === 'credit' ? titles.credited : titles.paid, text: texts.paid(day), isOver }
  }
  const agreed = { buy: texts.agreed, consignment: texts.agreedConsignment, 'trade-in': texts.agreedTradeIn }[terms]
  const words = {
    asked: texts.asked,
    estimated: texts.estimated(until ? lastDay(language, until) : ''),
    countered: texts.countered(sums.counter ?? ''),
    accepted: texts.accepted(office),
    received: texts.received,
    inspected: sums.offered || sums.share ? texts.inspected : texts.inspectedWaiting,
    agreed,
    stocked: texts.stocked,
    declined: texts.declined,
    returning: texts.returning(office),
    returned: texts.returned,
  }
  return { title: titles[state], text: words[state], isOver }
}

/** Returns the last full day before a deadline at midnight. */
const lastDay = (language: Language, until: string) => shopDay(language, new Date(Date.parse(until) - 1).toISOString())

function stepsOf(language: Language, { state, terms }: BuybackPage): BuybackView['steps'] {
  const texts = buybackTexts[language]
  const last = { buy: texts.steps[5], consignment: texts.lastOfConsignment, 'trade-in': texts.lastOfTradeIn }[terms]
  const done = shownSteps(state)
  if (done === null) return []
  return [...texts.steps.slice(0, 5), last].map((name, at) => ({
    name,
    ...(at < done ? ({ state: 'done', word: texts.done } as const) : laterStep(at === done, texts.now)),
  }))
}

const laterStep = (isNow: boolean, word: string) => (isNow ? ({ state: 'now', word } as const) : ({ state: 'later', word: null } as const))

function factsOf(language: Language, buyback: BuybackPage, sums: Sums): BuybackView['facts'] {
  const { facts } = buybackTexts[language]
  const rows: [string, string | null][] = [
    [facts.estimate, sums.estimate],
    [facts.until, buyback.state === 'estimated' && buyback.valid_until ? lastDay(language, buyback.valid_until) : null],
    [facts.counter, sums.counter],
    [buyback.terms === 'consignment' ? facts.owner : facts.offered, sums.offered ?? sums.share],
    [facts.consignedUntil, buyback.consigned_until && shopDay(language, buyback.consigned_until)],
    [facts.receivedOn, buyback.received_at && shopDay(language, buyback.received_at)],
    [facts.paidOn, buyback.paid && shopDay(language, buyback.paid.at)],
  ]
  return rows.flatMap(([term, value]) => (value ? [{ term, value }] : []))
}
