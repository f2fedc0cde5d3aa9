import type { z } from 'zod'
import { toPriceUsd } from '#contract/rules/money.ts'
import { type Books, marginCents, payoutCents } from '#contract/rules/staff/margin.ts'
import { mayStep, type PieceStep, pieceSteps } from '#contract/rules/staff/piece-steps.ts'
import type { PieceBooks, StaffPhoto, StaffPiece } from '#contract/staff/piece-record.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { PieceRecord, ShownPiece } from '#server/domain/pieces/get-staff-piece.ts'
import { serialSignsShown } from '#server/domain/pieces/piece-traits.ts'
import { photoUrl } from '#server/http/present/photo.ts'
import { usdOrNull } from '#server/http/present/usd-or-null.ts'

const steps = Object.keys(pieceSteps) as PieceStep[]
const thumbnailWidth = 400

export const at = (text: string) => new Date(text).toISOString()
export const atOrNull = (text: string | null) => (text === null ? null : at(text))
export const signedUsd = (cents: number | null) => (cents === null ? null : `${cents < 0 ? '-' : ''}${toPriceUsd(Math.abs(cents))}`)

export function presentStaffPiece({ piece, facts, checklist, lastEdit }: ShownPiece, staff: StaffActor, photoBase: string): StaffPiece {
  const { permissions } = staff
  return {
    id: piece.id,
    kind: piece.kind,
    version: piece.version,
    edited_by: lastEdit?.name ?? null,
    edited_at: lastEdit?.at.toISOString() ?? null,
    label: piece.label,
    status: piece.status,
    origin: piece.origin,
    created_at: at(piece.createdAt),
    published_at: atOrNull(piece.publishedAt),
    publish_at: atOrNull(piece.publishAt),
    publish_as: piece.publishAs,
    withdraw_at: atOrNull(piece.withdrawAt),
    facts,
    price_usd: usdOrNull(piece.priceCents),
    price_on_request: piece.priceOnRequest,
    previous_price_usd: usdOrNull(piece.previousPriceCents),
    city_id: piece.cityId,
    place_id: piece.private.place_id,
    tags: piece.private.tags,
    stock: piece.stock,
    held: piece.held,
    days_held: piece.daysHeld,
    photos: piece.photos.map((photo) => presentStaffPhoto(photo, photoBase)),
    hold: presentHold(piece.hold, staff),
    move: presentMove(piece.move),
    deposit: piece.deposit && {
      move_id: piece.deposit.moveId,
      to_city_id: piece.deposit.toCityId,
      state: piece.deposit.state,
      amount_usd: usdOrNull(piece.deposit.cents),
    },
    ...(permissions.has('order.read') ? { orders: piece.orders } : {}),
    enquiries: piece.enquiries,
    notes: piece.notes.map(({ id, body, by, staffId, isPinned, createdAt }) => ({
      id,
      body,
      by,
      is_mine: staffId === staff.staffId,
      is_pinned: isPinned,
      created_at: at(createdAt),
    })),
    register_checks: piece.checks.map(({ checkedAt, isWaived, ...check }) => ({
      ...check,
      checked_at: at(checkedAt),
      is_waived: isWaived,
    })),
    checklist: checklist.map(({ item, isDone, isRequired }) => ({ item, is_done: isDone, is_required: isRequired })),
    steps: steps.filter((step) => mayStep(step, piece.status) && (piece.status !== 'reserved' || piece.hold !== null)),
    can_delete: piece.status === 'draft' && !piece.wasPublished,
    has_serial: piece.private.serial_key !== null,
    ...(permissions.has('piece.serial') ? { serial_ending: piece.private.serial?.slice(-serialSignsShown) ?? null } : {}),
    ...(permissions.has('piece.cost') ? { books: presentBooks(piece), expenses: piece.expenses.map(presentExpense) } : {}),
  }
}

function presentStaffPhoto(photo: PieceRecord['photos'][number], photoBase: string): z.output<typeof StaffPhoto> {
  const width = photo.widths.find((each) => each >= thumbnailWidth) ?? photo.width
  return {
    id: photo.id,
    position: photo.position,
    thumbnail_url: photoUrl(photo, photoBase, width, 'webp'),
    image_url: photoUrl(photo, photoBase, Math.max(...photo.widths), 'webp'),
    width: photo.width,
    height: photo.height,
    is_wide: photo.isWide,
    alt_ru: photo.alt.ru,
    alt_en: photo.alt.en,
  }
}

function presentHold(hold: PieceRecord['hold'], { permissions }: StaffActor): StaffPiece['hold'] {
  if (!hold) return null
  const { id, name, contact, reason, until, by } = hold
  return { id, ...(permissions.has('person.contact') ? { name, contact } : {}), reason, until: at(until), by }
}

function presentMove(move: PieceRecord['move']): StaffPiece['move'] {
  return (
    move && {
      id: move.id,
      from_city_id: move.fromCityId,
      to_city_id: move.toCityId,
      state: move.state,
      reason: move.reason,
      courier: move.courier,
      tracking: move.tracking,
      asked_at: at(move.askedAt),
      sent_at: atOrNull(move.sentAt),
      received_at: atOrNull(move.receivedAt),
    }
  )
}

function presentExpense({ id, kind, amountCents, note, spentOn }: PieceRecord['expenses'][number]) {
  return { id, kind, amount_usd: toPriceUsd(amountCents), note, spent_on: spentOn }
}

function presentBooks({ private: own, expensesCents, unitExpensesCents, ...prices }: PieceRecord): z.output<typeof PieceBooks> {
  const books: Books = {
    ownership: own.ownership,
    costCents: own.cost_cents,
    unitExpensesCents,
    consignorShare: own.consignor_share,
    consignorCents: own.consignor_cents,
  }
  const price = prices.soldCents ?? prices.priceCents
  const beforeDiscount = prices.soldBeforeDiscountCents ?? prices.priceCents
  return {
    cost_usd: usdOrNull(own.cost_cents),
    floor_usd: usdOrNull(own.floor_cents),
    insured_usd: usdOrNull(own.insured_cents),
    acquired_on: own.acquired_on,
    acquired_from: own.acquired_from,
    ownership: own.ownership,
    consignor_name: own.consignor_name,
    consignor_contact: own.consignor_contact,
    consignor_person_id: own.consignor_person_id,
    consignor_share: own.consignor_share,
    consignor_usd: usdOrNull(own.consignor_cents),
    consigned_until: own.consigned_until,
    consignor_paid_usd: usdOrNull(own.consignor_paid_cents),
    consignor_paid_on: own.consignor_paid_on,
    payout_usd: beforeDiscount === null ? null : usdOrNull(payoutCents(books, beforeDiscount)),
    margin_usd: signedUsd(marginCents(books, price, beforeDiscount)),
    expenses_usd: toPriceUsd(expensesCents),
    unit_expenses_usd: toPriceUsd(unitExpensesCents),
    sold_usd: usdOrNull(own.sold_cents),
    sold_on: own.sold_on,
    sold_to: own.sold_to,
  }
}
