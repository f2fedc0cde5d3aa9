import { useI18n } from '#backoffice/i18n/i18n-context.tsx'

export function useFactLabel(): (name: string) => string {
  const { find } = useI18n()
  return (name) => {
    const stem = name.replace(/_(ru|en)$/, '')
    return find(`piece.facts.${name}`, find(`piece.facts.${stem}`, stem))
  }
}
