import type { Language } from '#contract/language.ts'
import type { ListedThread, StaffThread } from '#contract/staff/threads.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { CatalogSnapshot } from '#server/domain/catalog/catalog.ts'
import { enquiryLabels, fieldValue } from '#server/domain/enquiries/enquiry-labels.ts'
import type { MessageRow, ThreadRecord } from '#server/domain/threads/get-thread.ts'
import type { ListedThreadRow } from '#server/domain/threads/list-threads.ts'
import { presentPhoto, type PresentContext } from '#server/http/present/photo.ts'
import { presentPersonOrder } from '#server/http/present/staff/person-order.ts'
import { presentReach } from '#server/http/present/staff/reach.ts'
import { usdOrNull } from '#server/http/present/usd-or-null.ts'

type Shared = Pick<
  ListedThreadRow,
  'id' | 'kind' | 'status' | 'created_at' | 'last_at' | 'due_at' | 'is_late' | 'is_unread' | 'office' | 'name'
> & {
  assignee_id: string | null
  assignee: string | null
}

function presentShared(thread: Shared, maySeeContacts: boolean) {
  const { id, kind, status, is_late, is_unread, office, name, assignee_id: assigneeId, assignee } = thread
  return {
    id,
    kind,
    status,
    is_late,
    is_unread,
    office,
    created_at: thread.created_at.toISOString(),
    last_at: thread.last_at.toISOString(),
    due_at: thread.due_at?.toISOString() ?? null,
    name: maySeeContacts ? name : null,
    assignee: assigneeId === null ? null : { id: assigneeId, name: assignee ?? '' },
  }
}

export function presentListedThread(row: ListedThreadRow, maySeeContacts: boolean): ListedThread {
  const { piece, excerpt, has_failed_answer } = row
  return { ...presentShared(row, maySeeContacts), piece, excerpt: excerpt.slice(0, 200), has_failed_answer }
}

export function presentThread(record: ThreadRecord, actor: StaffActor, catalog: CatalogSnapshot, context: PresentContext): StaffThread {
  const { thread, reach } = record
  const maySeeContacts = actor.permissions.has('person.contact')
  return {
    ...presentShared(thread, maySeeContacts),
    version: thread.edit_version,
    heard_at: thread.heard_at?.toISOString() ?? null,
    language: thread.language,
    contact: maySeeContacts ? { phone: thread.phone, email: reach.email, telegram: thread.telegram } : null,
    asked: presentAsked(record, actor, context.language),
    photos: record.photos,
    messages: record.messages.map((message) => presentMessage(message, maySeeContacts)),
    notes: record.notes.map(({ created_at: at, ...note }) => ({ ...note, at: at.toISOString() })),
    reach: presentReach(reach, actor.permissions),
    piece: presentPiece(record, catalog, context),
    orders: record.orders?.map(presentPersonOrder) ?? null,
    threads: record.threads.map(({ id, kind, status, created_at }) => ({ id, kind, status, created_at: created_at.toISOString() })),
    buyback: thread.buyback_id && thread.buyback_state ? { id: thread.buyback_id, state: thread.buyback_state } : null,
    has_account: reach.hasAccount,
    person_id: actor.permissions.has('person.read') ? thread.person_id : null,
  }
}

const notFacts = new Set(['name', 'phone', 'email', 'message', 'comment', 'consent', 'lost_photos', 'photos', 'kind'])

function presentAsked({ thread }: ThreadRecord, { permissions }: StaffActor, language: Language): StaffThread['asked'] {
  const labels = enquiryLabels[language].fields
  const isShown = (name: string) => !notFacts.has(name) && (name !== 'expected_price' || permissions.has('buyback.price'))
  const fields = Object.entries(thread.fields ?? {}).filter(([name, value]) => isShown(name) && value !== undefined && value !== '')
  const text = thread.fields?.['message'] ?? thread.fields?.['comment']
  return {
    is_form: thread.enquiry_id !== null,
    facts: fields.map(([name, value]) => ({ label: labels[name] ?? name, value: fieldValue(language, name, value) })),
    has_trade_in: thread.fields?.['trade_in'] === true,
    message: String(text ?? ''),
    page: thread.page,
  }
}

function presentMessage(row: MessageRow, maySeeContacts: boolean) {
  const { created_at: at, sent_at: sentAt, edited_at: editedAt, earlier_bodies: earlier, recipient, sender, ...message } = row
  const contacts = maySeeContacts ? { recipient, sender } : { recipient: null, sender: null }
  const times = { at: at.toISOString(), sent_at: sentAt?.toISOString() ?? null, edited_at: editedAt?.toISOString() ?? null }
  return { ...message, ...contacts, ...times, earlier }
}

function presentPiece({ piece }: ThreadRecord, { columnsByKind }: CatalogSnapshot, context: PresentContext): StaffThread['piece'] {
  if (!piece) return null
  const { price_cents: cents, price_on_request: onRequest, ...rest } = piece
  const columns = columnsByKind[piece.kind]
  const photo = columns.rows[columns.rowIndexes.get(piece.id) ?? -1]?.photos?.[0]
  return {
    ...rest,
    price_usd: onRequest ? null : usdOrNull(cents),
    photo: photo ? presentPhoto(photo, context).thumbnail_url : null,
  }
}
