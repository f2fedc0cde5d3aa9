import { textLink } from '#app/ui/text-link.ts'
import type { Photo } from '#contract/photo.ts'
import type { Kind } from '#contract/piece.ts'

export type AlbumView = {
  label: string
  kind: Kind
  title: string
  reference: string | null
  taken: string
  note: string
  photos: Photo[]
  links: { label: string; path: string }[]
  until: string
}

/** Shows the photographs uncropped, in two columns on wide screens. Uses no scripts. */
export function AlbumPage({ label, kind, title, reference, taken, note, photos, links, until }: AlbumView) {
  return (
    <div className="wrap pt-10 pb-24 md:pt-16 md:pb-32">
      <p className="label text-stone">{label}</p>
      <h1 className="display mt-3 text-32 md:text-44">{title}</h1>
      {reference && <p className="figures mt-2 text-stone">{reference}</p>}
      <p className="mt-4 text-17">{taken}</p>
      {note && <p className="mt-3 max-w-150 text-17 whitespace-pre-line text-stone">{note}</p>}
      <ul className={`mt-8 grid items-start gap-5 md:gap-6 ${photos.length > 1 ? 'md:grid-cols-2' : 'max-w-150'}`}>
        {photos.map((photo, at) => (
          <li key={photo.image_url} className="bg-ivory">
            <WholePhoto kind={kind} photo={photo} isFirst={at === 0} />
          </li>
        ))}
      </ul>
      <p className="no-print mt-10 flex flex-wrap gap-x-8 gap-y-3">
        {links.map((link) => (
          <a key={link.path} href={link.path} className={`inline-flex min-h-11 items-center ${textLink}`}>
            {link.label}
          </a>
        ))}
      </p>
      <p className="mt-6 text-13 text-stone">{until}</p>
    </div>
  )
}

const sizes = '(min-width: 768px) min(50vw, 632px), 100vw'

/** A photograph in its original proportions. Reserves space with `width` and `height`, because the CSP forbids inline styles. */
function WholePhoto({ kind, photo, isFirst }: { kind: Kind; photo: Photo; isFirst: boolean }) {
  return (
    <picture>
      {photo.srcset_avif && <source type="image/avif" srcSet={photo.srcset_avif} sizes={sizes} />}
      <img
        src={photo.image_url}
        srcSet={photo.srcset_webp || undefined}
        sizes={sizes}
        alt={photo.alt}
        width={photo.width}
        height={photo.height}
        {...(isFirst ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const))}
        decoding="async"
        data-kind={kind}
        className="block h-auto w-full"
      />
    </picture>
  )
}
