import { Link } from 'react-router'
import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { textLink } from '#app/ui/text-link.ts'
import type { Alerts } from '#contract/alerts.ts'

/** Names the channel of the customer's alerts. If there is none, links to the profile, where the customer can set one up. */
export function AlertReach({ reach }: Pick<Alerts, 'reach'>) {
  const { t } = useI18n()
  const texts = { mail: 'alerts.byMail', telegram: 'alerts.byTelegram' } as const
  return (
    <p className="mb-6 text-13 text-stone">
      {t(reach ? texts[reach] : 'alerts.byNothing')}{' '}
      {reach === null && (
        <Link to={paths.profile} className={textLink}>
          {t('alerts.toProfile')}
        </Link>
      )}
    </p>
  )
}
