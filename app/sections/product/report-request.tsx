import { paths } from '#app/client/paths.ts'
import type { ProductActionHandlers as Actions } from '#app/sections/product/use-product-actions.tsx'
import { textLink } from '#app/ui/text-link.ts'

/** Texts in the page's language, created on the server (`report-request.server.ts`). `message` is what the question begins with. */
export type ReportRequestView = { text: string; link: string; message: string }

/** Says that a piece has no condition report yet, and opens a question about the piece that asks for one (TRST-03). */
export function ReportRequest({ text, link, message, actions }: ReportRequestView & { actions: Actions }) {
  return (
    <p className="no-print mt-8 flex flex-wrap items-center gap-x-4 border-t border-hairline pt-6 text-stone">
      {text}
      <a
        href={`${paths.contacts}#write`}
        {...actions.ask('question', message)}
        className={`inline-flex items-center text-ink max-wide:min-h-11 pointer-coarse:min-h-11 ${textLink}`}
      >
        {link}
      </a>
    </p>
  )
}
