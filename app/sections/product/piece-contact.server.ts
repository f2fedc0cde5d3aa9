import { listSpecialists } from '#app/client/content.ts'
import { specialistTexts } from '#app/i18n/specialist-texts.server.ts'
import type { PieceContactView } from '#app/sections/product/piece-contact.tsx'
import { type Product, productName } from '#app/sections/product/product.ts'
import type { PageContext } from '#app/sections/seo/page-context.server.ts'
import { offices } from '#contract/offices.ts'
import { chatUrl } from '#contract/rules/chat-url.ts'
import { fittingSpecialist } from '#contract/rules/fitting-specialist.ts'
import { officeHoursText } from '#contract/rules/office-hours-text.ts'
import { officeInCity } from '#contract/rules/office-places.ts'
import { piecePath } from '#contract/rules/piece-path.ts'

type Page = Pick<PageContext, 'callApi' | 'language' | 'company' | 'site'>

/**
 * Returns whom a customer can ask about a piece: its specialist, if there is one, the phone of its office or of the shop, and chats with a
 * message about the piece.
 */
export async function pieceContact({ callApi, language, company, site }: Page, product: Product): Promise<PieceContactView> {
  const { kind, piece } = product
  const { title, aboutPiece } = specialistTexts[language]
  const office = officeInCity(piece.availability_city_name) ?? null
  const specialist = fittingSpecialist((await listSpecialists(callApi)).results, { office, kind })
  const name = [productName(product), piece.reference].filter(Boolean).join(' ')
  const message = aboutPiece(name, site.canonicalOrigin + piecePath(kind, piece.id))
  const phone = company.offices.find(({ key }) => key === office)?.phone ?? company.phone
  const shopUrl = (network: 'telegram') => company.socials.find(({ key }) => key === network)?.url
  const telegram = specialist?.telegram_url ?? shopUrl('telegram')
  const whatsapp = specialist?.whatsapp_url
  return {
    person: specialist
      ? {
          title,
          name: specialist.name,
          facts: [
            specialist.languages,
            specialist.hours ?? officeHoursText(company, language, office ?? offices[0].key),
            specialist.reply_time,
          ].flatMap((fact) => fact ?? []),
          photo: specialist.photo?.thumbnail_url ?? null,
        }
      : null,
    links: [
      { text: phone.text, url: phone.href },
      ...(telegram ? [{ text: 'Telegram', url: chatUrl(telegram, message) }] : []),
      ...(whatsapp ? [{ text: 'WhatsApp', url: chatUrl(whatsapp, message) }] : []),
    ],
  }
}
