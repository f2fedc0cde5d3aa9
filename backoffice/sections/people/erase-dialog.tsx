import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { ApiError } from '#app/client/api-error.ts'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { useOwnerSettings } from '#backoffice/client/owner-settings.ts'
import { paths } from '#backoffice/client/paths.ts'
import type { StaffPerson, LikelyDuplicate } from '#backoffice/client/people.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { ConfirmDialog } from '#backoffice/ui/confirm-dialog.tsx'
import { TickField } from '#backoffice/ui/field/choice-fields.tsx'
import { FailedState, LoadingRows } from '#backoffice/ui/states.tsx'
import { showToast } from '#backoffice/ui/toasts.ts'
import { useWrite } from '#backoffice/ui/use-write.ts'

const going = ['accounts', 'threads', 'photos', 'visits', 'favorites', 'notes', 'suppliers'] as const
const staying = ['orders', 'papers', 'consignments'] as const

export function EraseDialog({ person, onClose }: { person: StaffPerson; onClose: () => void }) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const { erased_papers_days: papersDays } = useOwnerSettings()
  const write = useWrite()
  const [sureVersion, setSureVersion] = useState<number | null>(null)
  const params = { id: person.id }
  const queryKey = queryKeys.people.erasure(person.id)
  const { data, error } = useQuery({
    queryKey,
    queryFn: () => callStaff('GET /api/staff/people/:id/erase/', { params }),
  })
  const erase = (version: number) =>
    write.run(async () => {
      try {
        await callStaff('POST /api/staff/people/:id/erase/', { params, body: { version } })
      } catch (refusal) {
        if (refusal instanceof ApiError && refusal.status === 409) await queryClient.invalidateQueries({ queryKey })
        throw refusal
      }
      onClose()
      await navigate(paths.people)
      queryClient.removeQueries({ queryKey: queryKeys.people.record(person.id) })
      void queryClient.invalidateQueries()
      showToast('success', t('people.erased'))
    })
  const isFree = data?.obstacles.length === 0
  // the confirmation counts only for the version of the card that the preview shows
  const isSure = data?.version === sureVersion
  const nonEmpty = <Part extends string>(parts: readonly Part[], counts: Record<Part, number>) => parts.filter((part) => counts[part] > 0)
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t('people.eraseTitle')}
      confirmLabel={t('people.eraseDo')}
      isDanger
      isBusy={write.isBusy || !isFree || !isSure}
      failure={write.failure}
      onConfirm={() => data && void erase(data.version)}
    >
      {!data && (error ? <FailedState error={error} /> : <LoadingRows count={3} />)}
      {data && (
        <>
          {data.obstacles.map((obstacle) => (
            <p key={obstacle} role="alert" className="border-l-2 border-oxblood pl-3 text-oxblood">
              {obstacle}
            </p>
          ))}
          <Parts
            title={t('people.eraseGoes')}
            parts={nonEmpty(going, data.goes).map((part) => t(`people.erasing.${part}`, { count: data.goes[part] }))}
            last={t('people.eraseContacts')}
          />
          {nonEmpty(staying, data.stays).length > 0 && (
            <Parts
              title={t('people.eraseStays')}
              parts={nonEmpty(staying, data.stays).map((part) => t(`people.erasing.${part}`, { count: data.stays[part] }))}
              last={t('people.eraseNameless', { count: papersDays })}
            />
          )}
          <Twins twins={data.twins} />
          <p>{t('people.eraseBackups')}</p>
          {isFree && (
            <TickField checked={isSure} onChange={(isTicked) => setSureVersion(isTicked ? data.version : null)}>
              {t('people.eraseSure')}
            </TickField>
          )}
        </>
      )}
    </ConfirmDialog>
  )
}

function Twins({ twins }: { twins: readonly LikelyDuplicate[] }) {
  const { t } = useI18n()
  if (!twins.length) return null
  return (
    <div className="grid gap-1">
      <p className="font-medium text-ink">{t('people.eraseTwins')}</p>
      <ul className="grid gap-0.5">
        {twins.map((twin) => (
          <li key={twin.id}>
            <Link to={paths.person(twin.id)} className="font-medium hover:underline finger:inline-flex finger:min-h-11 finger:items-center">
              {twin.name || t('people.number', { number: twin.id })}
            </Link>{' '}
            {[twin.city, ...twin.reasons.map((reason) => t(`people.twinReasons.${reason}`))].filter(Boolean).join(' · ')}
          </li>
        ))}
      </ul>
      <p>{t('people.eraseTwinsHint')}</p>
    </div>
  )
}

function Parts({ title, parts, last }: { title: string; parts: readonly string[]; last: string }) {
  return (
    <div className="grid gap-1">
      <p className="font-medium text-ink">{title}</p>
      <ul className="grid gap-0.5">
        {[...parts, last].map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
    </div>
  )
}
