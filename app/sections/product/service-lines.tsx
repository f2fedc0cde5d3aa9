import CalendarCheck from 'lucide-react/icons/calendar-check'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Truck from 'lucide-react/icons/truck'
import Undo2 from 'lucide-react/icons/undo-2'
import type { LucideIcon } from 'lucide-react/types'
import type { ReactNode } from 'react'
import { useCompany } from '#app/client/company.ts'
import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { fittingText } from '#app/sections/product/delivery-text.ts'
import { NoWrap } from '#app/ui/no-wrap.tsx'
import { textLink } from '#app/ui/text-link.ts'
import type { PieceRef } from '#contract/rules/piece-ref.ts'

/** How a piece of one office comes to the other, in the words of the page's language. */
export type TransferView = { text: string; link: string; path: string }

/** What the shop promises with every piece: delivery, fitting, return, warranty (PDP-01, INFO-10). */
export function ServiceLines({ city, piece, transfer }: { city: string; piece: PieceRef; transfer: TransferView | null }) {
  const translator = useI18n()
  const { t } = translator
  const { transferDays } = useCompany()
  return (
    <dl className="grid gap-x-10 border-t border-hairline sm:grid-cols-2">
      <ServiceLine icon={Truck} title={t('product.delivery.title')}>
        {t('product.delivery.text')}
      </ServiceLine>
      <ServiceLine icon={CalendarCheck} title={t('product.fitting.title')}>
        <NoWrap text={transfer ? transfer.text : fittingText(city, transferDays, translator)} />{' '}
        <a href={paths.appointmentFor(piece)} className={`no-print text-ink ${textLink}`}>
          {t('product.fitting.link')}
        </a>
        {transfer && (
          <a href={transfer.path} className={`no-print block w-fit text-ink ${textLink}`}>
            {transfer.link}
          </a>
        )}
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
