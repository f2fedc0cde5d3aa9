import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import type { PieceTraits as Traits } from '#contract/staff/piece-traits.ts'

export function PieceTraits({ of, className = '' }: { of: Traits | undefined; className?: string }) {
  const text = useTraits()
  return of && <span className={`figures text-12 text-stone ${className}`}>{text(of)}</span>
}

/**
 * Formats the traits that distinguish a piece from others with the same reference number: «№ 41 · 2019 · полный комплект · серийный …4Q7».
 * Puts the stock number first, so that a truncated text still shows it. Pass `id: null` where the stock number is already shown.
 */
export function useTraits(): (traits: Omit<Traits, 'id'> & { id: number | null }) => string {
  const { t, language } = useI18n()
  return ({ id, production_year: year, full_set: isFullSet, [`kit_${language}` as const]: kit, serial_ending: ending }) =>
    [
      id !== null && t('labels.number', { id }),
      year,
      isFullSet ? t('pieces.traits.fullSet') : kit.trim(),
      ending && t('pieces.traits.serial', { ending }),
    ]
      .filter(Boolean)
      .join(' · ')
}
