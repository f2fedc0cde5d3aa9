export type EditorialImage = { srcset: string; src: string; alt: string }

type Props = {
  image: EditorialImage
  sizes: string
  /** Set for a picture above the fold, which then loads eagerly with high priority. */
  isFirst?: boolean
}

export function EditorialPicture({ image, sizes, isFirst = false }: Props) {
  const order = isFirst ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const)
  return (
    <picture>
      <source type="image/avif" srcSet={image.srcset} sizes={sizes} />
      <img
        src={image.src}
        alt={image.alt}
        width={1600}
        height={1000}
        decoding="async"
        {...order}
        className="block h-auto w-full bg-ivory"
      />
    </picture>
  )
}
