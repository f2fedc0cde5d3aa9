import { useNavigate } from 'react-router'
import { paths } from '#backoffice/client/paths.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { showToast } from '#backoffice/ui/toasts.ts'
import { labelsMax } from '#contract/rules/staff/labels.ts'

export function LabelsButton({ ids }: { ids: ReadonlySet<string> }) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const open = () =>
    ids.size > labelsMax ? showToast('error', t('labels.tooMany', { max: labelsMax })) : void navigate(paths.labels([...ids]))
  return <Button onClick={open}>{t('labels.title')}</Button>
}
