import { z } from 'zod'
import { kinds } from '#contract/piece.ts'

/** Path parameter: a certificate number as typed by a person. */
export const CertificatePathParams = z.object({ number: z.string().min(1).max(40) })

/** Public fields of a certificate. */
export const Certificate = z
  .object({
    number: z.string(),
    issued_at: z.string(),
    revoked_at: z.string().nullable().meta({ description: 'When it was revoked; null while it is valid.' }),
    digest: z.string().meta({ description: 'SHA-256 of the contents, as printed on the certificate.' }),
    kind: z.enum(kinds),
    brand: z.string(),
    model: z.string(),
    reference: z.string().nullable(),
    year: z.int().nullable(),
    serial_end: z.string().nullable().meta({ description: 'The last three characters of the serial number; the rest is not public.' }),
    condition: z.string(),
    full_set: z.boolean(),
    report_signed_at: z.string(),
    workshop_name: z.string().nullable(),
    piece_id: z.int().nullable().meta({ description: 'Id of the piece, if it has a page.' }),
  })
  .meta({ id: 'Certificate' })

export type Certificate = z.infer<typeof Certificate>
