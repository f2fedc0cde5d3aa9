import { useCompany } from '#app/client/company.ts'
import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { viewingText } from '#app/sections/product/delivery-text.ts'
import { TermLine } from '#app/sections/product/term-line.tsx'
import { NoWrap } from '#app/ui/no-wrap.tsx'
import { textLink } from '#app/ui/text-link.ts'
import type { PieceRef } from '#contract/rules/piece-ref.ts'

/**
 * The transfer of a piece from one office to the other, as texts in the page's language. `delivery` replaces the usual delivery text while
 * the piece is in transit; at any other time, `delivery` is null.
 */
export type TransferView = { text: string; delivery: string | null; link: string; path: string }

export function ViewingLine({ city, piece, transfer }: { city: string; piece: PieceRef; transfer: TransferView | null }) {
  const translator = useI18n()
  const { t } = translator
  const { transferDays } = useCompany()
  const link = `no-print inline-flex items-center text-ink max-wide:min-h-11 pointer-coarse:min-h-11 ${textLink}`
  return (
    <TermLine title={t('product.fitting.title')}>
      <NoWrap text={transfer ? transfer.text : viewingText(city, transferDays, translator)} />
      <span className="flex flex-wrap gap-x-4 gap-y-2 md:gap-y-1.5">
        <a href={paths.appointmentFor(piece)} className={link}>
          {t('product.fitting.link')}
        </a>
        {transfer && (
          <a href={transfer.path} className={link}>
            {transfer.link}
          </a>
        )}
      </span>
    </TermLine>
  )
}
