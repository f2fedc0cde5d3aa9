import type { ReactNode } from 'react'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useTraits } from '#backoffice/i18n/use-traits.ts'
import type { PieceTraits as Traits } from '#contract/staff/piece-traits.ts'

/** The stock number, year, set and end of the serial number of a piece, to stand with its name. */
export function PieceTraits({ of, className = '' }: { of: Traits | undefined; className?: string }) {
  const text = useTraits()
  return of && <span className={`figures text-12 text-stone ${className}`}>{text(of)}</span>
}

type NameProps = { traits: Traits; children: ReactNode }

/** A name and its traits on one line. Without room for both, the traits are cut first, but never their stock number. */
export function NameAndTraits({ traits, children }: NameProps) {
  const { t } = useI18n()
  const rest = useTraits()({ ...traits, id: null })
  return (
    <span className="flex min-w-0 items-baseline">
      <span className="min-w-0 truncate">{children}</span>{' '}
      <span className="figures ml-2 shrink-0 text-12 text-stone">{t('labels.number', { id: traits.id })}</span>
      <span className="figures min-w-0 shrink-[9] truncate text-12 text-stone">{rest && `\u00A0· ${rest}`}</span>
    </span>
  )
}
