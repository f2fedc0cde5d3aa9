import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '#app/client/api-error.ts'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { paths } from '#backoffice/client/paths.ts'
import { placesQuery } from '#backoffice/client/pieces.ts'
import { cacheStockTake } from '#backoffice/client/stock-takes.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useCities } from '#backoffice/sections/pieces/use-cities.ts'
import { ConfirmDialog } from '#backoffice/ui/confirm-dialog.tsx'
import { SelectField } from '#backoffice/ui/field/choice-fields.tsx'
import { showToast } from '#backoffice/ui/toasts.ts'
import { useAction } from '#backoffice/ui/use-action.ts'

/** Chooses the storage place to count. If a stock-take of that place is already running, opens it. */
export function StartTakeDialog({ onClose }: { onClose: () => void }) {
  const { t, language } = useI18n()
  const navigate = useNavigate()
  const cities = useCities()
  const { data } = useQuery(placesQuery)
  const [chosen, setChosen] = useState('')
  const { isBusy, failure, run } = useAction()
  const options = (data?.results ?? []).map((place) => ({
    value: String(place.id),
    label: t('stockTakes.placeOf', { place: place[`name_${language}`], city: cities.nameOf(place.city_id) }),
  }))
  const placeId = chosen || options[0]?.value
  const open = (id: string) => void navigate(paths.stockTake(id))
  const start = () =>
    run(async () => {
      if (!placeId) return
      try {
        open(cacheStockTake(await callStaff('POST /api/staff/stock-takes/', { body: { place_id: Number(placeId) } })).id)
      } catch (error) {
        const running = runningTake(error)
        if (!running) throw error
        showToast('info', t('stockTakes.underWay'))
        open(running)
      }
    })
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t('stockTakes.start')}
      confirmLabel={t('stockTakes.start')}
      isBusy={isBusy || !placeId}
      failure={failure}
      onConfirm={() => void start()}
    >
      <p>{t(data && !options.length ? 'stockTakes.noPlaces' : 'stockTakes.startText')}</p>
      {options.length > 0 && <SelectField label={t('stockTakes.place')} value={placeId ?? ''} onChange={setChosen} options={options} />}
    </ConfirmDialog>
  )
}

/** If the server refused a stock-take because another one is running, returns the id of the running one. Null for any other error. */
function runningTake(error: unknown): string | null {
  const body: unknown = error instanceof ApiError && error.status === 409 ? error.body : null
  return typeof body === 'object' && body !== null && 'id' in body ? String(body.id) : null
}
