import CalendarCheck from 'lucide-react/icons/calendar-check'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Truck from 'lucide-react/icons/truck'
import Undo2 from 'lucide-react/icons/undo-2'
import type { LucideIcon } from 'lucide-react/types'
import type { ReactNode } from 'react'
import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { textLink } from '#app/ui/text-link.ts'

/** What the shop promises with every piece: delivery, fitting, return, warranty (PDP-01, INFO-10). */
export function ServiceLines({ city }: { city: string }) {
  const { t } = useI18n()
  return (
    <dl className="grid gap-x-10 border-t border-hairline sm:grid-cols-2">
      <ServiceLine icon={Truck} title={t('product.delivery.title')}>
        {t('product.delivery.text')}
      </ServiceLine>
      <ServiceLine icon={CalendarCheck} title={t('product.fitting.title')}>
        {t('product.fitting.text', { city })}{' '}
        <a href={paths.appointment} className={`no-print text-ink ${textLink}`}>
          {t('product.fitting.link')}
        </a>
      </ServiceLine>
      <ServiceLine icon={Undo2} title={t('product.returns.title')}>
        {t('product.returns.text')}
      </ServiceLine>
      <ServiceLine icon={ShieldCheck} title={t('product.warranty.title')}>
        {t('product.warranty.text')}
      </ServiceLine>
    </dl>
  )
}

function ServiceLine({ icon: Icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[20px_1fr] content-start gap-x-4 border-b border-hairline py-5">
      <dt className="col-span-2 grid grid-cols-subgrid items-center">
        <Icon aria-hidden="true" size={20} />
        {title}
      </dt>
      <dd className="col-start-2 mt-1 text-13 text-stone">{children}</dd>
    </div>
  )
}
