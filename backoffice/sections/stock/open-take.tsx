import { useEffect, useState } from 'react'
import { rememberTake } from '#backoffice/client/stock-takes.ts'
import { useMay, useSession } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { CloseTakeDialog } from '#backoffice/sections/stock/close-take-dialog.tsx'
import { CountBar } from '#backoffice/sections/stock/count-bar.tsx'
import { TakeLines } from '#backoffice/sections/stock/take-lines.tsx'
import { TakePage, type TakePageProps } from '#backoffice/sections/stock/take-page.tsx'
import { useCounting } from '#backoffice/sections/stock/use-counting.ts'
import { Button } from '#backoffice/ui/button.tsx'
import { UrlTabs, useUrlTab } from '#backoffice/ui/tabs.tsx'
import { useIsPhone } from '#backoffice/ui/use-media.ts'

const tabKeys = ['all', 'missing', 'elsewhere', 'unexpected'] as const

export function OpenTake({ take, back }: TakePageProps) {
  const { t } = useI18n()
  const mayCount = useMay()('piece.move')
  const isPhone = useIsPhone()
  const { id: staffId } = useSession().staff
  const counting = useCounting(take)
  const [isClosing, setClosing] = useState(false)
  useEffect(() => {
    if (mayCount) rememberTake(staffId, take.id)
  }, [mayCount, staffId, take.id])
  const counts = { ...take.counts, all: take.lines.length }
  const tabs = tabKeys.map((key) => ({ key, label: t(`stockTakes.tabs.${key}`), count: counts[key] }))
  const chosen = useUrlTab(tabs)
  const tab = tabKeys.find((key) => key === chosen) ?? 'all'
  return (
    <TakePage
      take={take}
      back={back}
      actions={
        mayCount && (
          <Button variant="primary" disabled={counting.waiting > 0} onClick={() => setClosing(true)}>
            {t('stockTakes.close')}
          </Button>
        )
      }
      bar={
        <>
          {mayCount && !isPhone && <CountBar counting={counting} />}
          <UrlTabs tabs={tabs} label={t('stockTakes.tabs.label')} />
        </>
      }
    >
      <TakeLines key={tab} take={take} tab={tab} counting={counting} mayCount={mayCount} />
      {mayCount && isPhone && (
        <>
          <div aria-hidden="true" className="h-28" />
          <div className="fixed inset-x-0 bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 border-t border-hairline bg-paper">
            <CountBar counting={counting} />
          </div>
        </>
      )}
      {isClosing && <CloseTakeDialog take={take} isWaiting={counting.waiting > 0} onClose={() => setClosing(false)} />}
    </TakePage>
  )
}
