import type { z } from 'zod'
import type { FactorSetup } from '#contract/staff/session.ts'
import { presentQrCode } from '#server/http/present/staff/qr-code.ts'

export function presentFactorSetup({ secret, uri }: { secret: string; uri: string }): z.output<typeof FactorSetup> {
  return { secret, uri, ...presentQrCode(uri) }
}
