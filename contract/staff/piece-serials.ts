import { z } from 'zod'

/** Another record with the same serial number. */
export const KnownSerial = z.object({
  source: z.enum(['piece', 'enquiry', 'buyback']),
  id: z.int(),
  label: z.string(),
  status: z.string().nullable(),
  field: z.enum(['serial', 'movement_serial']),
  may_open: z.boolean().meta({ description: 'Whether the reader may open the record.' }),
})

export const PieceSerial = z.object({ serial: z.string().nullable(), movement_serial: z.string().nullable(), known: z.array(KnownSerial) })
