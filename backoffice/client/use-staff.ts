import { useState } from 'react'
import { useStore } from '#app/browser/store.ts'
import { sessionStore } from '#backoffice/client/session.ts'
import { calendarDay } from '#contract/rules/dates.ts'
import type { Permission } from '#contract/staff/permissions.ts'
import type { StaffSession } from '#contract/staff/session.ts'

/** Returns the session of the signed-in person. Throws if nobody is signed in. */
export function useSession(): StaffSession {
  const session = useStore(sessionStore)
  if (!session) throw new Error('useSession needs a signed-in staff member')
  return session
}

export function useMay(): (permission: Permission) => boolean {
  const { permissions } = useSession().staff
  return (permission) => permissions.includes(permission)
}

/** Returns the URL of a page of the shop, which may have another origin than the back office. */
export function useShopUrl(): (path: string) => string {
  const { shop_origin: origin } = useSession()
  return (path) => `${origin}${path}`
}

/** Returns the time zone and the name of the first office. The back office shows times in this time zone. */
export function useOfficeTimeZone(): { timeZone: string; city: { ru: string; en: string } } {
  const [office] = useSession().offices
  return { timeZone: office?.time_zone ?? 'Europe/Moscow', city: { ru: office?.name_ru ?? '', en: office?.name_en ?? '' } }
}

/** Returns the day of the first render in the office's time zone, such as `2026-11-21`. */
export function useToday(): string {
  const { timeZone } = useOfficeTimeZone()
  return useState(() => calendarDay(timeZone, Date.now()))[0]
}
