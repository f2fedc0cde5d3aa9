import Check from 'lucide-react/icons/check'
import { useLocation } from 'react-router'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { PostPath } from '#contract/endpoints.ts'
import type { EnquiryKind } from '#contract/rules/enquiry-kinds.ts'

/** `kind` is the server's name of the enquiry. If `hasKindField` is set, the form sends `kind` in a field. */
export type PlainForm = { action: PostPath; kind: EnquiryKind; hasKindField?: boolean }

/** Hidden fields for a submit without scripts, and the thank-you message to which the server redirects afterwards. */
export function PlainPart({ plain: { kind, hasKindField = false } }: { plain: PlainForm }) {
  const { t } = useI18n()
  const { pathname, search } = useLocation()
  const isSent = new URLSearchParams(search).get('sent') === kind
  return (
    <>
      {isSent && (
        <p id="sent" className="flex items-center gap-3 border-y border-hairline py-4 text-moss">
          <Check aria-hidden="true" size={20} className="shrink-0" />
          {t('enquiry.sentBefore')}
        </p>
      )}
      {hasKindField && <input type="hidden" name="kind" value={kind} />}
      <input type="hidden" name="page" value={pathname} />
    </>
  )
}
