import { dayMs } from '#contract/rules/durations.ts'
import { throwRetryable } from '#server/context/delivery-error.ts'
import { purgeSignIns } from '#server/domain/accounts/purge-sign-ins.ts'
import { purgeAlbums } from '#server/domain/albums/purge-albums.ts'
import { queueAlerts } from '#server/domain/alerts/queue-alerts.ts'
import { sendAlertMessage } from '#server/domain/alerts/send-alert-message.ts'
import { sendWeeklyEmail } from '#server/domain/audit/weekly-email.ts'
import { takeNightlyBackup } from '#server/domain/backup/nightly-backup.ts'
import { purgePieceDeletions } from '#server/domain/catalog/purge-piece-deletions.ts'
import { purgeDemand } from '#server/domain/demand/purge-demand.ts'
import { removeDemoFiles } from '#server/domain/empty-shop/remove-files.ts'
import { announceEnquiry } from '#server/domain/enquiries/announce-enquiry.ts'
import { purgeUnclaimedPhotos } from '#server/domain/enquiries/enquiry-photos.ts'
import { purgeEnquiries } from '#server/domain/enquiries/purge-enquiries.ts'
import { fetchRates } from '#server/domain/exchange-rates/fetch-rates.ts'
import { sendTestEmail } from '#server/domain/first-days/send-test-email.ts'
import { purgeHomePictures } from '#server/domain/home/purge-pictures.ts'
import { fetchEmails } from '#server/domain/inbound/fetch-emails.ts'
import { fetchTelegramPhoto } from '#server/domain/inbound/fetch-telegram-photo.ts'
import { purgeInbound } from '#server/domain/inbound/record-inbound.ts'
import { setTelegramWebhook } from '#server/domain/inbound/set-telegram-webhook.ts'
import { writeStockDay } from '#server/domain/insight/write-stock-day.ts'
import { jobKinds } from '#server/domain/jobs/job-kinds.ts'
import { createHandler, type JobHandlers } from '#server/domain/jobs/open-jobs.ts'
import { purgeDoneJobs } from '#server/domain/jobs/purge-done-jobs.ts'
import { purgeEvents } from '#server/domain/live/purge-events.ts'
import { sendQueuedMail } from '#server/domain/mail/send-queued-mail.ts'
import { expireOffers } from '#server/domain/offers/expire-offers.ts'
import { expireOrder } from '#server/domain/orders/expire-order.ts'
import { expireOrders } from '#server/domain/orders/expire-orders.ts'
import { notifyOfOrder } from '#server/domain/orders/notify-of-order.ts'
import { remindOfCoinOrder } from '#server/domain/orders/remind-of-coin-order.ts'
import { publishDue, publishPlanned } from '#server/domain/page-texts/publish-text.ts'
import { makeExport, purgeExports } from '#server/domain/people/export-person.ts'
import { purgeErasedPapers } from '#server/domain/people/purge-erased-papers.ts'
import { removeErasedFiles } from '#server/domain/people/remove-erased-files.ts'
import { purgeUploads } from '#server/domain/photos/drop-uploads.ts'
import { makePhoto } from '#server/domain/photos/make-photo.ts'
import { notifyOfConsignments } from '#server/domain/pieces/consignment-notices.ts'
import { expireHold, expireHolds, notifyOfHoldEnd } from '#server/domain/pieces/expire-holds.ts'
import { runPiecePlan, runPiecePlans } from '#server/domain/pieces/plan-piece.ts'
import { expireQuotes } from '#server/domain/quotes/end-quote.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { measureReplySpeed } from '#server/domain/specialists/measure-reply-speed.ts'
import { notifyOfFailedMessages } from '#server/domain/staff-notices/notify-of-failed-messages.ts'
import { purgeNotices } from '#server/domain/staff-notices/purge-notices.ts'
import { sendNotice } from '#server/domain/staff-notices/send-notice.ts'
import { emailDocument } from '#server/domain/staff-orders/send-document.ts'
import { recordRefusals } from '#server/domain/staff/count-refusals.ts'
import { sendStaffEmail } from '#server/domain/staff/send-staff-email.ts'
import { sendStaffMessage } from '#server/domain/staff/send-staff-message.ts'
import { notifyOfLateReplies } from '#server/domain/threads/notify-of-late-replies.ts'
import { sendReply } from '#server/domain/threads/send-reply.ts'
import { holdVisitPieces } from '#server/domain/visits/hold-visit-pieces.ts'
import { sendVisitNotification } from '#server/domain/visits/send-visit-notification.ts'
import { activateWallets } from '#server/domain/wallets/activate-wallets.ts'

/** Job handlers by job kind. Handlers must be idempotent, because a job may run twice. */
export const jobHandlers: JobHandlers<ShopContext> = {
  mail: createHandler(jobKinds.mail, sendQueuedMail),
  telegram: createHandler(jobKinds.telegram, ({ ports, staff }, { chat, text }, { signal }) => {
    const sent = ports.telegram.send(chat, text, signal)
    return chat === staff.telegramChat ? sent.catch(throwRetryable) : sent
  }),
  'expire-order': createHandler(jobKinds['expire-order'], (ctx, { order }) => expireOrder(ctx, order)),
  'expire-orders': createHandler(jobKinds['expire-orders'], (ctx) => expireOrders(ctx)),
  'order-notification': createHandler(jobKinds['order-notification'], (ctx, { order, occasion: notification, key }) =>
    notifyOfOrder(ctx, { order, notification, key }),
  ),
  'coin-order-reminder': createHandler(jobKinds['coin-order-reminder'], (ctx, { order }) => remindOfCoinOrder(ctx, order)),
  'announce-enquiry': createHandler(jobKinds['announce-enquiry'], (ctx, announcement, { signal }) =>
    announceEnquiry(ctx, announcement, signal),
  ),
  'send-reply': createHandler(jobKinds['send-reply'], (ctx, reply, { id, signal }) => sendReply(ctx, reply, { id: `job-${id}`, signal })),
  'fetch-emails': createHandler(jobKinds['fetch-emails'], (ctx, _nothing, { signal }) => fetchEmails(ctx, signal)),
  'fetch-rates': createHandler(jobKinds['fetch-rates'], (ctx, _nothing, { signal }) => fetchRates(ctx, signal)),
  'measure-reply-speed': createHandler(jobKinds['measure-reply-speed'], (ctx) => measureReplySpeed(ctx)),
  'telegram-photo': createHandler(jobKinds['telegram-photo'], (ctx, photo, { signal }) => fetchTelegramPhoto(ctx, photo, signal)),
  'set-telegram-webhook': createHandler(jobKinds['set-telegram-webhook'], (ctx, _nothing, { signal }) => setTelegramWebhook(ctx, signal)),
  'purge-inbound': createHandler(jobKinds['purge-inbound'], (ctx) => purgeInbound(ctx)),
  'notify-of-late-replies': createHandler(jobKinds['notify-of-late-replies'], (ctx, _nothing, { dueAt }) =>
    notifyOfLateReplies(ctx, dueAt),
  ),
  'staff-email': createHandler(jobKinds['staff-email'], (ctx, email, { id, signal }) =>
    sendStaffEmail(ctx, email, { id: `job-${id}`, signal }),
  ),
  'staff-message': createHandler(jobKinds['staff-message'], (ctx, message, { signal }) => sendStaffMessage(ctx, message, signal)),
  'activate-wallets': createHandler(jobKinds['activate-wallets'], (ctx) => activateWallets(ctx)),
  'test-email': createHandler(jobKinds['test-email'], (ctx, asked, { id, signal }) =>
    sendTestEmail(ctx, asked, { id: `job-${id}`, signal }),
  ),
  'run-piece-plan': createHandler(jobKinds['run-piece-plan'], (ctx, { piece }) => runPiecePlan(ctx, piece)),
  'run-piece-plans': createHandler(jobKinds['run-piece-plans'], (ctx) => runPiecePlans(ctx)),
  'publish-page-text': createHandler(jobKinds['publish-page-text'], (ctx, { page }) => publishPlanned(ctx, page)),
  'publish-page-texts': createHandler(jobKinds['publish-page-texts'], (ctx) => publishDue(ctx)),
  'expire-hold': createHandler(jobKinds['expire-hold'], (ctx, { hold }) => expireHold(ctx, hold)),
  'expire-holds': createHandler(jobKinds['expire-holds'], (ctx) => expireHolds(ctx)),
  'expire-offers': createHandler(jobKinds['expire-offers'], (ctx) => expireOffers(ctx)),
  'expire-quotes': createHandler(jobKinds['expire-quotes'], (ctx) => expireQuotes(ctx)),
  'hold-notice': createHandler(jobKinds['hold-notice'], (ctx, notice) => notifyOfHoldEnd(ctx, notice)),
  'hold-visit-pieces': createHandler(jobKinds['hold-visit-pieces'], (ctx, visit) => holdVisitPieces(ctx, visit)),
  'visit-notification': createHandler(jobKinds['visit-notification'], (ctx, notice, { id, signal }) =>
    sendVisitNotification(ctx, notice, { id: `job-${id}`, signal }),
  ),
  'send-document': createHandler(jobKinds['send-document'], (ctx, paper, { id, signal }) =>
    emailDocument(ctx, paper, { id: `job-${id}`, signal }),
  ),
  'consignment-notices': createHandler(jobKinds['consignment-notices'], (ctx) => notifyOfConsignments(ctx)),
  'purge-done-jobs': createHandler(jobKinds['purge-done-jobs'], (ctx) => purgeDoneJobs(ctx)),
  'purge-sign-ins': createHandler(jobKinds['purge-sign-ins'], (ctx) => purgeSignIns(ctx)),
  'purge-unclaimed-photos': createHandler(jobKinds['purge-unclaimed-photos'], (ctx) => purgeUnclaimedPhotos(ctx)),
  'purge-enquiries': createHandler(jobKinds['purge-enquiries'], async (ctx) => {
    await purgeEnquiries(ctx)
    await purgeErasedPapers(ctx)
  }),
  'purge-outbox': createHandler(jobKinds['purge-outbox'], ({ ports, ownerSettings, now }) =>
    ports.outbox.purge(ownerSettings().outbox_days * dayMs, now()),
  ),
  'purge-piece-deletions': createHandler(jobKinds['purge-piece-deletions'], (ctx) => purgePieceDeletions(ctx)),
  'export-person': createHandler(jobKinds['export-person'], (ctx, made) => makeExport(ctx, made)),
  'purge-person-exports': createHandler(jobKinds['purge-person-exports'], (ctx) => purgeExports(ctx)),
  'make-photo': createHandler(jobKinds['make-photo'], (ctx, upload) => makePhoto(ctx, upload)),
  'purge-photo-uploads': createHandler(jobKinds['purge-photo-uploads'], async (ctx) => {
    await purgeUploads(ctx)
    await purgeHomePictures(ctx)
  }),
  'staff-notice': createHandler(jobKinds['staff-notice'], (ctx, notice, { id, signal }) =>
    sendNotice(ctx, notice, { id: `job-${id}`, signal }),
  ),
  'notify-of-failed-messages': createHandler(jobKinds['notify-of-failed-messages'], (ctx) => notifyOfFailedMessages(ctx)),
  'purge-staff-notices': createHandler(jobKinds['purge-staff-notices'], (ctx) => purgeNotices(ctx)),
  'weekly-email': createHandler(jobKinds['weekly-email'], (ctx) => sendWeeklyEmail(ctx)),
  'write-stock-day': createHandler(jobKinds['write-stock-day'], (ctx) => writeStockDay(ctx)),
  'purge-albums': createHandler(jobKinds['purge-albums'], (ctx) => purgeAlbums(ctx)),
  'nightly-backup': createHandler(jobKinds['nightly-backup'], (ctx) => takeNightlyBackup(ctx)),
  'record-refusals': createHandler(jobKinds['record-refusals'], (ctx) => recordRefusals(ctx)),
  'purge-demand': createHandler(jobKinds['purge-demand'], (ctx) => purgeDemand(ctx)),
  'queue-alerts': createHandler(jobKinds['queue-alerts'], (ctx) => queueAlerts(ctx)),
  'remove-demo-files': createHandler(jobKinds['remove-demo-files'], (ctx, files) => removeDemoFiles(ctx, files)),
  'remove-erased-files': createHandler(jobKinds['remove-erased-files'], (ctx, files, { id }) => removeErasedFiles(ctx, files, id)),
  'alert-message': createHandler(jobKinds['alert-message'], (ctx, { message }, { id, signal }) =>
    sendAlertMessage(ctx, message, { id: `job-${id}`, signal }),
  ),
  'purge-staff-events': createHandler(jobKinds['purge-staff-events'], (ctx) => purgeEvents(ctx)),
}
