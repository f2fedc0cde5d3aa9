import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import { type Place, placesQuery } from '#backoffice/client/pieces.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useCities } from '#backoffice/sections/pieces/use-cities.ts'
import { PlaceDialog } from '#backoffice/sections/settings/place-dialog.tsx'
import { SettingsPage } from '#backoffice/sections/settings/settings-page.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { FailedState, LoadingRows } from '#backoffice/ui/states.tsx'

/** The places of each office, where pieces lie (OWN-55). */
export default function PlacesPage() {
  const { t, language } = useI18n()
  const cities = useCities()
  const { data, error, refetch } = useQuery(placesQuery)
  const [edited, setEdited] = useState<Place | 'new' | null>(null)
  const placesOf = (city: string) => (data?.results ?? []).filter((place) => String(place.city_id) === city)
  return (
    <SettingsPage
      title={t('places.title')}
      actions={
        <Button variant="primary" onClick={() => setEdited('new')}>
          <Plus aria-hidden="true" size={15} />
          {t('places.add')}
        </Button>
      }
    >
      <div className="mx-auto grid max-w-[720px] gap-5 p-5 max-md:p-4">
        {!data && (error ? <FailedState error={error} onRetry={() => void refetch()} /> : <LoadingRows count={6} />)}
        {data && <p className="text-13 text-stone">{t('places.text')}</p>}
        {data &&
          cities.options.map(({ value, label }) => (
            <Panel key={value} title={label}>
              {placesOf(value).length === 0 && <p className="text-13 text-stone">{t('places.none')}</p>}
              <ul className="grid">
                {placesOf(value).map((place) => (
                  <li
                    key={place.id}
                    className="relative flex min-h-11 items-center justify-between gap-4 border-b border-hairline last:border-0"
                  >
                    <button
                      type="button"
                      aria-label={t('places.changeOf', { name: place[`name_${language}`] })}
                      onClick={() => setEdited(place)}
                      className="min-w-0 truncate text-left after:absolute after:inset-0"
                    >
                      {place[`name_${language}`]}
                    </button>
                    <span className="flex shrink-0 items-center gap-3 text-13 text-stone">
                      {t(`places.kinds.${place.kind}`)}
                      <Pencil aria-hidden="true" size={14} />
                    </span>
                  </li>
                ))}
              </ul>
            </Panel>
          ))}
      </div>
      {edited && <PlaceDialog place={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </SettingsPage>
  )
}
