import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { paths } from '#backoffice/client/paths.ts'
import { cachePiece, type StaffPiece } from '#backoffice/client/pieces.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { BlankPiece } from '#backoffice/sections/pieces/blank-piece.tsx'
import { EarlierPieces } from '#backoffice/sections/pieces/earlier-pieces.tsx'
import { OfficeField, useOwnOffice } from '#backoffice/sections/pieces/office-field.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { focusOnOpen } from '#backoffice/ui/focus-on-open.ts'
import { Page, Panel } from '#backoffice/ui/page.tsx'
import { FailureLine, sentenceOf } from '#backoffice/ui/states.tsx'
import { useTypedParam, useUrlState } from '#backoffice/ui/use-url-state.ts'
import type { StaffBodyOf } from '#contract/staff-endpoints.ts'

type NewPiece = StaffBodyOf<'POST /api/staff/pieces/'>

const isEnough = (text: string) => text.trim().length > 1

const referencesQuery = (q: string) => ({
  queryKey: queryKeys.pieces.references(q),
  queryFn: ({ signal }: { signal: AbortSignal }) => callStaff('GET /api/staff/references/', { query: { q }, signal }),
})

/** Creates a draft: empty, or a copy of an earlier piece found by reference number or model. Enter copies the first match. */
export default function NewPiecePage() {
  const { t } = useI18n()
  const navigate = useNavigate()
  const { text: typed, setText: setTyped, flush } = useTypedParam('q')
  const q = useUrlState().get('q')
  const [office, setOffice] = useOwnOffice()
  const [failure, setFailure] = useState<string | null>(null)
  const { data } = useQuery({ ...referencesQuery(q), enabled: isEnough(q), placeholderData: keepPreviousData })
  const found = isEnough(q) ? (data?.results ?? []) : []
  const make = async (body: NewPiece) => {
    try {
      const piece: StaffPiece & { action_id: string } = cachePiece(await callStaff('POST /api/staff/pieces/', { body }))
      showUndoToast(t('pieces.create.made'), piece.action_id)
      const from = body.copy_from === undefined ? '' : `?from=${body.copy_from}`
      void navigate(`${paths.piece(piece.id)}${from}`, { replace: true })
    } catch (error) {
      setFailure(sentenceOf(error, t('common.actionFailed')))
    }
  }
  /** Copies the first match of the typed text. Searches again, because the shown list may still belong to a shorter text. */
  const makeFromTyped = async () => {
    if (!isEnough(typed)) return
    flush()
    try {
      const [first] = (await queryClient.fetchQuery({ ...referencesQuery(typed), staleTime: 1000 })).results
      if (first) await make({ copy_from: first.id, city_id: office })
    } catch (error) {
      setFailure(sentenceOf(error, t('common.actionFailed')))
    }
  }
  return (
    <Page title={t('pieces.create.title')} back={{ to: paths.pieces, label: t('pieces.title') }}>
      <div className="mx-auto grid max-w-[760px] grid-cols-[minmax(0,1fr)] gap-5 p-5 max-md:p-4">
        <Panel>
          <form
            className="grid grid-cols-[minmax(0,1fr)] gap-4"
            onSubmit={(event) => {
              event.preventDefault()
              void makeFromTyped()
            }}
          >
            <TextField
              label={t('pieces.create.question')}
              help={t('pieces.create.help')}
              type="search"
              ref={focusOnOpen}
              autoComplete="off"
              value={typed}
              onChange={setTyped}
              onBlur={flush}
            />
            <OfficeField value={office} onChange={setOffice} help={t('pieces.create.officeHelp')} />
            <EarlierPieces
              q={q}
              found={found}
              isLoaded={data !== undefined}
              onChoose={(id) => void make({ copy_from: id, city_id: office })}
            />
          </form>
          <FailureLine text={failure} />
        </Panel>
        <BlankPiece typed={typed} office={office} onMake={(body) => void make(body)} />
      </div>
    </Page>
  )
}
