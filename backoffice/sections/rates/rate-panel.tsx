import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { ratesQuery, type StaffRates } from '#backoffice/client/rates.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { PageTexts } from '#backoffice/i18n/page-texts.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { RateDialog } from '#backoffice/sections/rates/rate-dialog.tsx'
import { rateTexts } from '#backoffice/sections/rates/rate-texts.ts'
import { Button } from '#backoffice/ui/button.tsx'
import { FactList } from '#backoffice/ui/fact-list.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { FailedState, FailureLine } from '#backoffice/ui/states.tsx'
import { useWrite } from '#backoffice/ui/use-write.ts'
import { formatRate, isOldRate } from '#contract/rules/exchange-rate.ts'

export function RatePanel() {
  return (
    <PageTexts texts={rateTexts}>
      <Rates />
    </PageTexts>
  )
}

function Rates() {
  const { t } = useI18n()
  const { data, error, refetch } = useQuery(ratesQuery)
  const [isOpen, setOpen] = useState(false)
  const { isBusy, firstError, run } = useWrite()
  if (!data) return error ? <FailedState error={error} onRetry={() => void refetch()} /> : null
  const { hand } = data
  const remove = () =>
    run(async () => {
      const was = { rub: hand?.rub ?? '', aed: hand?.aed ?? '' }
      const { action_id: actionId, rates } = await callStaff('PUT /api/staff/rates/', { body: { rub: '', aed: '', was } })
      queryClient.setQueryData(ratesQuery.queryKey, rates)
      showUndoToast(t('rates.removed'), actionId)
    })
  return (
    <Panel title={t('rates.title')}>
      <p className="mb-4 max-w-[62ch] text-13 text-stone">{t('rates.lead')}</p>
      <RateFacts rates={data} />
      <div className="mt-4 flex flex-wrap gap-2 max-md:grid">
        <Button onClick={() => setOpen(true)}>{t('rates.set')}</Button>
        {hand && (
          <Button variant="quiet" aria-disabled={isBusy} onClick={() => !isBusy && void remove()}>
            {t('rates.remove')}
          </Button>
        )}
      </div>
      <FailureLine text={firstError} />
      {isOpen && <RateDialog hand={hand} onClose={() => setOpen(false)} />}
    </Panel>
  )
}

function RateFacts({ rates: { current, hand, today, has_source: hasSource } }: { rates: StaffRates }) {
  const { t, language } = useI18n()
  const { calendarDay, time } = useFormat(useOfficeTimeZone().timeZone)
  const valuesOf = ({ rub, aed }: { rub: string; aed: string }) => ({ rub: formatRate(language, rub), aed: formatRate(language, aed) })
  const isOld = current !== null && isOldRate(current, today)
  return (
    <div className="figures grid gap-3 text-13 max-md:text-15">
      {current ? (
        <FactList
          items={[
            [t('rates.inForce'), t('rates.perDollar', valuesOf(current))],
            [t('rates.source'), t(current.source === 'hand' ? 'rates.byHand' : 'rates.byBank', { day: calendarDay(current.day) })],
            hand && [t('rates.handTitle'), t('rates.handSet', { ...valuesOf(hand), name: hand.by, time: time(hand.at) })],
          ]}
        />
      ) : (
        <p>{t('rates.none')}</p>
      )}
      {isOld && (
        <p className="text-oxblood">
          {t('rates.old')} {hasSource && t('rates.oldHelp')}
        </p>
      )}
      {!hasSource && <p className="max-w-[62ch] text-stone">{t('rates.noSource')}</p>}
    </div>
  )
}
