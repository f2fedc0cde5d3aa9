import { useI18n } from '#backoffice/i18n/i18n-context.tsx'

/** Returns the name of a kind of job; a generic name if this version does not know the kind. */
export function useJobName(): (kind: string) => string {
  const { t, find } = useI18n()
  return (kind) => find(`health.kinds.${kind}`, t('health.otherKind'))
}
