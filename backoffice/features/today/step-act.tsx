import type { FirstDaysAct, FirstDaysState, FirstStep } from '#backoffice/client/first-days.ts'
import { paths } from '#backoffice/client/paths.ts'
import { useSession, useShopUrl } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import type { MessageKey } from '#backoffice/i18n/messages.ts'
import { Button, ButtonLink } from '#backoffice/ui/button.tsx'

type Props = {
  step: FirstStep
  state: FirstDaysState
  isNext: boolean
  isBusy: boolean
  onAct: (name: FirstDaysAct, sentence: string) => void
}

export function StepAct({ step, state, isNext, isBusy, onAct }: Props) {
  const { t } = useI18n()
  const { staff } = useSession()
  const shopUrl = useShopUrl()
  const variant = isNext ? 'primary' : 'secondary'
  // photographs can only be added to a piece, which the previous step creates
  if (step.is_done || (step.name === 'photographs' && !step.record)) return null
  if (step.name === 'offices')
    return (
      <>
        <ButtonLink variant={variant} to={paths.company}>
          {t('today.firstDays.offices.edit')}
        </ButtonLink>
        <a href={shopUrl('/contacts')} target="_blank" rel="noreferrer" className={linkClass}>
          {t('today.firstDays.offices.contacts')}
        </a>
        <Button disabled={isBusy} onClick={() => onAct('POST /api/staff/today/first-days/offices/', t('today.firstDays.offices.done'))}>
          {t('today.firstDays.offices.act')}
        </Button>
      </>
    )
  if (step.name === 'transports')
    return (
      <Button
        variant={variant}
        disabled={isBusy || state.test_email?.fate === 'waiting'}
        onClick={() => onAct('POST /api/staff/today/first-days/test-email/', t('today.firstDays.transports.done', { email: staff.email }))}
      >
        {t('today.firstDays.transports.act')}
      </Button>
    )
  return (
    <ButtonLink variant={variant} to={pathOf(step)}>
      {step.record ? t(`today.firstDays.${step.record.kind}.goOn`, { label: step.record.label }) : t(labels[step.name] ?? 'common.open')}
    </ButtonLink>
  )
}

const labels: Partial<Record<FirstStep['name'], MessageKey>> = {
  piece: 'today.firstDays.piece.act',
  colleague: 'today.firstDays.colleague.act',
  order: 'today.firstDays.order.act',
}

const linkClass =
  'inline-flex h-8 items-center px-3 text-13 font-medium text-stone hover:text-ink finger:h-11 max-md:px-0 max-md:pr-4 max-md:text-15'

function pathOf({ name, record }: FirstStep): string {
  if (record) return record.kind === 'piece' ? paths.piece(record.id) : paths.order(record.id)
  if (name === 'colleague') return paths.staff
  return name === 'order' ? paths.newOrder : paths.newPiece
}
