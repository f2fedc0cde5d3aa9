import { drawings } from '#app/ui/fallback/drawings.ts'

const phones = '(max-width: 767px)'

export type PictureSource = {
  image_url: string
  srcset_avif: string
  srcset_webp: string
  width: number
  height: number
  placeholder: string
  alt: string
  phone_srcset_avif?: string
  phone_srcset_webp?: string
}

type Props = {
  photo: PictureSource | undefined
  fallback: keyof typeof drawings
  sizes: string
  /** Set for a picture above the fold, which then loads eagerly with high priority. */
  isFirst?: boolean
  /** Empties the alt text. Set it if the text beside the picture says the same. */
  isDecorative?: boolean
  className?: string
}

/**
 * A photo that fills its positioned parent. If there is no photo or it fails to load (`replace-broken-photos.ts`), shows the shop's drawing
 * for the kind of piece. Has as few attributes as possible, because a list contains dozens of photos.
 */
export function Picture({ photo, fallback, sizes, isFirst = false, isDecorative = false, className = '' }: Props) {
  const classes = className ? `filling ${className}` : 'filling'
  const order = isFirst ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const)
  if (!photo) return <img src={drawings[fallback]} alt="" {...order} className={classes} />
  return (
    <>
      {photo.placeholder && <img src={photo.placeholder} alt="" className={classes} />}
      <picture>
        {photo.phone_srcset_avif && <source media={phones} type="image/avif" srcSet={photo.phone_srcset_avif} sizes={sizes} />}
        {photo.phone_srcset_webp && <source media={phones} srcSet={photo.phone_srcset_webp} sizes={sizes} />}
        {photo.srcset_avif && <source type="image/avif" srcSet={photo.srcset_avif} sizes={sizes} />}
        <img
          src={photo.image_url}
          srcSet={photo.srcset_webp || undefined}
          sizes={sizes}
          alt={isDecorative ? '' : photo.alt}
          {...order}
          decoding="async"
          data-kind={fallback}
          className={classes}
        />
      </picture>
    </>
  )
}
