import { useState } from 'react'
import { endTextDraft, type PageTextRecord, planText } from '#backoffice/client/page-texts.ts'
import { useMay, useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { PlanDialog } from '#backoffice/sections/content/texts/plan-dialog.tsx'
import { TextDiff } from '#backoffice/sections/content/texts/text-diff.tsx'
import { Badge } from '#backoffice/ui/badge.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { Dialog } from '#backoffice/ui/dialog.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { FailureLine } from '#backoffice/ui/states.tsx'
import { useAction } from '#backoffice/ui/use-action.ts'

type Props = { record: PageTextRecord; isDirty: boolean }

export function StatePanel({ record, isDirty }: Props) {
  const { t } = useI18n()
  const mayPublish = useMay()('content.publish')
  const { run, isBusy, failure } = useAction()
  const [dialog, setDialog] = useState<'changes' | 'plan' | null>(null)
  const isReady = record.is_changed && !isDirty
  return (
    <Panel title={t('texts.state')}>
      <div className="grid gap-3 text-13">
        <p>
          <Badge tone={record.is_changed ? 'attention' : 'good'}>
            <span className="whitespace-normal">{t(record.is_changed ? 'texts.changed' : 'texts.same')}</span>
          </Badge>
        </p>
        {isDirty && <p className="text-stone">{t('texts.saveFirst')}</p>}
        <PlanLines record={record} />
        <div className="flex flex-wrap gap-2">
          {record.is_changed && <Button onClick={() => setDialog('changes')}>{t('texts.whatChanges')}</Button>}
          {mayPublish && record.is_changed && (
            <Button disabled={!isReady} onClick={() => setDialog('plan')}>
              {t('texts.plan')}
            </Button>
          )}
          {mayPublish && record.plan && (
            <Button aria-disabled={isBusy} onClick={() => void run(() => planText(record, null, t('texts.planCancelled')))}>
              {t('texts.cancelPlan')}
            </Button>
          )}
          {record.is_changed && (
            <Button
              variant="quiet"
              disabled={isDirty}
              aria-disabled={isBusy}
              onClick={() => void run(() => endTextDraft(record, 'discard', t('texts.discarded')))}
            >
              {t('texts.discard')}
            </Button>
          )}
        </div>
        <FailureLine text={failure} />
      </div>
      {dialog === 'changes' && (
        <Dialog isOpen onOpenChange={() => setDialog(null)} title={t('texts.whatChanges')} width="md:w-[860px]">
          <TextDiff before={record.shown} after={record.draft} />
        </Dialog>
      )}
      {dialog === 'plan' && <PlanDialog record={record} onClose={() => setDialog(null)} />}
    </Panel>
  )
}

function PlanLines({ record: { plan } }: Pick<Props, 'record'>) {
  const { t } = useI18n()
  const { timeZone } = useOfficeTimeZone()
  const format = useFormat(timeZone)
  if (!plan) return null
  return (
    <div className="grid gap-1 border-l-2 border-brass pl-3">
      <p>{t('texts.planText', { time: format.time(plan.publish_at), name: plan.by ?? t('texts.nobody') })}</p>
      {!plan.is_draft && <p className="text-stone">{t('texts.planOlder')}</p>}
    </div>
  )
}
