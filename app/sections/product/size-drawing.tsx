/** A drawing to scale, created on the server (`size-drawing.server.ts`) with all its attributes, so that it needs hardly any script. */
export type SizeDrawingView = {
  title: string
  caption: string
  /** Width and height in CSS pixels, the view box in millimeters, as the paths. The label says what the picture shows. */
  svg: { width: number; height: number; viewBox: string; 'aria-label': string }
  paths: { d: string; className: string; strokeWidth: number }[]
  /** Name of the object beside the piece. */
  label: { x: number; y: number; fontSize: number; textAnchor: 'middle'; className: string; children: string } | undefined
}

/** Shows the size of a piece beside something of known size (TRST-03). */
export function SizeDrawing({ title, caption, svg, paths, label }: SizeDrawingView) {
  return (
    <figure className="mt-8 flex break-inside-avoid flex-wrap items-center gap-x-10 gap-y-4">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing is not an image file */}
      <svg role="img" {...svg} fill="none" className="h-auto max-w-full overflow-visible print:w-60">
        {paths.map((path) => (
          <path key={path.d} {...path} />
        ))}
        {label && <text {...label} />}
      </svg>
      <figcaption className="max-w-70">
        <p className="label text-stone">{title}</p>
        {caption}
      </figcaption>
    </figure>
  )
}
