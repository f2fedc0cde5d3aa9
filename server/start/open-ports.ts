import { join } from 'node:path'
import type { Company } from '#contract/rules/company.ts'
import type { Config } from '#server/config/config.ts'
import type { Ports, ShopContext } from '#server/domain/shop-context.ts'
import { bankOfRussia } from '#server/ports/bank-of-russia.ts'
import { outboxCalls, smsRuCalls } from '#server/ports/code-call.ts'
import { openDisk } from '#server/ports/disk.ts'
import { googleKeys } from '#server/ports/google-keys.ts'
import { outboxMailTransport, smtpTransport } from '#server/ports/mail.ts'
import { imapMailbox } from '#server/ports/mailbox.ts'
import { openOutbox } from '#server/ports/outbox.ts'
import { argon2Passwords } from '#server/ports/passwords.ts'
import { openPdfMaker } from '#server/ports/pdf-maker.ts'
import { openPhotoCleaner } from '#server/ports/photo-cleaner.ts'
import { openPhotoMaker } from '#server/ports/photo-maker.ts'
import { bucketFiles, localFiles, prefixedFiles, type PrivateFiles } from '#server/ports/private-files.ts'
import { openTableFiles } from '#server/ports/table-files.ts'
import { botInbox } from '#server/ports/telegram-inbox.ts'
import { botTransport, outboxTelegramTransport } from '#server/ports/telegram-message.ts'
import { openPhotoStore } from '#server/start/open-photos.ts'

export function openPorts(config: Config, { log, now, company }: Pick<ShopContext, 'log' | 'now' | 'company'>): Ports {
  const { dataDir, smtp, telegramBot, smsRu, googleKeysUrl } = config
  const outbox = openOutbox(dataDir, log)
  return {
    outbox,
    disk: openDisk(dataDir),
    codeCall: smsRu ? smsRuCalls(smsRu.url, smsRu.apiId.reveal()) : outboxCalls(outbox),
    rates: config.bankOfRussiaUrl ? bankOfRussia(config.bankOfRussiaUrl) : undefined,
    passwords: argon2Passwords(),
    googleKeys: googleKeys(googleKeysUrl, log, now),
    mail: smtp ? smtpTransport(smtp.url.reveal(), smtp.from ?? (() => senderOf(company()))) : outboxMailTransport(outbox),
    photoCleaner: openPhotoCleaner(),
    enquiryFiles: openEnquiryFiles(config),
    photoMaker: openPhotoMaker(),
    photos: openPhotoStore(config),
    originals: openOriginals(config),
    incomingFiles: localFiles(join(dataDir, 'incoming')),
    tableFiles: openTableFiles(),
    pdfMaker: openPdfMaker(),
    mailbox: config.imap && imapMailbox(config.imap.url.reveal(), config.imap.folder),
    telegramInbox: telegramBot && botInbox(telegramBot.apiUrl, telegramBot.token.reveal()),
    telegram: telegramBot ? botTransport(telegramBot.apiUrl, telegramBot.token.reveal()) : outboxTelegramTransport(outbox),
  }
}

const senderOf = ({ name, email }: Company) => ({ name, address: email })

export function openEnquiryFiles({ dataDir, s3, enquiryBucket }: Config): PrivateFiles {
  return s3 && enquiryBucket ? bucketFiles({ ...s3, bucket: enquiryBucket }) : localFiles(join(dataDir, 'enquiries'))
}

/** Opens the store of the pieces' original photographs: a folder in the private bucket, or the data folder. */
export function openOriginals({ dataDir, s3, enquiryBucket }: Config): PrivateFiles {
  if (!s3 || !enquiryBucket) return localFiles(join(dataDir, 'originals'))
  return prefixedFiles(bucketFiles({ ...s3, bucket: enquiryBucket }), 'originals/')
}
