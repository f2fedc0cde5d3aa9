import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import type { StaffBuyback } from '#backoffice/client/buybacks.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { FactsDialog } from '#backoffice/sections/buybacks/facts-dialog.tsx'
import { StepDialog } from '#backoffice/sections/buybacks/step-dialog.tsx'
import { Button, IconButton } from '#backoffice/ui/button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#backoffice/ui/menu.tsx'
import { useShortcuts } from '#backoffice/ui/shortcuts.ts'
import type { BuybackStep } from '#contract/rules/buyback-states.ts'

export function BuybackActions({ buyback }: { buyback: StaffBuyback }) {
  const { t } = useI18n()
  const [opened, setOpened] = useState<BuybackStep | 'edit' | null>(null)
  const close = () => setOpened(null)
  const steps = buyback.next_steps
  const next = steps.find((step) => step !== 'decline' && (step !== 'return' || steps.length === 1))
  const others = steps.filter((step) => step !== next)
  useShortcuts([
    ...(next ? [{ keys: 's', label: t(`buybacks.step.${next}`), run: () => setOpened(next) }] : []),
    ...(buyback.may_change ? [{ keys: 'e', label: t('buybacks.edit'), run: () => setOpened('edit') }] : []),
  ])
  return (
    <>
      {next && (
        <Button variant="primary" onClick={() => setOpened(next)}>
          {t(`buybacks.step.${next}`)}
        </Button>
      )}
      {(others.length > 0 || buyback.may_change) && (
        <Menu
          trigger={
            <IconButton label={t('common.more')}>
              <Ellipsis aria-hidden="true" size={18} />
            </IconButton>
          }
        >
          {others
            .filter((step) => step !== 'decline')
            .map((step) => (
              <MenuItem key={step} onSelect={() => setOpened(step)}>
                {t(`buybacks.step.${step}`)}
              </MenuItem>
            ))}
          {buyback.may_change && <MenuItem onSelect={() => setOpened('edit')}>{t('buybacks.edit')}</MenuItem>}
          {others.includes('decline') && (
            <>
              <MenuSeparator />
              <MenuItem isDanger onSelect={() => setOpened('decline')}>
                {t('buybacks.step.decline')}
              </MenuItem>
            </>
          )}
        </Menu>
      )}
      {opened === 'edit' && <FactsDialog threadId={buyback.id} buyback={buyback} onClose={close} />}
      {opened && opened !== 'edit' && <StepDialog buyback={buyback} step={opened} onClose={close} />}
    </>
  )
}
