import type { StockTakeRow } from '#backoffice/client/stock-takes.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'

export function usePlaceName(): (place: StockTakeRow['place']) => string {
  const { t, language } = useI18n()
  return (place) => t('stockTakes.placeOf', { place: place[`name_${language}`], city: place[`city_${language}`] })
}
