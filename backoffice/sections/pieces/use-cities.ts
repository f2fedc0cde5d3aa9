import { useSession } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'

export function useCities() {
  const { offices } = useSession()
  const { language } = useI18n()
  const nameOf = (id: number) => offices.find(({ city_id }) => city_id === id)?.[`name_${language}`] ?? ''
  const zoneOf = (id: number) => offices.find(({ city_id }) => city_id === id)?.time_zone ?? offices[0]?.time_zone ?? 'Europe/Moscow'
  return { nameOf, zoneOf, options: offices.map(({ city_id }) => ({ value: String(city_id), label: nameOf(city_id) })) }
}
