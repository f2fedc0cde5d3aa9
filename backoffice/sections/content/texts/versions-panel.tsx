import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type PageTextRecord, restoreTextVersion, textVersionQuery } from '#backoffice/client/page-texts.ts'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { TextDiff } from '#backoffice/sections/content/texts/text-diff.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { Dialog } from '#backoffice/ui/dialog.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { FailedState, FailureLine, LoadingRows } from '#backoffice/ui/states.tsx'
import { useAction } from '#backoffice/ui/use-action.ts'
import { textPages } from '#contract/rules/page-texts.ts'

export function VersionsPanel({ record, isDirty }: { record: PageTextRecord; isDirty: boolean }) {
  const { t } = useI18n()
  const { timeZone } = useOfficeTimeZone()
  const format = useFormat(timeZone)
  const [opened, setOpened] = useState<number | null>(null)
  const { versions } = record
  return (
    <Panel title={t('texts.versions')} isFlush={versions.length > 0}>
      {versions.length === 0 && <p className="text-13 text-stone">{t('texts.noVersions')}</p>}
      <ol>
        {versions.map(({ number, shown_from: from, by, is_default: isDefault }, at) => (
          <li key={number} className="border-b border-hairline last:border-0">
            <button
              type="button"
              onClick={() => setOpened(number)}
              className="grid w-full gap-0.5 px-4 py-2.5 text-left text-13 -outline-offset-2 hover:text-brass max-md:min-h-14 max-md:text-15"
            >
              <span className="flex flex-wrap justify-between gap-x-3">
                <span>{isDefault ? t('texts.versionDefault') : t('texts.version', { number })}</span>
                {at === 0 && <span className="text-12 text-brass">{t('texts.versionNow')}</span>}
              </span>
              <span className="text-12 text-stone">
                {from ? t('texts.versionBy', { name: by ?? t('texts.nobody'), time: format.time(from) }) : t('texts.versionFirst')}
              </span>
            </button>
          </li>
        ))}
      </ol>
      {textPages[record.page].isPolicy && versions.length > 0 && (
        <p className="border-t border-hairline px-4 py-3 text-12 text-stone">{t('texts.policyVersions')}</p>
      )}
      {opened !== null && <VersionDialog record={record} number={opened} isDirty={isDirty} onClose={() => setOpened(null)} />}
    </Panel>
  )
}

type DialogProps = { record: PageTextRecord; number: number; isDirty: boolean; onClose: () => void }

function VersionDialog({ record, number, isDirty, onClose }: DialogProps) {
  const { t } = useI18n()
  const { data, error, refetch } = useQuery(textVersionQuery(record.page, number))
  const { run, isBusy, failure } = useAction()
  const restore = () =>
    run(async () => {
      await restoreTextVersion(record, number, t('texts.restored', { number }))
      onClose()
    })
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('texts.compared', { number })}
      width="md:w-[860px]"
      actions={
        <Button variant="primary" disabled={isDirty} aria-disabled={isBusy} onClick={() => void restore()}>
          {t('texts.restore')}
        </Button>
      }
    >
      {!data && (error ? <FailedState error={error} onRetry={() => void refetch()} /> : <LoadingRows count={4} />)}
      {data &&
        (data.before ? <TextDiff before={data.before} after={data.text} /> : <p className="text-stone">{t('texts.firstVersion')}</p>)}
      {isDirty && <p className="mt-4 text-13 text-stone">{t('texts.saveFirst')}</p>}
      <FailureLine text={failure} />
    </Dialog>
  )
}
