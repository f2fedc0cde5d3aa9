import { useState } from 'react'
import { importQuery, type ImportRun } from '#backoffice/client/imports.ts'
import { paths } from '#backoffice/client/paths.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { undoAction } from '#backoffice/client/undo.ts'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { RefusedDownload } from '#backoffice/sections/pieces/import/refused-download.tsx'
import { ImportState, useImportSummary } from '#backoffice/sections/pieces/import/use-import-columns.tsx'
import { VerdictList } from '#backoffice/sections/pieces/import/verdict-list.tsx'
import { Button, ButtonLink } from '#backoffice/ui/button.tsx'
import { focusOnOpen } from '#backoffice/ui/focus-on-open.ts'
import { politely } from '#backoffice/ui/states.tsx'

export function AppliedImport({ run }: { run: ImportRun }) {
  const { t } = useI18n()
  const { time } = useFormat(useOfficeTimeZone().timeZone)
  const summaryOf = useImportSummary()
  const [isUndoing, setUndoing] = useState(false)
  const refused = run.counts?.refused ?? 0
  const undo = async (actionId: string) => {
    setUndoing(true)
    await undoAction(actionId)
    await queryClient.invalidateQueries({ queryKey: importQuery(run.id).queryKey })
    setUndoing(false)
  }
  return (
    <>
      <div ref={focusOnOpen} tabIndex={-1} className="grid justify-items-start gap-1 px-5 py-6 outline-none max-md:px-4">
        <ImportState run={run} />
        <p {...politely} className="figures text-15">
          {summaryOf(run.counts)}
        </p>
        <p className="text-13 text-stone">
          {run.is_undone ? t('imports.undoneText') : run.applied_at && t('imports.appliedAt', { time: time(run.applied_at) })}
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          <ButtonLink variant="primary" to={paths.pieces}>
            {t('imports.toPieces')}
          </ButtonLink>
          {run.action_id && !run.is_undone && (
            <Button aria-disabled={isUndoing} onClick={() => void undo(run.action_id ?? '')}>
              {isUndoing ? t('imports.undoing') : t('imports.undo')}
            </Button>
          )}
          {refused > 0 && <RefusedDownload id={run.id} />}
          <ButtonLink to={paths.imports}>{t('imports.another')}</ButtonLink>
        </div>
      </div>
      {refused > 0 && (
        <section aria-label={t('imports.outcomes.refused')} className="border-t border-hairline">
          <h2 className="px-5 py-2.5 text-13 font-medium max-md:px-4">
            {t('imports.outcomes.refused')} <span className="figures font-normal text-stone">{refused}</span>
          </h2>
          <VerdictList id={run.id} outcome="refused" />
        </section>
      )}
    </>
  )
}
