import { toPriceUsd } from '#contract/rules/money.ts'
import type { Permission } from '#contract/staff/permissions.ts'
import type { StaffToday } from '#contract/staff/today.ts'
import type { Today } from '#server/domain/today/read-today.ts'
import { presentVisit, type VisitContext } from '#server/http/present/staff/visits.ts'

export function presentToday(
  { orders, threads, pieces, visits, consignments, buybacks, wanted, offers, quotes, wallets, health }: Today,
  permissions: ReadonlySet<Permission>,
  context: VisitContext,
): StaffToday {
  return {
    ...(orders && { orders: presentOrders(orders) }),
    ...(threads && { threads: { unread: threads.unread, late: threads.late, failed: threads.failed, failed_id: threads.failedId } }),
    ...(pieces && { pieces: presentPieces(pieces) }),
    ...(health && {
      health: {
        failed_jobs: health.failedJobs,
        failing_transports: health.failingTransports,
        days_without_backup: health.daysWithoutBackup,
      },
    }),
    ...(visits && { visits: visits.map((visit) => presentVisit(visit, permissions, context)) }),
    ...(quotes && { quotes: quotes.map(presentQuote) }),
    ...(wallets && { wallets }),
    ...(consignments !== null && { consignments }),
    ...(buybacks !== null && { buybacks }),
    ...(offers !== null && { offers }),
    ...(wanted && { wanted: { pieces: wanted.pieces, first_id: wanted.firstId } }),
  }
}

type Part<Name extends keyof Today> = NonNullable<Today[Name]>

function presentQuote({ threadId, pieces, until, isOpened }: Part<'quotes'>[number]) {
  return { thread_id: threadId, pieces: pieces ?? [], until: new Date(until).toISOString(), is_opened: isOpened }
}

function presentOrders({ waiting, kept, owedBack, first, failedEmails }: Part<'orders'>): StaffToday['orders'] {
  return {
    waiting,
    kept,
    owed_back: owedBack,
    failed_emails: failedEmails,
    first: first.map(({ id, number, name, pieces, totalCents, expiresAt }) => ({
      id,
      number,
      name,
      pieces,
      total_usd: toPriceUsd(totalCents),
      expires_at: new Date(expiresAt).toISOString(),
    })),
  }
}

function presentPieces({ available, onHold, drafts, moving, deposits, holds, ...counts }: Part<'pieces'>): StaffToday['pieces'] {
  return {
    available,
    on_hold: onHold,
    drafts,
    drafts_without_photo: counts.draftsWithoutPhoto,
    without_photo: counts.withoutPhoto,
    moving,
    deposits,
    holds: holds.map(({ pieceId, label, traits, until }) => ({ piece_id: pieceId, label, traits, until: new Date(until).toISOString() })),
  }
}
