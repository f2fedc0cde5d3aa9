import { offices as shopOffices } from '#contract/offices.ts'
import { hourMs } from '#contract/rules/durations.ts'
import { liveCursor, oldestOpenTransaction } from '#server/domain/live/read-events.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { stepUpMs } from '#server/domain/staff/staff-sessions.ts'

export type OwnSession = Awaited<ReturnType<typeof getOwnSession>>

type SessionContext = Pick<ShopContext, 'db' | 'now' | 'backOffice' | 'origins' | 'ownerSettings'>

/**
 * Returns the data with which the back office starts: the person, the times at which the session and the step-up end, the offices, the
 * shop's origin, and the cursor of live changes.
 */
export async function getOwnSession({ db, now, backOffice, origins, ownerSettings }: SessionContext, sessionId: string) {
  const person = await db
    .selectFrom('staff_session')
    .innerJoin('staff', 'staff.id', 'staff_session.staff_id')
    .select(['staff.id', 'name', 'email', 'roles', 'language', 'theme', 'has_shortcuts', 'edit_version'])
    .select(['stepped_up_at', 'staff_session.created_at', oldestOpenTransaction.as('oldestOpen')])
    .select((eb) => eb.exists(eb.selectFrom('staff_passkey').select('id').whereRef('staff_id', '=', 'staff.id')).as('has_passkeys'))
    .where('staff_session.id', '=', sessionId)
    .executeTakeFirstOrThrow()
  const keys = shopOffices.map(({ key }) => key)
  const cities = await db.selectFrom('city').select(['id', 'key', 'name_ru', 'name_en']).where('key', 'in', keys).execute()
  const offices = shopOffices.flatMap(({ key, timeZone }) => {
    const city = cities.find((one) => one.key === key)
    return city ? [{ ...city, timeZone }] : []
  })
  const steppedUpUntil = person.stepped_up_at && new Date(person.stepped_up_at.getTime() + stepUpMs)
  return {
    person,
    offices,
    liveSince: liveCursor(person.oldestOpen, now()),
    shopOrigin: backOffice.origin ? origins[person.language] : '',
    steppedUpUntil: steppedUpUntil && steppedUpUntil.getTime() > now() ? steppedUpUntil : null,
    endsAt: new Date(person.created_at.getTime() + ownerSettings().staff_session_hours * hourMs),
  }
}
