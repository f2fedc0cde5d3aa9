import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '#backoffice/client/paths.ts'
import { pieceQuery } from '#backoffice/client/pieces.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useCities } from '#backoffice/sections/pieces/use-cities.ts'

export function TakenNotice({ id, cityId }: { id: number; cityId: number }) {
  const { t } = useI18n()
  const cities = useCities()
  const { data } = useQuery(pieceQuery(id))
  if (!data) return null
  return (
    <div className="rounded-2 border border-hairline bg-ivory px-4 py-2 text-13">
      <p>
        {t('pieces.create.takenFrom')}{' '}
        <Link to={paths.piece(id)} className="underline underline-offset-2 hover:text-brass">
          {data.label} № {id}
        </Link>
      </p>
      <p className="text-12 text-stone">{t('pieces.create.notTaken', { office: cities.nameOf(cityId) })}</p>
    </div>
  )
}
