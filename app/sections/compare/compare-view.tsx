import { useComparison } from '#app/features/saved/use-saved.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { ClearButton } from '#app/sections/clear-button.tsx'
import { CompareSkeleton } from '#app/sections/compare/compare-skeleton.tsx'
import { CompareTable } from '#app/sections/compare/compare-table.tsx'
import { groupByKind } from '#app/sections/compare/comparison-rows.ts'
import { useCompareChanges } from '#app/sections/compare/use-compare-changes.ts'
import { useOnlyDifferences } from '#app/sections/compare/use-only-differences.ts'
import { EmptyListLinks } from '#app/sections/empty-list-links.tsx'
import { QueryErrorNotice } from '#app/sections/query-error-notice.tsx'
import { useIsPrinting } from '#app/ui/use-is-printing.ts'

const titles = { watch: 'compare.watches', jewelry: 'compare.jewelry', bag: 'compare.bags' } as const

const piecesOnPaper = 4

/** One table per kind. In print, a kind is split into several tables if its pieces do not fit on one sheet. */
export function CompareView() {
  const { t } = useI18n()
  const { entries, isError, refetch } = useComparison()
  const [onlyDifferences] = useOnlyDifferences()
  const isPrinting = useIsPrinting()
  if (isError && !entries) return <QueryErrorNotice title={t('compare.toast.loadError')} onRetry={refetch} />
  if (!entries) return <CompareSkeleton />
  if (!entries.length) return <EmptyListLinks title={t('compare.empty')} text={t('compare.emptyText')} />
  return (
    <div className="grid gap-16 print:block">
      {groupByKind(entries).flatMap(({ kind, pieces }) =>
        inGroups(pieces, isPrinting ? piecesOnPaper : pieces.length).map((group, at) => (
          <CompareTable key={`${kind} ${at}`} title={t(titles[kind])} pieces={group} onlyDifferences={onlyDifferences} />
        )),
      )}
    </div>
  )
}

function inGroups<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size))
}

export function CompareTools() {
  const { t } = useI18n()
  const { entries } = useComparison()
  const { clear } = useCompareChanges()
  const [isOn, setOn] = useOnlyDifferences()
  if (!entries?.length) return null
  return (
    <div className="no-print flex flex-wrap items-center gap-x-8">
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-3 text-13">
        <input type="checkbox" checked={isOn} onChange={({ target }) => setOn(target.checked)} className="size-4 accent-ink" />
        {t('compare.onlyDifferences')}
      </label>
      <ClearButton
        label={t('compare.clear')}
        question={t('compare.clearQuestion')}
        text={t('compare.clearText')}
        cancelLabel={t('compare.keep')}
        onClear={clear}
      />
    </div>
  )
}
