import { z } from 'zod'
import { Id, IdParam } from '#contract/id.ts'
import { languages } from '#contract/language.ts'
import { limits } from '#contract/limits.ts'
import { pageOf } from '#contract/paging.ts'
import { PriceUsd } from '#contract/piece.ts'
import { buybackStates } from '#contract/rules/buyback-states.ts'
import { orderStatuses } from '#contract/rules/order-enums.ts'
import { consentForms, duplicateReasons, personOrderings, personSegments, personSizes } from '#contract/rules/staff/person-enums.ts'
import { threadKinds, threadStatuses } from '#contract/rules/staff/thread-enums.ts'
import { isStorable } from '#contract/rules/storable.ts'
import { SingleLine, Version } from '#contract/staff/amounts.ts'
import { staffLimits } from '#contract/staff/limits.ts'
import { LongText, Reason } from '#contract/staff/order-steps.ts'
import { Tags, TagsParam } from '#contract/staff/tags.ts'

const Time = z.iso.datetime()

export const PeopleQuery = z.strictObject({
  segment: z.enum(personSegments).default('all'),
  search: z
    .string()
    .max(limits.searchMaxChars)
    .refine(isStorable)
    .optional()
    .meta({ description: 'Words of the name or city, a phone, or an email.' }),
  tags: TagsParam.optional().meta({ description: 'Only people with one of these tags.' }),
  ordering: z.enum(personOrderings).default('last'),
  page: z.coerce.number().int().min(1).max(limits.pageMax).default(1),
  page_size: z.coerce.number().int().min(1).max(limits.staffPageSizeMax).default(50),
})
export type PeopleQuery = z.output<typeof PeopleQuery>

export const PersonParams = z.strictObject({ id: IdParam })
export const MergeQuery = z.strictObject({ other: IdParam })

export const ListedPerson = z
  .object({
    id: Id,
    name: z.string(),
    city: z.string(),
    phone: z.string().nullable().meta({ description: 'First phone; mostly hidden if the reader may not see contacts.' }),
    email: z.string().nullable(),
    orders: z.int(),
    bought_usd: PriceUsd.meta({ description: 'Sum of the confirmed orders without canceled ones and returned pieces.' }),
    threads: z.int(),
    last_at: Time,
    tags: z.array(z.string()),
    is_vip: z.boolean(),
    is_blocked: z.boolean(),
    is_waiting: z.boolean().meta({ description: 'Whether a thread or an order of the person waits for the shop.' }),
  })
  .meta({ id: 'StaffListedPerson' })
export type ListedPerson = z.output<typeof ListedPerson>

/** A page of people. `counts`: number of people in each segment, with the search and the tag filter applied. */
export const ListedPeople = pageOf(ListedPerson).extend({
  tags: z.array(z.object({ tag: z.string(), people: z.int() })).meta({ description: 'Tags in use, most frequent first.' }),
  counts: z.object({
    all: z.int(),
    bought: z.int(),
    asked: z.int(),
    waiting: z.int(),
    consignors: z.int().optional().meta({ description: 'Only if the reader may see costs.' }),
    vip: z.int(),
    blocked: z.int(),
  }),
})
export type PersonCounts = z.output<typeof ListedPeople>['counts']

/** Sizes of a person as free text: "17 cm", "52". */
const Sizes = z.partialRecord(z.enum(personSizes), z.string())
const Known = z.object({ id: Id, name: z.string() })

const Doubt = z.object({ person: ListedPerson, reasons: z.array(z.enum(duplicateReasons)) })
const PieceLine = z.object({ id: Id, name: z.string(), at: Time.nullable() })

export const PersonOrder = z.object({
  id: z.string(),
  number: z.string(),
  status: z.enum(orderStatuses),
  delivery_method: z.enum(['pickup', 'delivery']),
  total_usd: PriceUsd,
  created_at: Time,
})
export type PersonOrder = z.output<typeof PersonOrder>

export const StaffPerson = ListedPerson.extend({
  version: z.int(),
  language: z.enum(languages),
  created_at: Time,
  sizes: Sizes,
  introduced_by: Known.nullable(),
  introduced: z.array(Known).meta({ description: 'People whom this person introduced.' }),
  blocked_at: Time.nullable(),
  blocked_reason: z.string().nullable(),
  phones: z.array(z.string()),
  emails: z.array(z.string()),
  telegrams: z.array(z.string()),
  accounts: z.array(z.object({ id: z.string(), created_at: Time, sessions: z.int() })),
  order_list: z.array(PersonOrder),
  thread_list: z.array(
    z.object({ id: Id, kind: z.enum(threadKinds), status: z.enum(threadStatuses), created_at: Time, last_at: Time, excerpt: z.string() }),
  ),
  buybacks: z.array(z.object({ id: Id, state: z.enum(buybackStates), name: z.string(), created_at: Time })),
  visits: z.array(z.object({ id: Id, thread_id: Id.nullable(), office: z.string(), starts_at: Time, is_cancelled: z.boolean() })),
  favorites: z.array(PieceLine),
  consignments: z.array(PieceLine).optional().meta({ description: 'Only if the reader may see costs.' }),
  searches: z.array(z.object({ id: z.string(), name: z.string(), is_on: z.boolean() })),
  wanted: z.array(z.object({ thread_id: Id.nullable(), sought: z.string(), is_open: z.boolean() })),
  consents: z
    .array(
      z.object({
        form: z.enum(consentForms),
        at: Time,
        is_given: z.boolean().meta({ description: 'False for a form sent without the tick, and for emails that were unsubscribed.' }),
        thread_id: Id.nullable(),
        order_id: z.string().nullable(),
        texts: z.array(z.object({ page: z.enum(['terms', 'privacy-policy']), version: z.int() })),
      }),
    )
    .meta({ description: 'Consents, newest first, each with the version of the text shown.' }),
  notes: z.array(z.object({ id: Id, body: z.string(), by: z.string(), at: Time })),
  doubts: z.array(Doubt).meta({ description: 'Cards that may belong to the same person; the staff has to decide.' }),
}).meta({ id: 'StaffPerson' })
export type StaffPerson = z.output<typeof StaffPerson>

export const WrittenPerson = z.object({ person: StaffPerson, action_id: z.string() })

export const ChangePerson = z.strictObject({
  version: Version,
  name: z.union([z.literal(''), SingleLine]).optional(),
  city: z.union([z.literal(''), SingleLine]).optional(),
  language: z.enum(languages).optional(),
  is_vip: z.boolean().optional(),
  sizes: z.partialRecord(z.enum(personSizes), SingleLine.max(staffLimits.sizeMaxChars)).optional(),
  tags: Tags.optional(),
  introduced_by: Id.nullable().optional().meta({ description: 'Card of the person who introduced them.' }),
})
export type ChangePerson = z.output<typeof ChangePerson>
export const WritePersonNote = z.strictObject({ body: LongText })
export const BlockPerson = z.strictObject({ reason: Reason })
/** `other_id`: the customer card that is merged into this one. */
export const OtherPerson = z.strictObject({ other_id: Id })

/** Export of all personal data of one person, as a file. */
export const PersonExport = z.object({
  id: z.string(),
  state: z.enum(['waiting', 'ready', 'failed']),
  bytes: z.int().nullable(),
  created_at: Time,
})
export const ExportParams = z.strictObject({ id: IdParam, export: z.uuid() })

/**
 * Preview of erasing a person. `version`: version of the customer card, to be sent with the erasure. `goes`: how many records are deleted.
 * `stays`: how many records are anonymized instead, because the law requires the shop to keep them. `obstacles`: sentences that say why the
 * person cannot be erased now.
 */
export const ErasurePreview = z.object({
  version: z.int(),
  goes: z.object({
    threads: z.int(),
    photos: z.int(),
    accounts: z.int(),
    favorites: z.int(),
    notes: z.int(),
    visits: z.int(),
    suppliers: z.int(),
  }),
  stays: z.object({ orders: z.int(), papers: z.int(), consignments: z.int() }),
  obstacles: z.array(z.string()),
  twins: z
    .array(z.object({ id: Id, name: z.string(), city: z.string(), reasons: z.array(z.enum(duplicateReasons)) }))
    .meta({ description: 'Cards that look like the same person; merge or erase them first.' }),
})
/** `version`: the version that the preview showed. */
export const ErasePerson = z.strictObject({ version: Version })
export const ErasedPerson = z.object({ action_id: z.string() })

export const MergePreview = z.object({
  target: ListedPerson,
  other: ListedPerson,
  reasons: z.array(z.enum(duplicateReasons)),
  moves: z.object({ orders: z.int(), threads: z.int(), notes: z.int(), contacts: z.int(), consignments: z.int().optional() }),
  accounts: z.int().meta({ description: 'Number of accounts on the merged card; each keeps its own sign-in.' }),
})
export type MergePreview = z.output<typeof MergePreview>
