import { useQuery } from '@tanstack/react-query'
import { reportsQuery } from '#backoffice/client/reports.ts'
import { CertificatePanel } from '#backoffice/sections/reports/certificate-panel.tsx'
import { ConditionPanel } from '#backoffice/sections/reports/condition-panel.tsx'
import { ServicePanel } from '#backoffice/sections/reports/service-panel.tsx'
import { TimingPanel } from '#backoffice/sections/reports/timing-panel.tsx'
import { LoadingOrFailed } from '#backoffice/ui/states.tsx'

export function PieceReports({ pieceId }: { pieceId: number }) {
  const { data, error, refetch } = useQuery(reportsQuery(pieceId))
  if (!data) return <LoadingOrFailed error={error} refetch={refetch} />
  return (
    <>
      <ConditionPanel data={data} />
      {data.piece.kind === 'watch' && <TimingPanel data={data} />}
      <ServicePanel data={data} />
      <CertificatePanel data={data} />
    </>
  )
}
