import type { Refusal } from '#backoffice/client/health.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'

export function RefusalText({ refusal: { kind, text } }: { refusal: Refusal }) {
  const { t } = useI18n()
  return (
    <>
      <p>{t(`health.refusal.${kind}`)}</p>
      {text && (
        <p lang="en" className="text-12 break-words text-stone">
          {text}
        </p>
      )}
    </>
  )
}
