import { z } from 'zod'
import { Day } from '#contract/date.ts'
import { Id } from '#contract/id.ts'
import { Photo } from '#contract/photo.ts'
import { kinds } from '#contract/piece.ts'
import { serviceKinds } from '#contract/rules/staff/service-kinds.ts'
import { positions } from '#contract/rules/staff/timing.ts'
import { grades } from '#contract/rules/staff/zone-wear-grades.ts'
import { defects, stages } from '#contract/rules/staff/zones.ts'
import { Dollars, Version } from '#contract/staff/amounts.ts'

const note = z.string().max(500).default('')
const summary = z.string().max(1000)

/** A note on a photograph. `photo`: hash of the photograph. `x` and `y`: fractions of its width and height. */
const Pin = z.strictObject({
  photo: z.string().min(1).max(100),
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
  note_ru: note,
  note_en: note,
})

export const Zone = z.strictObject({
  zone: z.string().min(1).max(40),
  grade: z.literal(grades),
  defects: z.array(z.enum(defects)).max(defects.length).default([]),
  note_ru: note,
  note_en: note,
  pins: z.array(Pin).max(12).default([]),
})
export type ReportZone = z.infer<typeof Zone>

export const NewReport = z.strictObject({ stage: z.enum(stages) })

/** Changes of a report. Each given zone replaces the stored zone with this name; a null grade deletes the stored zone. */
export const ReportChange = z.strictObject({
  version: Version,
  stage: z.enum(stages).optional(),
  summary_ru: summary.optional(),
  summary_en: summary.optional(),
  zones: z
    .array(z.union([Zone, z.strictObject({ zone: z.string().min(1).max(40), grade: z.null() })]))
    .max(30)
    .optional(),
})
export type ReportChange = z.infer<typeof ReportChange>

export const SignReport = z.strictObject({ version: Version })
export const ShowReport = z.strictObject({ is_shown: z.boolean() })

const Person = z.object({ id: z.string(), name: z.string() })

export const StaffReport = z.object({
  id: z.string(),
  stage: z.enum(stages),
  summary_ru: z.string(),
  summary_en: z.string(),
  zones: z.array(z.object({ ...Zone.shape, defects: z.array(z.enum(defects)), pins: z.array(z.object(Pin.shape)) })),
  written_by: Person.nullable(),
  written_at: z.string(),
  signed_by: Person.nullable(),
  signed_at: z.string().nullable(),
  is_shown: z.boolean(),
  /** True only for the newest signed report. */
  may_be_shown: z.boolean(),
  version: z.int(),
})
export type StaffReport = z.infer<typeof StaffReport>

const Reading = z.strictObject({
  position: z.enum(positions),
  rate: z.number().min(-999).max(999),
  amplitude: z.int().min(90).max(360).nullable().default(null),
  beat_error: z.number().min(0).max(20).nullable().default(null),
})

const timing = {
  measured_at: z.iso.datetime(),
  workshop_id: Id.nullable(),
  lift_angle: z.number().min(30).max(75).nullable(),
  readings: z
    .array(Reading)
    .min(1)
    .max(positions.length)
    .refine((readings) => new Set(readings.map(({ position }) => position)).size === readings.length),
  is_shown: z.boolean(),
}
export const NewTiming = z.strictObject(timing)
export const TimingChange = z
  .strictObject({ version: Version, ...timing })
  .partial()
  .required({ version: true })
export const StaffTiming = z.object({ id: z.string(), ...timing, measured_by: Person.nullable(), version: z.int() })
export type StaffTiming = z.infer<typeof StaffTiming>

const service = {
  done_on: Day,
  kind: z.enum(serviceKinds),
  workshop_id: Id.nullable(),
  workshop_name: z.string().max(100),
  text_ru: summary,
  text_en: summary,
  guarantee_until: Day.nullable(),
  is_shown: z.boolean(),
}
/** A new entry of the service history. `cost_usd` also adds an expense to the piece, and requires permission to see costs. */
export const NewService = z.strictObject({ ...service, cost_usd: Dollars.nullable().default(null) })
export const ServiceChange = z
  .strictObject({ version: Version, ...service })
  .partial()
  .required({ version: true })
export const StaffService = z.object({
  id: z.string(),
  ...service,
  done_on: z.iso.date(),
  guarantee_until: z.iso.date().nullable(),
  version: z.int(),
})
export type StaffService = z.infer<typeof StaffService>

export const RevokeCertificate = z.strictObject({ reason: z.string().trim().min(3).max(500) })

export const StaffCertificate = z.object({
  number: z.string(),
  url: z.string(),
  /** SVG path data of the QR code of the certificate's URL. `qr_size`: modules per side. */
  qr_path: z.string(),
  qr_size: z.int(),
  digest: z.string(),
  issued_at: z.string(),
  issued_by: Person.nullable(),
  revoked_at: z.string().nullable(),
  revoked_reason: z.string().nullable(),
  brand: z.string(),
  model: z.string(),
  reference: z.string().nullable(),
  year: z.int().nullable(),
  serial_end: z.string().nullable(),
  condition_ru: z.string(),
  condition_en: z.string(),
  full_set: z.boolean(),
  report_signed_at: z.string(),
  workshop_ru: z.string().nullable(),
  workshop_en: z.string().nullable(),
})
export type StaffCertificate = z.infer<typeof StaffCertificate>

export const StaffPieceReports = z.object({
  piece: z.object({ id: z.int(), kind: z.enum(kinds), name: z.string(), photos: z.array(z.object({ ...Photo.shape, hash: z.string() })) }),
  workshops: z.array(z.object({ id: z.int(), name: z.string() })),
  reports: z.array(StaffReport),
  timing: z.array(StaffTiming),
  services: z.array(StaffService),
  certificates: z.array(StaffCertificate),
})
export type StaffPieceReports = z.infer<typeof StaffPieceReports>

export const withAction = <T extends z.ZodRawShape>(schema: z.ZodObject<T>) => z.object({ ...schema.shape, action_id: z.string() })
