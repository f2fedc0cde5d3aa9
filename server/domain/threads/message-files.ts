import { dayMs } from '#contract/rules/durations.ts'
import type { Digest } from '#server/domain/accounts/keyed-digest.ts'
import { photoFileName } from '#server/domain/enquiries/enquiry-photos.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/**
 * Returns the path of a file in a conversation, valid until the end of tomorrow (UTC). Access is granted by a secret in the path, because
 * an image element cannot send a session token. The secret is a keyed digest of the file's token and the day of expiry.
 */
export function messageFilePath({ digest, now }: { digest: Digest; now: () => number }, token: string): string {
  const day = Math.floor(now() / dayMs) + 2
  return `/message-files/${token}.${day}.${digest('message-file', `${token}.${day}`)}`
}

type MessageFile = { name: string; mediaType: string; bytes: Buffer }

/** Opens the file of a path from `messageFilePath`. Returns null if the path is forged or expired, or if the message was deleted. */
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
