import { toPriceUsd } from '#contract/rules/money.ts'
import type { HandleKind } from '#contract/rules/staff/person-enums.ts'
import type { ListedPerson, MergePreview, StaffPerson } from '#contract/staff/people.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { PersonRecord } from '#server/domain/people/get-person.ts'
import type { ListedPersonRow } from '#server/domain/people/list-people.ts'
import type { previewMerge } from '#server/domain/people/merge-people.ts'
import type { ConsentRow } from '#server/domain/people/read-consents.ts'
import { presentPersonOrder } from '#server/http/present/staff/person-order.ts'

/**
 * Returns a function that shows a contact in full, or masks it for a reader without `person.contact`. Masked contacts can usually still be
 * told apart.
 */
function maskOf(actor: StaffActor): (value: string) => string {
  if (actor.permissions.has('person.contact')) return (value) => value
  return (value) => {
    const at = value.indexOf('@')
    return at > 0 ? `${value.slice(0, 1)}•••${value.slice(at)}` : `•••${value.slice(-2)}`
  }
}

export function presentListedPerson(row: ListedPersonRow, actor: StaffActor): ListedPerson {
  const { bought_cents: bought, last_at: last, phone, email, ...rest } = row
  const mask = maskOf(actor)
  return {
    ...rest,
    phone: phone && mask(phone),
    email: email && mask(email),
    bought_usd: toPriceUsd(bought),
    last_at: last.toISOString(),
  }
}

export function presentPerson(record: PersonRecord, actor: StaffActor): StaffPerson {
  const { person, listed, accounts, visits, notes, doubts } = record
  const mask = maskOf(actor)
  const values = (wanted: HandleKind) => record.handles.filter(({ kind }) => kind === wanted).map(({ value }) => mask(value))
  return {
    ...presentListedPerson(listed, actor),
    version: person.edit_version,
    language: person.language,
    created_at: person.created_at.toISOString(),
    sizes: person.sizes,
    introduced_by: record.circle.by,
    introduced: record.circle.introduced,
    blocked_at: person.blocked_at?.toISOString() ?? null,
    blocked_reason: person.blocked_reason,
    phones: values('phone'),
    emails: values('email'),
    telegrams: values('telegram'),
    accounts: accounts.map(({ created_at, ...account }) => ({ ...account, created_at: created_at.toISOString() })),
    order_list: record.orders.map(presentPersonOrder),
    thread_list: record.threads.map(({ created_at, last_at, ...thread }) => ({
      ...thread,
      created_at: created_at.toISOString(),
      last_at: last_at.toISOString(),
    })),
    buybacks: record.buybacks.map(({ id, state, brand, model, created_at }) => ({
      id,
      state,
      name: `${brand} ${model}`,
      created_at: created_at.toISOString(),
    })),
    visits: visits.map(({ starts_at, ...visit }) => ({ ...visit, starts_at: starts_at.toISOString() })),
    favorites: record.favorites.map(presentPiece),
    ...(actor.permissions.has('piece.cost') ? { consignments: record.consignments.map(presentPiece) } : {}),
    searches: record.waits.searches,
    wanted: record.waits.wanted,
    consents: record.consents.map(presentConsent),
    notes: notes.map(({ id, body, by, created_at }) => ({ id, body, by, at: created_at.toISOString() })),
    doubts: doubts.map(({ person: other, reasons }) => ({ person: presentListedPerson(other, actor), reasons })),
  }
}

function presentConsent({ at, policy_version: policy, terms_version: terms, ...consent }: ConsentRow): StaffPerson['consents'][number] {
  const texts = [
    ...(terms === null ? [] : [{ page: 'terms' as const, version: terms }]),
    ...(policy === null ? [] : [{ page: 'privacy-policy' as const, version: policy }]),
  ]
  return { ...consent, at: at.toISOString(), texts }
}

const presentPiece = ({ at, ...piece }: { id: number; name: string; at: Date | null }) => ({ ...piece, at: at?.toISOString() ?? null })

export function presentMerge(
  { target, other, moves, ...preview }: Awaited<ReturnType<typeof previewMerge>>,
  actor: StaffActor,
): MergePreview {
  const { consignments: _consignments, ...visible } = moves
  return {
    ...preview,
    target: presentListedPerson(target, actor),
    other: presentListedPerson(other, actor),
    moves: actor.permissions.has('piece.cost') ? moves : visible,
  }
}
