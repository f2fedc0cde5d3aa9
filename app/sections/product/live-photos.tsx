import Plus from 'lucide-react/icons/plus'
import { Picture } from '#app/ui/picture.tsx'
import type { Photo } from '#contract/photo.ts'
import type { Kind } from '#contract/piece.ts'

export type LiveAlbumView = { title: string; photos: Photo[] }

export function LivePhotos({ kind, albums }: { kind: Kind; albums: readonly LiveAlbumView[] }) {
  if (!albums.length) return null
  return (
    <div className="no-print mt-8 border-t border-hairline">
      {albums.map((album) => (
        <LiveAlbum key={`${album.title} ${album.photos[0]?.image_url}`} kind={kind} {...album} />
      ))}
    </div>
  )
}

function LiveAlbum({ kind, title, photos }: LiveAlbumView & { kind: Kind }) {
  return (
    <details className="group border-b border-hairline">
      <summary className="quiet-link flex min-h-14 items-center justify-between gap-4">
        {title}
        <span className="flex items-center gap-3 text-stone">
          <span className="figures text-13">{photos.length}</span>
          <Plus aria-hidden="true" size={18} className="transition-transform group-open:rotate-45" />
        </span>
      </summary>
      <ul className="grid grid-cols-2 gap-3 pb-6 md:grid-cols-3">
        {photos.map((photo) => (
          <li key={photo.image_url} className="relative aspect-4/5 overflow-hidden bg-ivory">
            <a href={photo.image_url} className="absolute inset-0">
              <Picture photo={photo} fallback={kind} sizes="(min-width: 768px) 260px, 45vw" />
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
