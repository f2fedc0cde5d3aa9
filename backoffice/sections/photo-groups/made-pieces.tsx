import { Link } from 'react-router'
import { paths } from '#backoffice/client/paths.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import type { MadePiece } from '#backoffice/sections/photo-groups/make-pieces.ts'
import { Button, ButtonLink } from '#backoffice/ui/button.tsx'
import { Panel } from '#backoffice/ui/page.tsx'

export function MadePieces({ pieces, onMore }: { pieces: readonly MadePiece[]; onMore: (() => void) | null }) {
  const { t } = useI18n()
  if (!pieces.length) return null
  return (
    <Panel title={t('photoGroups.made')}>
      <p className="mb-3 text-13 text-stone">{t('photoGroups.madeText')}</p>
      <ul className="border-t border-hairline">
        {pieces.map(({ key, id, label }) => (
          <li key={key} className="border-b border-hairline">
            <Link to={paths.piece(id)} className="flex min-h-9 items-center gap-3 text-13 hover:text-brass finger:min-h-11 max-md:text-15">
              <span className="figures text-stone">{t('labels.number', { id })}</span>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      {onMore && (
        <div className="mt-4 flex flex-wrap gap-2">
          <ButtonLink to={`${paths.pieces}?status=draft`}>{t('photoGroups.toDrafts')}</ButtonLink>
          <Button onClick={onMore}>{t('photoGroups.more')}</Button>
        </div>
      )}
    </Panel>
  )
}
