import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import type { PieceTraits } from '#contract/staff/piece-traits.ts'

/**
 * Returns one text of what tells a piece from others of its reference: «№ 41 · 2019 · полный комплект · серийный …4Q7». The stock number is
 * first, so that a cut text keeps it. Without an `id`, it is left out, for places that show it already.
 */
export function useTraits(): (traits: Omit<PieceTraits, 'id'> & { id: number | null }) => string {
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
