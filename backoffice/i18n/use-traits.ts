import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import type { PieceTraits } from '#contract/staff/piece-traits.ts'

/**
 * Returns one text of what tells a piece from others of its reference: «2019 · полный комплект · № 41 · серийный …4Q7». Without an `id`, the
 * stock number is left out, for places that show it already.
 */
export function useTraits(): (traits: Omit<PieceTraits, 'id'> & { id: number | null }) => string {
  const { t, language } = useI18n()
  return ({ id, production_year: year, full_set: isFullSet, [`kit_${language}` as const]: kit, serial_ending: ending }) =>
    [
      year,
      isFullSet ? t('pieces.traits.fullSet') : kit.trim(),
      id !== null && t('labels.number', { id }),
      ending && t('pieces.traits.serial', { ending }),
    ]
      .filter(Boolean)
      .join(' · ')
}
