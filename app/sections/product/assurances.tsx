import type { ReactNode } from 'react'
import { useCompany } from '#app/client/company.ts'
import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { deliveryText } from '#app/sections/product/delivery-text.ts'
import type { PieceReportsView } from '#app/sections/product/piece-reports.tsx'
import type { Product } from '#app/sections/product/product.ts'
import type { ProductActionHandlers as Actions } from '#app/sections/product/use-product-actions.tsx'
import { NoWrap } from '#app/ui/no-wrap.tsx'
import { textLink } from '#app/ui/text-link.ts'

type Props = { product: Product; proofs: PieceReportsView['proofs']; actions: Actions }

/** What a buyer wants to know before paying: who checked it, how it comes back, how it travels, how one pays, whom to ask (EDN-05). */
export function Assurances({ product: { piece }, proofs, actions }: Props) {
  const company = useCompany()
  const translator = useI18n()
  const telegram = company.socials.find(({ key }) => key === 'telegram')
  const { t } = translator
  const link = `no-print text-ink ${textLink}`
  return (
    <div className="mt-4 border-t border-hairline text-13 text-stone">
      <dl>
        <Line title={t('product.trust.check')}>
          {piece.workshop_name ? t('product.checkedBy', { workshop: piece.workshop_name }) : t('product.checked')}
          {/* lines of their own: nothing below moves when the font comes */}
          <span className="flex flex-wrap gap-x-4 gap-y-2 md:gap-y-1.5">
            {[...proofs, { text: t('product.howChecked'), path: paths.authenticity }].map(({ text, path }) => (
              <a key={path} href={path} className={link}>
                {text}
              </a>
            ))}
          </span>
        </Line>
        {piece.status !== 'sold' && (
          <>
            <Line title={t('product.trust.promises')}>
              {t('product.trust.promisesText')}{' '}
              <a href={paths.returns} className={link}>
                {t('product.trust.terms')}
              </a>
            </Line>
            <Line title={t('product.delivery.title')}>
              <NoWrap text={deliveryText(piece.availability_city_name, company.transferDays, translator)} />
            </Line>
            <Line title={t('product.trust.payment')}>{t('product.trust.paymentText')}</Line>
          </>
        )}
      </dl>
      <p className="no-print flex flex-wrap items-center gap-x-6">
        <a href={company.phone.href} className={`figures inline-flex min-h-11 items-center text-ink ${textLink}`}>
          {company.phone.text}
        </a>
        {telegram?.url && (
          <a
            href={telegram.url}
            target="_blank"
            rel="noopener noreferrer"
            className={`inline-flex min-h-11 items-center text-ink ${textLink}`}
          >
            {telegram.name}
            <span className="sr-only">, {t('common.opensInNewTab')}</span>
          </a>
        )}
        {actions.isForSale && (
          <a
            href={`${paths.contacts}#write`}
            aria-haspopup="dialog"
            onPointerEnter={actions.prepareToAsk}
            onClick={(event) => {
              event.preventDefault()
              actions.ask('question')
            }}
            className={`inline-flex min-h-11 items-center text-ink ${textLink}`}
          >
            {t('product.ask')}
          </a>
        )}
      </p>
    </div>
  )
}

function Line({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[80px_1fr] gap-x-3 border-b border-hairline py-2.5">
      <dt className="text-ink">{title}</dt>
      <dd>{children}</dd>
    </div>
  )
}
