import { useI18n } from '#backoffice/i18n/i18n-context.tsx'

/** The name of a kind of job; a generic one for kinds that this version does not know. */
export function useJobName(): (kind: string) => string {
  const { t, find } = useI18n()
  return (kind) => find(`health.kinds.${kind}`, t('health.otherKind'))
}
