import { permissionsOf } from '#contract/staff/permissions.ts'
import type { StaffSession } from '#contract/staff/session.ts'
import type { OwnSession } from '#server/domain/staff/get-own-session.ts'

export function presentStaffSession({ person, offices, shopOrigin, liveSince, steppedUpUntil, endsAt }: OwnSession): StaffSession {
  const { id, name, email, roles, language, theme, has_shortcuts, edit_version: version } = person
  return {
    staff: {
      id,
      name,
      email,
      roles,
      permissions: permissionsOf(roles),
      language,
      theme,
      has_shortcuts,
      has_passkeys: Boolean(person.has_passkeys),
      version,
    },
    stepped_up_until: steppedUpUntil?.toISOString() ?? null,
    ends_at: endsAt.toISOString(),
    offices: offices.map((office) => ({
      city_id: office.id,
      name_ru: office.name_ru,
      name_en: office.name_en,
      time_zone: office.timeZone,
    })),
    shop_origin: shopOrigin,
    live_since: liveSince,
  }
}
