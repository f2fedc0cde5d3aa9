import { Columns3, List, Plus } from 'lucide-react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { paths } from '#backoffice/client/paths.ts'
import { useMay } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { ButtonLink } from '#backoffice/ui/button.tsx'

const view =
  'inline-flex h-7 items-center gap-1.5 rounded-2 px-2.5 text-13 text-stone hover:text-ink aria-[current=page]:bg-ivory aria-[current=page]:font-medium aria-[current=page]:text-ink finger:h-11 max-md:px-3.5'

export function OrdersActions() {
  const { t } = useI18n()
  const may = useMay()
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const search = params.size ? `?${params}` : ''
  const current = (path: string) => (pathname === path ? ('page' as const) : undefined)
  return (
    <>
      <nav aria-label={t('orders.view')} className="flex rounded-2 border border-hairline bg-raised p-0.5">
        <Link to={paths.orders + search} aria-current={current(paths.orders)} aria-label={t('orders.list')} className={view}>
          <List aria-hidden="true" size={15} />
          <span className="max-md:hidden">{t('orders.list')}</span>
        </Link>
        <Link to={paths.board + search} aria-current={current(paths.board)} aria-label={t('orders.board')} className={view}>
          <Columns3 aria-hidden="true" size={15} />
          <span className="max-md:hidden">{t('orders.board')}</span>
        </Link>
      </nav>
      {may('order.edit') && (
        <ButtonLink variant="primary" to={paths.newOrder}>
          <Plus aria-hidden="true" size={16} className="md:hidden" />
          <span className="max-md:sr-only">{t('orders.newOrder')}</span>
        </ButtonLink>
      )}
    </>
  )
}
