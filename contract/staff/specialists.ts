import { z } from 'zod'
import { Id } from '#contract/id.ts'
import { offices } from '#contract/offices.ts'
import { kinds } from '#contract/piece.ts'
import { contactPhone, isCountryKnown, isPhone } from '#contract/rules/phone.ts'
import { readTelegramName } from '#contract/rules/staff/telegram-name.ts'
import { spokenLanguages } from '#contract/specialist.ts'
import { SingleLine, Version } from '#contract/staff/amounts.ts'
import { HomePicture } from '#contract/staff/home.ts'
import { staffLimits } from '#contract/staff/limits.ts'

const Name = SingleLine.min(1).max(staffLimits.specialistNameMaxChars)
const Hours = SingleLine.max(staffLimits.specialistHoursMaxChars)
const distinct = (values: readonly string[]) => new Set(values).size === values.length

const TelegramName = z
  .string()
  .max(200)
  .transform((text, ctx) => {
    const name = readTelegramName(text)
    if (name !== null) return name
    ctx.addIssue({ code: 'custom', params: { field: 'telegram_name' } })
    return z.NEVER
  })

const WhatsAppPhone = SingleLine.refine((text) => text === '' || (isPhone(text) && isCountryKnown(text)), {
  params: { field: 'phone' },
}).transform((text) => text && contactPhone(text))

const specialist = {
  name_ru: Name,
  name_en: Name,
  office: z
    .enum(offices.map(({ key }) => key))
    .nullable()
    .meta({ description: 'Null for both offices.' }),
  piece_kinds: z.array(z.enum(kinds)).min(1).refine(distinct),
  languages: z.array(z.enum(spokenLanguages)).min(1).refine(distinct),
  hours_ru: Hours.meta({ description: 'Empty for the opening hours of the shop.' }),
  hours_en: Hours,
  telegram: TelegramName.meta({ description: 'The name without @. Empty for the chat of the shop.' }),
  whatsapp: WhatsAppPhone.meta({ description: 'A phone number. Empty for the chat of the shop.' }),
  picture: z.uuid().nullable().meta({ description: 'Id of an uploaded picture.' }),
  staff_id: z.uuid().nullable().meta({ description: 'The staff member whose orders and threads show this specialist.' }),
  is_active: z.boolean(),
}

export const WriteSpecialist = z.strictObject(specialist)
export type WriteSpecialist = z.output<typeof WriteSpecialist>
export const ChangeSpecialist = z.strictObject({ version: Version, ...specialist })

const text = z.string()
const { picture: _picture, ...stored } = specialist
const StaffSpecialist = z.object({
  ...stored,
  id: Id,
  version: z.int(),
  name_ru: text,
  name_en: text,
  hours_ru: text,
  hours_en: text,
  telegram: text,
  whatsapp: text,
  picture: HomePicture.nullable(),
})
export const StaffSpecialists = z.object({ results: z.array(StaffSpecialist) })
