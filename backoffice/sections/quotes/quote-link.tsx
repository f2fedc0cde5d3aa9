import type { StaffQuote } from '#backoffice/client/quotes.ts'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { MessengerButtons } from '#backoffice/features/messengers/messenger-buttons.tsx'
import { SharedLink } from '#backoffice/features/messengers/shared-link.tsx'
import { useMessengerText } from '#backoffice/features/messengers/use-messenger-text.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { offices } from '#contract/offices.ts'
import { formatPlaceTime } from '#contract/rules/clock-names.ts'

export function QuoteLink({ quote }: { quote: StaffQuote }) {
  const { t } = useI18n()
  const { timeZone } = useOfficeTimeZone()
  const { time } = useFormat(timeZone)
  const textOf = useMessengerText()
  const { name, contact, language, url, thread_id: thread, expires_at: expiresAt } = quote
  const pieces = quote.lines.map(({ label }) => label).join(', ')
  const label = `${t('messengers.quote')}: ${pieces}`
  const until = formatPlaceTime(language, expiresAt, offices[0].key)
  return (
    <SharedLink label={label} detail={t('quotes.lasts', { time: time(expiresAt) })} url={url}>
      {contact && (
        <MessengerButtons {...contact} text={textOf(language, 'quote', { name, pieces, until, link: url })} of={label} thread={thread} />
      )}
    </SharedLink>
  )
}
