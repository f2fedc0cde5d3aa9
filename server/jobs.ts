import { announceEnquiry } from '#server/domain/enquiries/announce-enquiry.ts'
import { forgetEnquiries } from '#server/domain/enquiries/forget-enquiries.ts'
import { forgetPhotos } from '#server/domain/enquiries/forget-photos.ts'
import { forgetSignIns } from '#server/domain/accounts/forget-sign-ins.ts'
import { forgetDoneJobs } from '#server/domain/jobs/forget-done-jobs.ts'
import { jobKinds } from '#server/domain/jobs/job-kinds.ts'
import { handle, type JobHandlers } from '#server/domain/jobs/open-jobs.ts'
import { lapseOrder } from '#server/domain/orders/lapse-order.ts'
import { lapseOrders } from '#server/domain/orders/lapse-orders.ts'
import { tellOfOrder } from '#server/domain/orders/tell-of-order.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

const dayMs = 24 * 3_600_000

/** What is done later: one line for each kind of job. Each may be run twice, and must bear it. */
export const jobHandlers: JobHandlers<ShopContext> = {
  mail: handle(jobKinds.mail, ({ ports }, mail, { id, signal }) => ports.mail.send({ id: `job-${id}`, ...mail }, signal)),
  telegram: handle(jobKinds.telegram, ({ ports }, { chat, text }, { signal }) => ports.telegram.send(chat, text, signal)),
  'lapse-order': handle(jobKinds['lapse-order'], (ctx, { order }) => lapseOrder(ctx, order)),
  'lapse-orders': handle(jobKinds['lapse-orders'], (ctx) => lapseOrders(ctx)),
  'order-notice': handle(jobKinds['order-notice'], (ctx, { order, occasion }) => tellOfOrder(ctx, order, occasion)),
  'announce-enquiry': handle(jobKinds['announce-enquiry'], (ctx, announcement, { signal }) => announceEnquiry(ctx, announcement, signal)),
  'forget-done-jobs': handle(jobKinds['forget-done-jobs'], (ctx) => forgetDoneJobs(ctx)),
  'forget-sign-ins': handle(jobKinds['forget-sign-ins'], (ctx) => forgetSignIns(ctx)),
  'forget-photos': handle(jobKinds['forget-photos'], (ctx) => forgetPhotos(ctx)),
  'forget-enquiries': handle(jobKinds['forget-enquiries'], (ctx) => forgetEnquiries(ctx)),
  'forget-outbox': handle(jobKinds['forget-outbox'], ({ ports, keptDays, now }) => ports.outbox.forget(keptDays.outbox * dayMs, now())),
}
