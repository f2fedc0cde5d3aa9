import type { OfficeKey } from '#contract/offices.ts'
import { officeHoursText } from '#contract/rules/office-hours-text.ts'
import { replyTimeText } from '#contract/rules/reply-time-text.ts'
import type { Specialist } from '#contract/specialist.ts'
import type { CatalogSnapshot } from '#server/domain/catalog/catalog.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import type { SpecialistRow } from '#server/domain/specialists/read-specialists.ts'
import { ownChats } from '#server/domain/specialists/specialist-links.ts'
import { presentPhoto, type PresentContext } from '#server/http/present/photo.ts'

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

type AskedContext = PresentContext & { office: OfficeKey | null }
type Ctx = Pick<ShopContext, 'company'> & { catalog: Pick<ShopContext['catalog'], 'current'> }

/**
 * Presents a specialist. Without chats of their own, the chats are those of the shop; without hours of their own, the hours are those of
 * `office`, where the customer's question belongs.
 */
export function presentSpecialist(ctx: Ctx, row: SpecialistRow, { language, photoBase, office }: AskedContext): Specialist {
  const company = ctx.company()
  const { content }: CatalogSnapshot = ctx.catalog.current()
  const urlOf = (network: 'telegram' | 'whatsapp') => company.socials.find(({ key }) => key === network)?.url ?? null
  const chats = ownChats(row)
  const names = new Intl.DisplayNames(language, { type: 'language' })
  const name = row[`name_${language}`]
  const alt = { ru: row.name_ru, en: row.name_en }
  return {
    id: row.id,
    name,
    office: row.office,
    kinds: row.kinds,
    languages: capitalize(row.languages.map((code) => names.of(code) ?? code).join(', ')),
    hours: row[`hours_${language}`] || (office && officeHoursText(company, language, office)),
    reply_time: content.replyMinutes === null ? null : replyTimeText(language, content.replyMinutes),
    photo: row.photo && presentPhoto({ ...row.photo, isDemo: false, alt }, { language, photoBase }),
    telegram_url: chats.telegram ?? urlOf('telegram'),
    whatsapp_url: chats.whatsapp ?? urlOf('whatsapp'),
  }
}
