import { z } from 'zod'
import { DateTime } from '#contract/date.ts'
import { languages } from '#contract/language.ts'
import { textPageNames } from '#contract/rules/page-texts.ts'
import { recordOf } from '#contract/rules/record-of.ts'
import type { TextDocument } from '#contract/rules/staff/text-document.ts'
import { Version } from '#contract/staff/amounts.ts'
import { staffLimits } from '#contract/staff/limits.ts'

const { textSentenceMaxChars, textItemsMax, textBlocksMax, textPartsMax } = staffLimits

/**
 * A sentence in both languages. Empty sentences pass the schema, because the server reports them later, together with other problems of the
 * text.
 */
const Words = (max: number) => {
  const Sentence = z
    .string()
    .trim()
    .max(max)
    .regex(/^\P{Cc}*$/u)
  return z.strictObject(recordOf(languages.map((language) => [language, Sentence] as const)))
}
const Title = Words(120)
const Sentence = Words(textSentenceMaxChars)
const items = <Item extends z.ZodType>(Item: Item) => z.array(Item).min(1).max(textItemsMax)
/** Id of a part, also its URL fragment: `delivery`. */
const Anchor = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z\d]*(-[a-z\d]+)*$/)

const Block = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('paragraph'), text: Sentence }),
  z.strictObject({ kind: z.literal('list'), items: items(Sentence) }),
  z.strictObject({ kind: z.literal('steps'), items: items(Sentence) }),
  z.strictObject({ kind: z.literal('terms'), items: items(z.strictObject({ term: Title, meaning: Sentence })) }),
  z.strictObject({ kind: z.literal('cards'), items: items(z.strictObject({ title: Title, text: Sentence })) }),
  z.strictObject({ kind: z.literal('folds'), items: items(z.strictObject({ id: Anchor, title: Title, text: items(Sentence) })) }),
])
const blocks = z.array(Block).min(1).max(textBlocksMax)
const heading = { title: Words(80), description: Words(170), lead: Words(500) }

const order = z
  .array(Anchor)
  .max(textPartsMax)
  .refine((ids) => new Set(ids).size === ids.length)

/** Changes to a draft. `order`: anchors of all parts in their new order. `parts`: new or changed parts, by anchor. */
export const ChangePageText = z.strictObject({
  version: Version,
  title: heading.title.optional(),
  description: heading.description.optional(),
  lead: heading.lead.optional(),
  order: order.optional(),
  parts: z.record(Anchor, z.strictObject({ title: Title, blocks })).optional(),
})
export type ChangePageText = z.output<typeof ChangePageText>

export const PageTextParams = z.strictObject({ page: z.enum(textPageNames) })
export const PageTextVersion = z.strictObject({ version: Version })
export const PlanPageText = z.strictObject({ version: Version, publish_at: DateTime.nullable() })
export const PageTextVersionParams = z.strictObject({ page: z.enum(textPageNames), number: z.coerce.number().int().min(1).max(1_000_000) })

/** A stored page text. The schema accepts any value, because a stored text may exceed the current limits. */
const StoredDocument = z.custom<TextDocument>()

const Plan = z.object({ publish_at: z.iso.datetime(), by: z.string().nullable(), is_draft: z.boolean() })
const state = {
  page: z.enum(textPageNames),
  path: z.string(),
  version: z.int(),
  is_changed: z.boolean().meta({ description: 'Whether the draft differs from the published text.' }),
  is_own: z.boolean().meta({ description: 'Whether the owner wrote the published text; otherwise it is the default text.' }),
  plan: Plan.nullable().meta({ description: '`is_draft`: whether the scheduled text equals the draft.' }),
}

export const PageTextList = z.object({
  results: z.array(z.object({ ...state, title: z.object({ ru: z.string(), en: z.string() }), published_at: z.iso.datetime().nullable() })),
})

const ListedVersion = z.object({
  number: z.int(),
  shown_from: z.iso.datetime().nullable(),
  by: z.string().nullable(),
  is_default: z.boolean().meta({ description: 'Whether this is the shop’s default text rather than the owner’s.' }),
})

export const PageTextRecord = z.object({
  ...state,
  draft: StoredDocument,
  shown: StoredDocument,
  versions: z.array(ListedVersion),
  facts: z.record(z.string(), z.object({ ru: z.string(), en: z.string() })).meta({ description: 'Facts that texts may mention.' }),
})
export type PageTextRecord = z.output<typeof PageTextRecord>

export const PageTextDone = z.object({ action_id: z.string() })
export const PageTextSaved = z.object({ action_id: z.string(), text: PageTextRecord })
/** `path`: URL path that shows the page with the draft. */
export const PageTextPreview = z.object({ path: z.string() })
/** A published version. `before`: the previous version, or null for the first version. */
export const VersionTexts = z.object({ text: StoredDocument, before: StoredDocument.nullable() })
