import { z } from 'zod'

/** A photograph of a piece. URLs are paths on this host, or absolute if photographs are stored on another host. */
export const Photo = z
  .object({
    image_url: z.string(),
    thumbnail_url: z.string(),
    is_primary: z.boolean(),
    srcset_avif: z.string().meta({ description: 'Complete `srcset` of AVIF files, with widths in pixels.' }),
    srcset_webp: z.string(),
    width: z.int(),
    height: z.int(),
    placeholder: z.string().meta({ description: 'Tiny placeholder image as a data: URL.' }),
    alt: z.string(),
    is_demo: z.boolean().meta({ description: 'Whether the photograph shows the model rather than this piece.' }),
  })
  .meta({ id: 'Photo' })

export type Photo = z.infer<typeof Photo>
