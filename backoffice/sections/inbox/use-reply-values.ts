import { useCompany } from '#backoffice/client/company.ts'
import type { StaffThread } from '#backoffice/client/threads.ts'
import { useShopUrl } from '#backoffice/client/use-staff.ts'
import { formatMoney } from '#backoffice/i18n/format.ts'
import { piecePath } from '#contract/rules/piece-path.ts'
import type { ReplyField } from '#contract/rules/staff/fill-reply.ts'

export function useReplyValues({ id, name, piece, language, office: key }: StaffThread): Partial<Record<ReplyField, string | null>> {
  const shopUrl = useShopUrl()
  const company = useCompany()
  const office = company?.offices.find((each) => each.key === key)
  const hours = company?.hours.map(({ label, opens, closes }) => `${label[language]} ${opens}–${closes}`).join(', ') ?? null
  return {
    name,
    piece: piece && piece.name,
    price: piece?.price_usd ? formatMoney(language, piece.price_usd) : null,
    link: piece && shopUrl(piecePath(piece.kind, piece.id)),
    office: office?.address[language] ?? null,
    hours,
    phone: company?.phone.text ?? null,
    number: String(id),
  }
}
