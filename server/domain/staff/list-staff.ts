import type { ShopContext } from '#server/domain/shop-context.ts'

export type StaffMember = Awaited<ReturnType<typeof listStaff>>[number]

/** Lists all staff members by name, with the time of the last visit of each. */
export async function listStaff({ db }: Pick<ShopContext, 'db'>, staffId?: string) {
  const people = db
    .selectFrom('staff')
    .select(['id', 'name', 'email', 'roles', 'created_at', 'blocked_at', 'factor_locked_at', 'edit_version'])
    .select((eb) => [
      eb('totp_sealed', 'is not', null).as('has_factor'),
      eb
        .selectFrom('staff_session')
        .select((session) => session.fn.max('seen_at').as('seen_at'))
        .whereRef('staff_session.staff_id', '=', 'staff.id')
        .where('factor', 'is not', null)
        .as('seen_at'),
    ])
    .orderBy('name')
    .orderBy('id')
  return staffId ? people.where('id', '=', staffId).execute() : people.execute()
}
