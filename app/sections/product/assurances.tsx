import { useCompany } from '#app/client/company.ts'
import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { Translate } from '#app/i18n/translator.ts'
import { deliveryText } from '#app/sections/product/delivery-text.ts'
import { PieceContact, type PieceContactView } from '#app/sections/product/piece-contact.tsx'
import type { PieceReportsView } from '#app/sections/product/piece-reports.tsx'
import type { Product } from '#app/sections/product/product.ts'
import { TermLine } from '#app/sections/product/term-line.tsx'
import type { ProductActionHandlers as Actions } from '#app/sections/product/use-product-actions.tsx'
import { ViewingLine, type TransferView } from '#app/sections/product/viewing-line.tsx'
import { NoWrap } from '#app/ui/no-wrap.tsx'
import { textLink } from '#app/ui/text-link.ts'

type Props = {
  product: Product
  reports: PieceReportsView | null
  transfer: TransferView | null
  contact: PieceContactView
  actions: Actions
}

/** Answers questions that customers ask before buying: authenticity, returns, viewing, delivery, payment (EDN-05). */
export function Assurances({ product, reports, transfer, contact, actions }: Props) {
  const { kind, piece } = product
  const isChecked = Boolean(reports?.condition)
  const company = useCompany()
  const translator = useI18n()
  const { t } = translator
  const link = `no-print inline-flex items-center text-ink max-wide:min-h-11 ${textLink}`
  return (
    <div className="mt-4 border-t border-hairline text-13 text-stone md:max-wide:col-span-2 md:max-wide:mt-8">
      <dl>
        <TermLine title={t(isChecked ? 'product.trust.checked' : 'product.trust.check')}>
          {checkText(isChecked, piece.workshop_name, translator.t)}
          {/* flex items instead of inline text, so that nothing moves when the font loads */}
          <span className="flex flex-wrap gap-x-4 gap-y-2 md:gap-y-1.5">
            {[...(reports?.proofs ?? []), { text: t('product.howChecked'), path: paths.authenticity }].map(({ text, path }) => (
              <a key={path} href={path} className={link}>
                {text}
              </a>
            ))}
          </span>
        </TermLine>
        {piece.status !== 'sold' && (
          <>
            <TermLine title={t('product.trust.promises')}>
              {t('product.trust.promisesText')}{' '}
              <a href={paths.returns} className={link}>
                {t('product.trust.terms')}
              </a>
            </TermLine>
            {/* a piece that another customer has reserved cannot be viewed */}
            {(actions.isForSale || piece.status !== 'reserved') && (
              <ViewingLine city={piece.availability_city_name} piece={{ kind, id: piece.id }} transfer={transfer} />
            )}
            <TermLine title={t('product.trust.delivery')}>
              <NoWrap text={transfer?.delivery ?? deliveryText(piece.availability_city_name, company.transferDays, translator)} />
            </TermLine>
            <TermLine title={t('product.trust.payment')}>
              <a href={paths.payment} className={link}>
                {t('product.trust.paymentText')}
              </a>
            </TermLine>
          </>
        )}
      </dl>
      <PieceContact {...contact} actions={actions} />
    </div>
  )
}

/** Returns the text about the workshop's check. A piece counts as checked only once its report is signed. */
function checkText(isChecked: boolean, workshop: string | null, t: Translate): string {
  if (!isChecked) return t('product.trust.checkText')
  return workshop ? t('product.checkedBy', { workshop }) : t('product.checked')
}
