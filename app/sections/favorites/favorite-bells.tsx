import { useQuery } from '@tanstack/react-query'
import { alertsQuery, changeFavoriteAlerts } from '#app/client/alerts.ts'
import { errorText } from '#app/client/api-error.ts'
import { useIsSignedIn } from '#app/client/session.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { AlertReach } from '#app/sections/favorites/alert-reach.tsx'
import { InlineSelect } from '#app/ui/inline-select.tsx'
import { Switch } from '#app/ui/switch.tsx'
import { toast } from '#app/ui/toast.ts'
import type { ChangeFavoriteAlerts } from '#contract/alerts.ts'
import { alertPaces } from '#contract/rules/alert-enums.ts'

function useBells() {
  const { t } = useI18n()
  const { data } = useQuery({ ...alertsQuery, enabled: useIsSignedIn() })
  const change = (body: ChangeFavoriteAlerts) =>
    void changeFavoriteAlerts(body).catch((error: unknown) => toast.error(errorText(error, t('alerts.changeFailed'))))
  return { data, change }
}

/** Turns alerts for all favorites on or off, and selects how often alerts are sent. */
export function ListBell() {
  const { t } = useI18n()
  const { data, change } = useBells()
  if (!data) return <div className="mb-8 h-28 sm:h-18" />
  const { is_on: isOn, on_ids: onIds, pace } = data.favorites
  const isUsed = isOn || onIds.length > 0
  return (
    <div className="mb-8 min-h-28 sm:min-h-18">
      <div className="flex flex-wrap items-center gap-x-8">
        <Switch label={t('alerts.list')} checked={isOn} onChange={({ target }) => change({ is_on: target.checked })} />
        {isUsed && (
          <InlineSelect
            label={t('alerts.pace')}
            value={pace}
            options={alertPaces.map((value) => ({ value, label: t(`alerts.paces.${value}`) }))}
            onChange={({ target }) => change({ pace: target.value === 'at-once' ? 'at-once' : 'daily' })}
          />
        )}
      </div>
      {isUsed && <AlertReach reach={data.reach} />}
    </div>
  )
}

export function PieceBell({ id, name }: { id: number; name: string }) {
  const { t } = useI18n()
  const { data, change } = useBells()
  if (!data) return <div className="h-11" />
  const { is_on: isOn, on_ids: onIds, off_ids: offIds } = data.favorites
  const isWatched = onIds.includes(id) || (isOn && !offIds.includes(id))
  return (
    <Switch
      label={t('alerts.piece', { name })}
      text={t(isWatched ? 'alerts.pieceOn' : 'alerts.pieceOff')}
      className="text-13 text-stone"
      checked={isWatched}
      onChange={({ target }) => change({ piece: id, is_on: target.checked })}
    />
  )
}
