import { KeyRound } from 'lucide-react'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { FailureLine } from '#backoffice/ui/states.tsx'
import { useAction } from '#backoffice/ui/use-action.ts'

export function PasskeyButton({ label, use }: { label: string; use: () => Promise<void> }) {
  const { t } = useI18n()
  const { run, failure, isBusy } = useAction()
  return (
    <div className="mt-4 grid gap-4">
      <p className="flex items-center gap-3 text-12 text-stone before:h-px before:flex-1 before:bg-hairline after:h-px after:flex-1 after:bg-hairline">
        {t('signIn.or')}
      </p>
      <Button className="h-10" aria-disabled={isBusy} onClick={() => void run(use)}>
        <KeyRound aria-hidden="true" size={15} />
        {label}
      </Button>
      <FailureLine text={failure} />
    </div>
  )
}
