import { useI18n } from '#backoffice/i18n/i18n-context.tsx'

/** The name of a kind of job; one for all kinds that this version does not have. */
export function useJobName(): (kind: string) => string {
  const { t, find } = useI18n()
  return (kind) => find(`health.kinds.${kind}`, t('health.otherKind'))
}
