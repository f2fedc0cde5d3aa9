import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import type { Log } from '#server/context/log.ts'
import type { Ports } from '#server/domain/shop-context.ts'
import { outboxCalls, smsRuCalls } from '#server/ports/code-call.ts'
import { openPhotoCleaner } from '#server/ports/clean-photo.ts'
import { googleKeys } from '#server/ports/google-keys.ts'
import { outboxMail, smtpCarrier } from '#server/ports/mail.ts'
import { openOutbox } from '#server/ports/outbox.ts'
import { argon2Passwords } from '#server/ports/passwords.ts'
import { bucketFiles, localFiles, type PrivateFiles } from '#server/ports/private-files.ts'
import { botCarrier, outboxTelegram } from '#server/ports/telegram-message.ts'

/** The carriers that are configured, and the outbox for the others. */
export function openPorts(config: Config, log: Log, now: () => number): Ports {
  const { dataDir, smtp, telegramBot, smsRu, googleKeysUrl } = config
  const outbox = openOutbox(dataDir, log)
  return {
    outbox,
    codeCall: smsRu ? smsRuCalls(smsRu.url, smsRu.apiId) : outboxCalls(outbox),
    passwords: argon2Passwords(),
    googleKeys: googleKeys(googleKeysUrl, log, now),
    mail: smtp ? smtpCarrier(smtp.url, smtp.from) : outboxMail(outbox),
    photoCleaner: openPhotoCleaner(),
    enquiryFiles: openEnquiryFiles(config),
    incomingFiles: localFiles(join(dataDir, 'incoming')),
    telegram: telegramBot ? botCarrier(telegramBot.apiUrl, telegramBot.token) : outboxTelegram(outbox),
  }
}

/** Where photographs of visitors lie: a bucket of their own, or the data folder. */
export function openEnquiryFiles({ dataDir, s3, enquiryBucket }: Config): PrivateFiles {
  return s3 && enquiryBucket ? bucketFiles({ ...s3, bucket: enquiryBucket }) : localFiles(join(dataDir, 'enquiries'))
}
