import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { callStaff, fetchStaffFile } from '#backoffice/client/call-staff.ts'
import { paths } from '#backoffice/client/paths.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { PdfButton } from '#backoffice/sections/papers/pdf-button.tsx'
import { LabelList, type LabelPaper } from '#backoffice/sections/stock/label-list.tsx'
import { Button, ButtonLink } from '#backoffice/ui/button.tsx'
import { SegmentField } from '#backoffice/ui/field/choice-fields.tsx'
import { Page } from '#backoffice/ui/page.tsx'
import { EmptyState, LoadingOrFailed } from '#backoffice/ui/states.tsx'
import { useUrlState } from '#backoffice/ui/use-url-state.ts'
import { isLabelIds, labelsMax } from '#contract/rules/staff/labels.ts'

export default function LabelsPage() {
  const { t, language } = useI18n()
  const { get, set } = useUrlState()
  const ids = get('ids')
  const paper: LabelPaper = get('paper') === 'sheet' ? 'sheet' : 'roll'
  const isAsked = isLabelIds(ids)
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.pieces.labels(ids),
    queryFn: ({ signal }) => callStaff('GET /api/staff/labels/', { query: { ids }, signal }),
    enabled: isAsked,
  })
  const labels = data?.results ?? []
  const known = new Set(labels.map(({ id }) => String(id)))
  const missing = data ? [...new Set(ids.split(','))].filter((id) => !known.has(id)) : []
  return (
    <Page
      title={t('labels.title')}
      beside={labels.length > 0 && t('labels.count', { count: labels.length })}
      back={{ to: paths.pieces, label: t('pieces.title') }}
      actions={
        labels.length > 0 && (
          <>
            <PdfButton fetchPdf={() => fetchStaffFile('GET /api/staff/labels/pdf/', { query: { ids, language } })} />
            <Button variant="primary" onClick={() => print()}>
              <Printer aria-hidden="true" size={15} />
              {t('labels.print')}
            </Button>
          </>
        )
      }
    >
      {!isAsked && <NothingChosen />}
      {isAsked && !data && <LoadingOrFailed error={error} refetch={refetch} />}
      {data && labels.length === 0 && <NothingChosen />}
      {labels.length > 0 && (
        <div className="grid gap-5 p-5 max-md:p-4 print:block print:p-0">
          <div className="no-print grid justify-items-start gap-2">
            <SegmentField
              label={t('labels.paper')}
              value={paper}
              onChange={(chosen) => set({ paper: chosen === 'sheet' ? 'sheet' : null }, { replace: true })}
              options={[
                { value: 'roll', label: t('labels.roll') },
                { value: 'sheet', label: t('labels.sheet') },
              ]}
            />
            <p className="text-13 text-stone">{t('labels.help')}</p>
            {missing.length > 0 && (
              <p role="alert" className="text-13 text-oxblood">
                {t('labels.missing', { count: missing.length, ids: missing.join(', ') })}
              </p>
            )}
          </div>
          <LabelList labels={labels} paper={paper} />
        </div>
      )}
    </Page>
  )
}

function NothingChosen() {
  const { t } = useI18n()
  return (
    <EmptyState title={t('labels.empty')} text={t('labels.emptyText', { max: labelsMax })}>
      <ButtonLink to={paths.pieces}>{t('labels.toPieces')}</ButtonLink>
    </EmptyState>
  )
}
