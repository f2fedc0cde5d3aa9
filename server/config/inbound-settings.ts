import { z } from 'zod'
import { isEmail } from '#contract/rules/email.ts'
import { Secret } from '#server/context/secret.ts'
import { StartupError } from '#server/context/startup-error.ts'
import type { InboundSettings } from '#server/domain/shop-context.ts'

/** Secret of a Telegram webhook. Telegram allows these characters; the minimum length makes guessing hard. */
export const webhookSecret = z
  .string()
  .regex(/^[\w-]{32,256}$/, 'must have 32 to 256 letters, digits, _ or -')
  .optional()

export const imapUrl = z
  .string()
  .regex(/^imaps?:\/\/[^/\s]+:[^/\s]+@[^/\s@]+\/?$/, 'must be a mailbox such as imaps://user:password@host')
  .refine((value) => URL.canParse(value), 'must be a mailbox such as imaps://user:password@host, special characters as %40')
  .optional()

/** An email address, optionally with `{token}`. The part before the @ may have 64 characters; the token takes up to 34 of them. */
export const replyMail = z
  .string()
  .refine((value) => isEmail(value.replace('{token}', 't')) && value.indexOf('@') <= 64 - 34, 'must be an address, perhaps with {token}')
  .optional()

/** Parses «shop@shop.example» or «Shop <shop@shop.example>» into name and address. */
export const mailFrom = z
  .string()
  .transform((text) => {
    const [, name = '', address = ''] = /^(?:"?([^"<>]*?)"?\s*<)?([^<>]*?)>?$/.exec(text.trim()) ?? []
    return { name, address }
  })
  .refine(({ address }) => isEmail(address), 'must be an address, perhaps after a name: Shop <shop@shop.example>')
  .optional()

type Settings = {
  TELEGRAM_WEBHOOK_SECRET?: string | undefined
  TELEGRAM_BOT_TOKEN?: string | undefined
  IMAP_URL?: string | undefined
  REPLY_MAIL?: string | undefined
  SMTP_URL?: string | undefined
  MAIL_FROM?: { address: string } | undefined
}

export function inboundSettings(env: Settings): InboundSettings {
  const { TELEGRAM_WEBHOOK_SECRET: telegramSecret, REPLY_MAIL: replyAddress, MAIL_FROM: sender } = env
  if (telegramSecret && !env.TELEGRAM_BOT_TOKEN)
    throw new StartupError('TELEGRAM_WEBHOOK_SECRET needs TELEGRAM_BOT_TOKEN: it is the bot that gets messages.')
  if (!env.IMAP_URL !== !replyAddress)
    throw new StartupError('IMAP_URL and REPLY_MAIL must be set together: the mailbox, and the address that its emails come to.')
  return {
    telegramSecret: telegramSecret === undefined ? undefined : new Secret(telegramSecret),
    replyMail: replyAddress,
    senderMail: sender?.address.toLowerCase(),
  }
}

/**
 * Throws for a mailbox without TLS, which would expose the password and customers' emails. Also throws for a mailbox without a mail server:
 * the mailbox receives only replies to the shop's emails.
 */
export function assertMailboxSafe({ IMAP_URL: url, SMTP_URL: smtp }: Settings): void {
  if (url && !url.startsWith('imaps://')) throw new StartupError('In production IMAP_URL must begin with imaps://.')
  if (url && !smtp) throw new StartupError('IMAP_URL needs SMTP_URL: what the mailbox gets are answers to emails.')
}
