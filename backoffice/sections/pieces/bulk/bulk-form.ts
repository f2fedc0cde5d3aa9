import type { FactValues } from '#backoffice/sections/pieces/piece/fact-field.tsx'
import { splitTags } from '#backoffice/ui/split-tags.ts'
import type { EntryMode } from '#contract/rules/staff/entry-modes.ts'
import type { MoveReason } from '#contract/rules/staff/piece-enums.ts'
import { allFacts } from '#contract/rules/staff/piece-facts.ts'
import type { StaffBodyOf } from '#contract/staff-endpoints.ts'
import type { Permission } from '#contract/staff/permissions.ts'

export type BulkChange = StaffBodyOf<'POST /api/staff/pieces/bulk/apply/'>['change']
export type BulkWhat = BulkChange['do']

export const bulkWhats: readonly { what: BulkWhat; permission: Permission }[] = [
  { what: 'price', permission: 'piece.price' },
  { what: 'set', permission: 'piece.edit' },
  { what: 'tag', permission: 'piece.edit' },
  { what: 'publish', permission: 'piece.publish' },
  { what: 'withdraw', permission: 'piece.publish' },
  { what: 'place', permission: 'piece.move' },
  { what: 'move', permission: 'piece.move' },
]

export const roundings = [1, 10, 50, 100] as const

export type BulkForm = {
  what: BulkWhat
  isLower: boolean
  by: 'percent' | 'sum'
  amount: string | null
  roundTo: (typeof roundings)[number]
  keepPrevious: boolean
  reason: string
  /** The name of the fact to set. For a text in two languages, the name without its language suffix. */
  fact: string
  facts: FactValues
  entries: EntryMode
  as: 'available' | 'incoming'
  placeId: string
  cityId: string
  moveReason: MoveReason
  /** Tags separated by commas. */
  tags: string
}

export type BulkFieldsProps = { form: BulkForm; onChange: (change: Partial<BulkForm>) => void; isTried: boolean }

export const emptyBulkForm: BulkForm = {
  what: 'price',
  isLower: true,
  by: 'percent',
  amount: null,
  roundTo: 100,
  keepPrevious: false,
  reason: '',
  fact: '',
  facts: {},
  entries: 'replace',
  as: 'available',
  placeId: '',
  cityId: '',
  moveReason: 'stock',
  tags: '',
}

export function bulkChangeOf(form: BulkForm): BulkChange | null {
  const { what, amount, facts } = form
  if (what === 'price') {
    if (!amount || Number(amount) <= 0) return null
    const reason = form.reason.trim()
    return {
      do: what,
      by: form.by,
      amount: form.isLower ? -Number(amount) : Number(amount),
      round_to: form.roundTo,
      keep_previous: form.isLower && form.keepPrevious,
      ...(reason ? { reason } : {}),
    }
  }
  if (what === 'set') return isGiven(facts) ? { do: what, facts, ...(hasEntries(facts) ? { entries: form.entries } : {}) } : null
  if (what === 'publish') return { do: what, as: form.as }
  if (what === 'tag') return tagChangeOf(form)
  if (what === 'withdraw') return { do: what }
  if (what === 'place') return { do: what, place_id: form.placeId ? Number(form.placeId) : null }
  return form.cityId ? { do: what, to_city_id: Number(form.cityId), reason: form.moveReason } : null
}

function tagChangeOf({ tags: typed, entries }: BulkForm): BulkChange | null {
  const tags = splitTags(typed)
  return tags.length ? { do: 'tag', tags, entries: entries === 'remove' ? 'remove' : 'add' } : null
}

const hasEntries = (facts: FactValues) => Object.values(facts).some(Array.isArray)

/** Whether at least one fact is chosen, and each chosen fact that is required, such as brand or model, has a value. */
function isGiven(facts: FactValues): boolean {
  const names = Object.keys(facts)
  return names.length > 0 && allFacts.every(({ name, isRequired }) => !isRequired || !names.includes(name) || Boolean(facts[name]))
}
