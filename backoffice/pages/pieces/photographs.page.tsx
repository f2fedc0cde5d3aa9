import { useParams } from 'react-router'
import { paths } from '#backoffice/client/paths.ts'
import { usePiecePhotos } from '#backoffice/client/piece-photos.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Photographs } from '#backoffice/sections/piece-photos/photographs.tsx'
import { Page } from '#backoffice/ui/page.tsx'

export default function PhotographsPage() {
  const { t } = useI18n()
  const id = Number(useParams().id)
  const { data } = usePiecePhotos(id)
  return (
    <Page
      title={t('photos.title')}
      beside={data && t('photos.count', { count: data.photos.length })}
      back={{ to: paths.piece(id), label: data?.name ?? '' }}
    >
      <div className="mx-auto max-w-[1240px] p-5 max-md:p-4">
        <Photographs pieceId={id} />
      </div>
    </Page>
  )
}
