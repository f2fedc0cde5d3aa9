import { Copy, Phone } from 'lucide-react'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { FailureLine } from '#backoffice/ui/states.tsx'
import { factLink } from '#backoffice/ui/text-link.ts'
import { showToast } from '#backoffice/ui/toasts.ts'
import { useAction } from '#backoffice/ui/use-action.ts'
import { phoneHref, shownPhone } from '#contract/rules/phone.ts'
import { isNotified } from '#contract/rules/staff/is-notified.ts'
import type { StaffReach } from '#contract/staff/reach.ts'

/** `text`: the message, which staff can pass on by other means. */
type Props = { reach: StaffReach; text?: string | undefined }

/**
 * Warns that a message will not reach the person, and offers other ways to send the message. Renders nothing if the message will reach the
 * person.
 */
export function UnreachedNotice({ reach, text }: Props) {
  const { t } = useI18n()
  if (isNotified(reach)) return null
  return (
    <div role="note" aria-label={t('reach.title')} className="grid justify-items-start gap-2 border-l-2 border-oxblood pl-3 text-13">
      <p className="text-oxblood">{t(reach.channels.includes('page') ? 'reach.pageOnly' : 'reach.nobody')}</p>
      <OtherWays phone={reach.contact?.phone} text={text} />
    </div>
  )
}

function OtherWays({ phone, text }: { phone: string | undefined; text: string | undefined }) {
  const { t } = useI18n()
  const { run, failure } = useAction()
  const copy = (copied: string) =>
    run(async () => {
      await navigator.clipboard.writeText(copied)
      showToast('success', t('common.copied'))
    })
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {phone && (
          <a href={phoneHref(phone)} className={`figures inline-flex items-center gap-1.5 ${factLink}`}>
            <Phone aria-hidden="true" size={14} />
            {t('reach.call', { phone: shownPhone(phone) })}
          </a>
        )}
        {text && (
          <Button onClick={() => void copy(text)}>
            <Copy aria-hidden="true" size={14} />
            {t('reach.copy')}
          </Button>
        )}
      </span>
      <FailureLine text={failure} />
    </>
  )
}
