import { dayMs } from '#contract/rules/durations.ts'
import type { Digest } from '#server/domain/accounts/keyed-digest.ts'
import { photoFileName } from '#server/domain/enquiries/enquiry-photos.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/**
 * The address of a file of a conversation, for who reads it. A picture of a page can show no token of a session, so the address has its own
 * secret: a keyed digest of the file and of the day on which it ends, tomorrow.
 */
export function messageFilePath({ digest, now }: { digest: Digest; now: () => number }, token: string): string {
  const day = Math.floor(now() / dayMs) + 2
  return `/message-files/${token}.${day}.${digest('message-file', `${token}.${day}`)}`
}

type MessageFile = { name: string; mediaType: string; bytes: Buffer }

/** The file of such an address; null for one that is not the shop's, too old, or whose message is gone. */
export async function openMessageFile(
  ctx: Pick<ShopContext, 'db' | 'ports' | 'digest' | 'now'>,
  path: string,
): Promise<MessageFile | null> {
  const [token = '', day = '', mac = ''] = path.split('.')
  if (!ctx.digest.matches(mac, 'message-file', `${token}.${day}`) || Number(day) * dayMs <= ctx.now()) return null
  const row = await ctx.db
    .selectFrom('enquiry_photo')
    .select(['name', 'media_type as mediaType'])
    .where('token', '=', token)
    .where((eb) => eb.or([eb('enquiry_id', 'is not', null), eb('message_id', 'is not', null)]))
    .executeTakeFirst()
  const bytes = row && (await ctx.ports.enquiryFiles.get(photoFileName(token)))
  return row && bytes ? { ...row, bytes } : null
}
