import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { ProductActionHandlers as Actions } from '#app/sections/product/use-product-actions.tsx'
import { textLink } from '#app/ui/text-link.ts'

/** Texts in the page's language, created on the server (`piece-contact.server.ts`). `links`: a phone, and chats on other sites. */
export type PieceContactView = {
  person: { title: string; name: string; facts: string[]; photo: string | null } | null
  links: { text: string; url: string }[]
}

/** Whom to ask about a piece: its specialist, phone, chats, and the shop's own form (TRST-01). */
export function PieceContact({ person, links, actions }: PieceContactView & { actions: Actions }) {
  const { t } = useI18n()
  const link = `figures inline-flex min-h-11 items-center text-ink ${textLink}`
  return (
    <div className="no-print">
      {person && (
        <div className="flex gap-4 border-t border-hairline pt-4">
          {person.photo && <img src={person.photo} alt="" loading="lazy" className="h-25 w-20 bg-ivory object-cover" />}
          <p>
            {person.title}
            <b className="block text-17 font-medium text-ink">{person.name}</b>
            {person.facts.map((fact) => (
              <span key={fact} className="block">
                {fact}
              </span>
            ))}
          </p>
        </div>
      )}
      <p className="flex flex-wrap items-center gap-x-6">
        {links.map(({ text, url }, at) => (
          <a key={url} href={url} className={link} {...(at && { target: '_blank', rel: 'noopener noreferrer' })}>
            {text}
            {at > 0 && <span className="sr-only">, {t('common.opensInNewTab')}</span>}
          </a>
        ))}
        {actions.isForSale && (
          <a href={`${paths.contacts}#write`} className={link} {...actions.ask('question')}>
            {t('product.ask')}
          </a>
        )}
      </p>
    </div>
  )
}
