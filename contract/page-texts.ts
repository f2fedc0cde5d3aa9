import { z } from 'zod'
import { factNames } from '#contract/rules/page-facts.ts'
import { policyNames, textPageNames } from '#contract/rules/page-texts.ts'

const Sentences = z.array(z.string()).readonly()
const Block = z
  .union([
    z.string(),
    z.object({ list: Sentences }),
    z.object({ steps: Sentences }),
    z.object({ terms: z.array(z.tuple([z.string(), z.string()]).readonly()).readonly() }),
    z.object({ cards: z.array(z.object({ title: z.string(), text: z.string() })).readonly() }),
    z.object({ folds: z.array(z.object({ id: z.string(), title: z.string(), text: z.array(z.string()) })).readonly() }),
  ])
  .meta({ id: 'TextBlock', description: 'In sentences, `[words](/path)` is a link and `{{phone}}` a fact about the company.' })

const article = {
  title: z.string(),
  description: z.string(),
  lead: z.string(),
  parts: z.array(z.object({ id: z.string(), title: z.string(), blocks: z.array(Block).readonly() })).readonly(),
}

/** An earlier version of a policy and the period in which it was in force. */
export const EarlierVersion = z
  .object({ version: z.string(), from: z.iso.datetime().nullable(), until: z.iso.datetime() })
  .meta({ id: 'EarlierVersion' })
export type EarlierVersion = z.infer<typeof EarlierVersion>

/**
 * Response to `GET /api/page-text/`: the text of an information page. `since`: the day on which a policy came into force, which replaces
 * `{{since}}` in the text; null if unknown. `earlier`: earlier versions of a policy, newest first.
 */
export const PageText = z.object({ ...article, since: z.string().nullable(), earlier: z.array(EarlierVersion) }).meta({ id: 'PageText' })
export type PageText = z.infer<typeof PageText>
export const PageTextQuery = z.strictObject({ name: z.enum(textPageNames) })

/** `token`: a secret that gives access to the draft of the text. */
export const PageTextDraftQuery = z.strictObject({ name: z.enum(textPageNames), token: z.string().max(200) })

/**
 * An earlier version of a policy, with the company facts at the time of its publication. Facts that the shop introduced later are missing.
 */
export const PolicyVersion = z
  .object({ ...article, facts: z.partialRecord(z.enum(factNames), z.string()), from: z.iso.datetime().nullable(), until: z.iso.datetime() })
  .meta({ id: 'PolicyVersion' })
export type PolicyVersion = z.infer<typeof PolicyVersion>
export const PolicyVersionQuery = z.strictObject({ name: z.enum(policyNames), version: z.string().max(40) })
