import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, Circle } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { type FirstDaysAct, type FirstDaysState, firstDaysQuery, type FirstStep } from '#backoffice/client/first-days.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { useMay } from '#backoffice/client/use-staff.ts'
import { DemoInvite } from '#backoffice/features/today/demo-invite.tsx'
import { StepAct } from '#backoffice/features/today/step-act.tsx'
import { TestEmailStatus } from '#backoffice/features/today/test-email-status.tsx'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { FailureLine, sentenceOf } from '#backoffice/ui/states.tsx'

export function FirstDays() {
  const { t } = useI18n()
  const { act, failure, isBusy } = useActs()
  const mayEmpty = useMay()('demo.remove')
  const { data } = useQuery(firstDaysQuery)
  const done = data?.steps.filter(({ is_done: isDone }) => isDone).length ?? 0
  if (!data || data.is_hidden || done === data.steps.length) return null
  const next = data.steps.find(({ is_done: isDone }) => !isDone)
  return (
    <div className="mx-auto max-w-[1240px] px-5 not-last:pt-5 last:pb-5 max-md:px-4 max-md:not-last:pt-4 max-md:last:pb-4">
      <Panel
        title={t('today.firstDays.title', { done, count: data.steps.length })}
        isFlush
        actions={
          <Button
            variant="quiet"
            disabled={isBusy}
            onClick={() => act('POST /api/staff/today/first-days/hide/', t('today.firstDays.hidden'))}
          >
            {t('today.firstDays.hide')}
          </Button>
        }
      >
        <ol>
          {data.steps.map((step) => (
            <Step key={step.name} step={step} state={data}>
              <StepAct step={step} state={data} isNext={step === next} isBusy={isBusy} onAct={act} />
            </Step>
          ))}
        </ol>
        {data.has_demo && mayEmpty && <DemoInvite className="border-t border-hairline px-4 py-2.5" />}
        <div className="px-4 *:mb-4">
          <FailureLine text={failure} />
        </div>
      </Panel>
    </div>
  )
}

function Step({
  step: { name, is_done: isDone, record },
  state,
  children,
}: {
  step: FirstStep
  state: FirstDaysState
  children: ReactNode
}) {
  const { t } = useI18n()
  const Icon = isDone ? CircleCheck : Circle
  const isInvited = name === 'colleague' && !isDone && state.invited > 0
  return (
    <li className="flex items-center gap-3 border-b border-hairline px-4 py-2.5 text-13 last:border-0 max-md:flex-wrap">
      <Icon aria-hidden="true" size={18} strokeWidth={1.5} className={`shrink-0 self-start ${isDone ? 'text-moss' : 'text-edge'}`} />
      <div className="min-w-0 flex-1">
        <p className={isDone ? 'text-stone' : 'font-medium'}>
          {t(`today.firstDays.${name}.title`)}
          <span className="sr-only">, {t(isDone ? 'today.firstDays.isDone' : 'today.firstDays.isOpen')}</span>
        </p>
        {!isDone && <p className="text-stone">{t(`today.firstDays.${name}.text`)}</p>}
        {name === 'photographs' && !isDone && record && <p className="truncate">{record.label}</p>}
        {isInvited && <p>{t('today.firstDays.invited', { count: state.invited })}</p>}
        {name === 'transports' && state.test_email && <TestEmailStatus email={state.test_email} />}
      </div>
      <div className="flex shrink-0 gap-2 max-md:w-full max-md:flex-wrap max-md:pl-[30px] max-md:empty:hidden">{children}</div>
    </li>
  )
}

function useActs() {
  const { t } = useI18n()
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const act = (name: FirstDaysAct, sentence: string) => {
    setBusy(true)
    setFailure(null)
    void callStaff(name, { body: {} })
      .then(({ action_id: id }) => showUndoToast(sentence, name.endsWith('/test-email/') ? null : id))
      .catch((error: unknown) => setFailure(sentenceOf(error, t('common.actionFailed'))))
      .finally(() => {
        setBusy(false)
        void queries.invalidateQueries({ queryKey: firstDaysQuery.queryKey })
      })
  }
  return { act, failure, isBusy }
}
