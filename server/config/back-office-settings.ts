import { z } from 'zod'
import { StartupError } from '#server/context/startup-error.ts'
import type { BackOfficeSettings } from '#server/domain/shop-context.ts'

export const staffIdleMinutes = z.coerce.number().int().min(1).max(720).optional()

type Settings = {
  APP_ENV: 'demo' | 'production'
  ORIGIN_RU?: string | undefined
  ORIGIN_EN?: string | undefined
  ORIGIN_STAFF?: string | undefined
  STAFF_ON_SHOP_ORIGIN: boolean
}

/**
 * Returns the origin of the back office and whether the back office is open. A demo always opens the back office; production opens it only
 * at a configured origin. Throws `StartupError` if the origin is unsafe.
 */
export function backOfficeSettings(env: Settings): BackOfficeSettings {
  if (env.APP_ENV === 'demo') return { origin: env.ORIGIN_STAFF, isOpen: true, isSecure: Boolean(env.ORIGIN_STAFF?.startsWith('https://')) }
  const origin = env.ORIGIN_STAFF ?? (env.STAFF_ON_SHOP_ORIGIN ? env.ORIGIN_RU : undefined)
  if (origin && !origin.startsWith('https://')) throw new StartupError('In production ORIGIN_STAFF must be an https:// origin.')
  if (origin && [env.ORIGIN_RU, env.ORIGIN_EN].includes(origin) && !env.STAFF_ON_SHOP_ORIGIN)
    throw new StartupError(
      'In production ORIGIN_STAFF must be an origin of its own, so that no script of the shop reaches the back office (STAFF_ON_SHOP_ORIGIN=on starts all the same).',
    )
  return { origin, isOpen: origin !== undefined, isSecure: true }
}
