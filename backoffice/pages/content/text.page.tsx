import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { endTextDraft, type PageTextRecord, pageTextQuery } from '#backoffice/client/page-texts.ts'
import { paths } from '#backoffice/client/paths.ts'
import { useMay, useShopUrl } from '#backoffice/client/use-staff.ts'
import { DraftNotice, RecordFormBar } from '#backoffice/features/record-form/record-form-bar.tsx'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { AddPartDialog } from '#backoffice/sections/content/texts/add-part-dialog.tsx'
import { FactsPanel } from '#backoffice/sections/content/texts/facts-panel.tsx'
import { PartPanels } from '#backoffice/sections/content/texts/part-panel.tsx'
import { StatePanel } from '#backoffice/sections/content/texts/state-panel.tsx'
import { showTextField, type TextForm, useTextForm } from '#backoffice/sections/content/texts/use-text-form.ts'
import { VersionsPanel } from '#backoffice/sections/content/texts/versions-panel.tsx'
import { WordsField } from '#backoffice/sections/content/texts/words-field.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { Columns, Page, Panel } from '#backoffice/ui/page.tsx'
import { EmptyState, FailedState, FailureLine, LoadingRows } from '#backoffice/ui/states.tsx'
import { useAction } from '#backoffice/ui/use-action.ts'
import { type TextPageName, textPageNames, textPages } from '#contract/rules/page-texts.ts'

export default function TextPage() {
  const { t } = useI18n()
  const { page: name } = useParams()
  const page = textPageNames.find((known) => known === name)
  if (page) return <LoadedText key={page} page={page} />
  return (
    <Page title={t('common.notFound')} back={{ to: paths.pageTexts, label: t('texts.title') }}>
      <EmptyState title={t('common.notFound')} text={t('common.notFoundText')} />
    </Page>
  )
}

function LoadedText({ page }: { page: TextPageName }) {
  const { t } = useI18n()
  const { data, error, refetch } = useQuery(pageTextQuery(page))
  if (data) return <Editor record={data} />
  return (
    <Page title={t(`texts.pages.${page}`)} back={{ to: paths.pageTexts, label: t('texts.title') }}>
      {error ? <FailedState error={error} onRetry={() => void refetch()} /> : <LoadingRows />}
    </Page>
  )
}

function Editor({ record }: { record: PageTextRecord }) {
  const { t } = useI18n()
  const text = useTextForm(record)
  const { form } = text
  const isDirty = form.changedCount > 0
  const [isAdding, setAdding] = useState(false)
  const { run, isBusy, failure } = useAction()
  const { hasParts } = textPages[record.page]
  const wrongOrder = text.errorOf('order')
  return (
    <Page
      title={t(`texts.pages.${record.page}`)}
      back={{ to: paths.pageTexts, label: t('texts.title') }}
      actions={<Actions record={record} isDirty={isDirty} isBusy={isBusy} run={run} />}
    >
      <Columns
        aside={
          <>
            <VersionsPanel record={record} isDirty={isDirty} />
            <FactsPanel facts={record.facts} />
          </>
        }
      >
        <FailureLine text={failure ?? (text.hasProblems ? t('texts.wrong') : null)} />
        <DraftNotice form={form} />
        <StatePanel record={record} isDirty={isDirty} />
        <HeadingPanel text={text} />
        <PartPanels text={text} />
        <FailureLine text={wrongOrder} />
        {hasParts && (
          <Button className="justify-self-start" onClick={() => setAdding(true)}>
            <Plus aria-hidden="true" size={15} />
            {t('texts.addPart')}
          </Button>
        )}
      </Columns>
      <RecordFormBar form={form} show={showTextField} />
      {isAdding && <AddPartDialog page={record.page} text={text} onClose={() => setAdding(false)} />}
    </Page>
  )
}

type ActionsProps = { record: PageTextRecord; isDirty: boolean; isBusy: boolean; run: (send: () => Promise<void>) => Promise<unknown> }

function Actions({ record, isDirty, isBusy, run }: ActionsProps) {
  const { t } = useI18n()
  const mayPublish = useMay()('content.publish')
  const shopUrl = useShopUrl()
  const preview = () =>
    run(async () => {
      const { path } = await callStaff('POST /api/staff/page-texts/:page/preview/', { params: { page: record.page } })
      window.open(shopUrl(path), '_blank', 'noopener')
    })
  return (
    <>
      <Button disabled={isDirty} aria-disabled={isBusy} onClick={() => void preview()}>
        {t('texts.preview')}
      </Button>
      {mayPublish && (
        <Button
          variant="primary"
          disabled={isDirty || !record.is_changed}
          aria-disabled={isBusy}
          onClick={() => void run(() => endTextDraft(record, 'publish', t('texts.published')))}
        >
          {t('texts.publish')}
        </Button>
      )}
    </>
  )
}

function HeadingPanel({ text: { values, change, errorOf } }: { text: TextForm }) {
  const { t } = useI18n()
  return (
    <Panel title={t('texts.heading')}>
      <div className="grid gap-5">
        {(['title', 'description', 'lead'] as const).map((name) => (
          <div key={name} data-field={name}>
            <WordsField
              label={t(`texts.fields.${name}`)}
              words={values[name]}
              onChange={(words) => change(name, words)}
              path={name}
              errorOf={errorOf}
              isLong={name !== 'title'}
            />
          </div>
        ))}
      </div>
    </Panel>
  )
}
