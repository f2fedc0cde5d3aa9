import { factNames } from '#contract/rules/page-facts.ts'
import { textPages } from '#contract/rules/page-texts.ts'
import { recordOf } from '#contract/rules/record-of.ts'
import type { PageTextRecord } from '#contract/staff/page-texts.ts'
import type { listVersions, PageText, readFacts } from '#server/domain/page-texts/read-page-texts.ts'

type Version = Awaited<ReturnType<typeof listVersions>>[number]

export const presentPageState = ({ page, version, isChanged, isOwn, plan }: PageText) => ({
  page,
  path: textPages[page].path,
  version,
  is_changed: isChanged,
  is_own: isOwn,
  plan: plan && { publish_at: plan.at.toISOString(), by: plan.by, is_draft: plan.isDraft },
})

export function presentPageRecord(text: PageText, versions: readonly Version[], facts: ReturnType<typeof readFacts>): PageTextRecord {
  return {
    ...presentPageState(text),
    draft: text.draft,
    shown: text.shown,
    versions: versions.map(({ number, shown_from: from, by, is_default: isDefault }) => ({
      number,
      shown_from: from?.toISOString() ?? null,
      by,
      is_default: isDefault,
    })),
    facts: recordOf(factNames.map((name) => [name, { ru: facts.ru[name], en: facts.en[name] }] as const)),
  }
}
