import { Link } from 'react-router'
import { paths } from '#backoffice/client/paths.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { textLink } from '#backoffice/ui/text-link.ts'

export function DemoInvite({ className = '' }: { className?: string }) {
  const { t } = useI18n()
  return (
    <p className={`text-13 text-stone ${className}`}>
      {t('emptyShop.invite')}{' '}
      <Link to={paths.emptyShop} className={textLink}>
        {t('emptyShop.title')}
      </Link>
    </p>
  )
}
