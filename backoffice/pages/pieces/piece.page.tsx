import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { paths } from '#backoffice/client/paths.ts'
import { pieceQuery, type StaffPiece } from '#backoffice/client/pieces.ts'
import { useRememberRecord } from '#backoffice/client/use-remember-record.ts'
import { useMay } from '#backoffice/client/use-staff.ts'
import { PresentPeople } from '#backoffice/features/presence/present-people.tsx'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Photographs } from '#backoffice/sections/piece-photos/photographs.tsx'
import { PieceStatusBadge } from '#backoffice/sections/pieces/piece-status.tsx'
import { PieceAside, PieceGlance } from '#backoffice/sections/pieces/piece/piece-aside.tsx'
import { PieceCosts } from '#backoffice/sections/pieces/piece/piece-costs.tsx'
import { PieceFacts } from '#backoffice/sections/pieces/piece/piece-facts.tsx'
import { PieceHistory } from '#backoffice/sections/pieces/piece/piece-history.tsx'
import { PiecePrice } from '#backoffice/sections/pieces/piece/piece-price.tsx'
import { PieceSteps } from '#backoffice/sections/pieces/piece/piece-steps.tsx'
import { ReportsGlance } from '#backoffice/sections/pieces/piece/reports-glance.tsx'
import { SerialPanel } from '#backoffice/sections/pieces/piece/serial-panel.tsx'
import { useFieldFromUrl } from '#backoffice/sections/pieces/piece/use-field-from-url.ts'
import { useFieldLabel } from '#backoffice/sections/pieces/piece/use-field-label.ts'
import { PieceReports } from '#backoffice/sections/reports/piece-reports.tsx'
import { loadingPage } from '#backoffice/ui/loading-page.tsx'
import { Columns, Page } from '#backoffice/ui/page.tsx'
import { useShortcuts } from '#backoffice/ui/shortcuts.ts'
import { UrlTabs, useUrlTab } from '#backoffice/ui/tabs.tsx'

export default function PiecePage() {
  const { t } = useI18n()
  const id = Number(useParams().id)
  const { data: piece, error, refetch } = useQuery(pieceQuery(id))
  const back = { to: paths.pieces, label: t('pieces.title') }
  if (piece) return <Loaded key={piece.id} piece={piece} back={back} />
  return loadingPage({ title: t('pieces.title'), back, error, refetch })
}

function Loaded({ piece, back }: { piece: StaffPiece; back: { to: string; label: string } }) {
  const { t } = useI18n()
  const may = useMay()
  const tabs = [
    { key: 'facts', label: t('pieces.tabs.facts') },
    { key: 'price', label: t('pieces.tabs.price') },
    ...(may('piece.serial') || may('piece.cost') ? [{ key: 'private', label: t('pieces.tabs.private') }] : []),
    { key: 'reports', label: t('pieces.tabs.reports') },
    { key: 'history', label: t('pieces.tabs.history') },
  ]
  const tab = useUrlTab(tabs)
  const navigate = useNavigate()
  useFieldFromUrl()
  const fieldLabel = useFieldLabel()
  useShortcuts([{ keys: 'r', label: t('reports.title'), run: () => void navigate(paths.reports(piece.id), { replace: true }) }])
  useRememberRecord({ kind: 'piece', path: paths.piece(piece.id), title: piece.label })
  return (
    <Page
      title={piece.label}
      back={back}
      beside={
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <PieceStatusBadge status={piece.status} />
          <PresentPeople kind="piece" id={String(piece.id)} labelOf={fieldLabel} />
        </span>
      }
      actions={<PieceSteps piece={piece} />}
      bar={<UrlTabs tabs={tabs} label={t('pieces.tabs.label')} />}
    >
      <Columns aside={<PieceAside piece={piece}>{tab !== 'reports' && <ReportsGlance pieceId={piece.id} />}</PieceAside>}>
        {tab === 'facts' && (
          <>
            <div data-field="photos">
              <Photographs pieceId={piece.id} />
            </div>
            <div className="grid gap-5 xl:hidden">
              <PieceGlance piece={piece} />
            </div>
            <PieceFacts piece={piece} />
          </>
        )}
        {tab === 'price' && <PiecePrice piece={piece} />}
        {tab === 'private' && (
          <>
            {piece.books && <PieceCosts piece={piece} books={piece.books} />}
            {may('piece.serial') && <SerialPanel piece={piece} />}
          </>
        )}
        {tab === 'reports' && (
          <div data-field="reports" className="grid gap-5">
            <PieceReports pieceId={piece.id} />
          </div>
        )}
        {tab === 'history' && <PieceHistory id={piece.id} />}
      </Columns>
    </Page>
  )
}
