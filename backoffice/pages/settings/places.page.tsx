import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { type StoragePlace, placesQuery } from '#backoffice/client/pieces.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useCities } from '#backoffice/sections/pieces/use-cities.ts'
import { EntryRows } from '#backoffice/sections/settings/entry-rows.tsx'
import { PlaceDialog } from '#backoffice/sections/settings/place-dialog.tsx'
import { SettingsPage } from '#backoffice/sections/settings/settings-page.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { LoadingOrFailed } from '#backoffice/ui/states.tsx'

export default function PlacesPage() {
  const { t } = useI18n()
  const cities = useCities()
  const { data, error, refetch } = useQuery(placesQuery)
  const [edited, setEdited] = useState<StoragePlace | 'new' | null>(null)
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
        {!data && <LoadingOrFailed error={error} refetch={refetch} count={6} />}
        {data && <p className="text-13 text-stone">{t('places.text')}</p>}
        {data &&
          cities.options.map(({ value, label }) => (
            <Panel key={value} title={label}>
              <EntryRows
                entries={placesOf(value)}
                none={t('places.none')}
                editLabel={(name) => t('places.changeOf', { name })}
                detailOf={({ kind }) => t(`places.kinds.${kind}`)}
                onEdit={setEdited}
              />
            </Panel>
          ))}
      </div>
      {edited && <PlaceDialog place={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </SettingsPage>
  )
}
