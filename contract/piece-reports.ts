import { z } from 'zod'
import { Photo } from '#contract/photo.ts'
import { Sale } from '#contract/sold.ts'

const ZoneCondition = z.object({
  key: z.string(),
  name: z.string(),
  grade: z.int().meta({ description: 'From 0 (as new) to 4 (damaged).' }),
  grade_name: z.string(),
  sentence: z.string().meta({ description: 'Meaning of the grade for a zone of this type.' }),
  defects: z.array(z.string()),
  note: z.string(),
  pins: z.array(
    z.object({
      photo: z.int().meta({ description: 'Index of the photograph in `photos`.' }),
      x: z.number().meta({ description: 'Fraction of the photograph’s width, from 0 to 1.' }),
      y: z.number(),
      note: z.string(),
    }),
  ),
})

const ShownTiming = z.object({
  measured_at: z.string(),
  workshop_name: z.string().nullable(),
  lift_angle: z.number().nullable(),
  mean_rate: z.number().meta({ description: 'Mean rate of all positions, in seconds a day.' }),
  rate_spread: z.number(),
  mean_amplitude: z.number().nullable(),
  positions: z.array(z.object({ name: z.string(), rate: z.number(), amplitude: z.number().nullable(), beat_error: z.number().nullable() })),
})

const ShownService = z.object({
  done_on: z.string(),
  kind_name: z.string(),
  workshop_name: z.string().nullable(),
  text: z.string(),
  guarantee_until: z.string().nullable(),
})

/** Public workshop reports about a piece. Omits reports that do not exist. */
const pieceReports = {
  condition_report: z.object({ signed_at: z.string(), summary: z.string(), zones: z.array(ZoneCondition) }).optional(),
  timing: ShownTiming.optional(),
  service_history: z.array(ShownService).optional(),
  certificate: z.object({ number: z.string(), issued_at: z.string() }).optional(),
  live_photos: z
    .array(z.object({ taken_at: z.string(), photos: z.array(Photo) }))
    .optional()
    .meta({ description: 'Albums made on request, newest first.' }),
}

const PieceReports = z.object(pieceReports)
export type PieceReports = z.infer<typeof PieceReports>

/** Fields of the page of a piece of any kind. */
export const pieceDetails = {
  availability_city_name: z.string(),
  workshop_name: z.string().nullable().meta({ description: 'Workshop that checked the piece.' }),
  description: z.string(),
  stock: z.int(),
  takes_offers: z.boolean().meta({ description: 'Whether customers may offer a price for the piece.' }),
  reserved_until: z.iso
    .datetime()
    .nullable()
    .meta({ description: 'When the reservation of the piece ends, if known; that of an order to the next full hour.' }),
  moving_to_city_name: z.string().nullable().meta({ description: 'City that the piece is being transferred to.' }),
  sale: Sale.optional().meta({
    description: '(+) Present for a sold piece while the archive is open; no other field holds its price then.',
  }),
  ...pieceReports,
}
