import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { healthQuery, type Refusal, type TransportHealth } from '#backoffice/client/health.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { useMay, useOfficeTimeZone, useSession } from '#backoffice/client/use-staff.ts'
import { CallDialog } from '#backoffice/features/health/call-dialog.tsx'
import { RefusalText } from '#backoffice/features/health/refusal-text.tsx'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { Badge } from '#backoffice/ui/badge.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { FailureLine, politely } from '#backoffice/ui/states.tsx'
import { useAction } from '#backoffice/ui/use-action.ts'

export function TransportList({ transports }: { transports: readonly TransportHealth[] }) {
  const { t } = useI18n()
  return (
    <Panel title={t('health.transports')} isFlush>
      <ul>
        {transports.map((each) => (
          <TransportRow key={each.transport} health={each} />
        ))}
      </ul>
    </Panel>
  )
}

function TransportRow({ health }: { health: TransportHealth }) {
  const { transport, by, can_test: canTest } = health
  const { t } = useI18n()
  const mayTest = useMay()('settings.edit')
  const { test, outcome, isBusy, failure } = useTest(transport)
  const [isCalling, setCalling] = useState(false)
  const name = t(`health.transport.${transport}`)
  const start = () => (transport === 'calls' ? setCalling(true) : void test())
  return (
    <li className="grid gap-x-4 gap-y-2 border-b border-hairline p-4 text-13 last:border-0 max-md:text-15 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid min-w-0 gap-1">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h3 className="font-medium">{name}</h3>
          <TransportState health={health} />
        </div>
        <p className="text-stone">{t(`health.by.${by}`)}</p>
        <LastTimes health={health} />
        <div {...politely}>
          {isBusy && <p className="text-stone">{t('health.testing')}</p>}
          {outcome && !isBusy && <Outcome health={health} refusal={outcome.refusal} />}
        </div>
        <FailureLine text={failure} />
      </div>
      {mayTest && (
        <div className="md:text-right">
          <Button
            aria-label={t('health.testOf', { transport: name })}
            aria-disabled={!canTest || isBusy}
            onClick={() => canTest && !isBusy && start()}
          >
            {t('health.test')}
          </Button>
          {!canTest && transport === 'telegram' && <p className="mt-1 text-12 text-stone">{t('health.noChat')}</p>}
        </div>
      )}
      <CallDialog
        isOpen={isCalling}
        onClose={() => setCalling(false)}
        onCall={(phone) => {
          setCalling(false)
          void test(phone)
        }}
      />
    </li>
  )
}

function TransportState({ health: { by, failing_since: failingSince, succeeded_at: succeededAt } }: { health: TransportHealth }) {
  const { t } = useI18n()
  const { time } = useFormat(useOfficeTimeZone().timeZone)
  if (failingSince)
    return (
      <span className="text-oxblood">
        <Badge tone="bad">
          {t('health.state.failing')} {t('health.failingSince', { time: time(failingSince) })}
        </Badge>
      </span>
    )
  if (by === 'outbox' || by === 'nobody' || by === 'off') return <Badge tone="quiet">{t('health.state.unset')}</Badge>
  return <Badge tone={succeededAt ? 'good' : 'quiet'}>{t(`health.state.${succeededAt ? 'working' : 'untried'}`)}</Badge>
}

function LastTimes({ health }: { health: TransportHealth }) {
  const { succeeded_at: succeededAt, refused_at: refusedAt, refusal } = health
  const { t } = useI18n()
  const { time } = useFormat(useOfficeTimeZone().timeZone)
  return (
    <>
      {succeededAt && <p className="figures">{t('health.succeeded', { time: time(succeededAt) })}</p>}
      {refusedAt && refusal && (
        <div>
          <p className="figures">{t('health.refused', { time: time(refusedAt) })}</p>
          <RefusalText refusal={refusal} />
        </div>
      )}
    </>
  )
}

function Outcome({ health: { transport, by }, refusal }: { health: TransportHealth; refusal: Refusal | null }) {
  const { t } = useI18n()
  const { staff } = useSession()
  if (refusal)
    return (
      <div className="border-l-2 border-oxblood pl-3">
        <p className="text-oxblood">{t('health.notTaken')}</p>
        <RefusalText refusal={refusal} />
      </div>
    )
  return (
    <p className="border-l-2 border-moss pl-3">
      {by === 'outbox' ? t('health.takenByOutbox') : t(`health.taken.${transport}`, { email: staff.email })}
    </p>
  )
}

function useTest(transport: TransportHealth['transport']) {
  const { isBusy, failure, run } = useAction()
  const [outcome, setOutcome] = useState<{ refusal: Refusal | null } | null>(null)
  const test = (phone?: string) =>
    run(async () => {
      setOutcome(null)
      const body = { transport, ...(phone ? { phone } : {}) }
      const { refusal } = await callStaff('POST /api/staff/health/test/', { body })
      setOutcome({ refusal })
      await queryClient.invalidateQueries({ queryKey: healthQuery.queryKey })
    })
  return { test, outcome, isBusy, failure }
}
