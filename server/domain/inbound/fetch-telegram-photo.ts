import { enquiryPhotoMaxBytes } from '#server/domain/enquiries/enquiry-photos.ts'
import { attachPhoto, countLostFile, storeInboundFile } from '#server/domain/inbound/inbound-photos.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/**
 * Fetches and stores a photograph or PDF that was sent to the bot. A file that cannot be stored is counted as lost. Does nothing if the
 * file is already stored.
 */
export async function fetchTelegramPhoto(
  ctx: ShopContext,
  { message, file, name }: { message: number; file: string; name?: string | undefined },
  signal: AbortSignal,
): Promise<void> {
  const { telegramInbox } = ctx.ports
  const messageRow = await ctx.db
    .selectFrom('thread_message as m')
    .leftJoin('enquiry_photo as p', 'p.message_id', 'm.id')
    .select(['m.thread_id', 'p.id as photo'])
    .where('m.id', '=', message)
    .executeTakeFirst()
  if (!messageRow || messageRow.photo !== null || !telegramInbox) return
  const bytes = await telegramInbox.readFile(file, enquiryPhotoMaxBytes, signal)
  const token = bytes && (await storeInboundFile(ctx, { name: name ?? '', bytes }, `thread ${messageRow.thread_id}`))
  if (token) await attachPhoto(ctx.db, { message, token, position: 0 })
  else await countLostFile(ctx.db, message)
}
