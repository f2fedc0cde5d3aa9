import { ChartNoAxesColumn, Languages, LayoutList, LogOut, PanelsTopLeft, Settings, SunMoon } from 'lucide-react'
import { useNavigate } from 'react-router'
import { paths } from '#backoffice/client/paths.ts'
import { changeMe, signOut } from '#backoffice/client/sign-in.ts'
import { useMay, useSession } from '#backoffice/client/use-staff.ts'
import type { Choice } from '#backoffice/features/command-search/choice.ts'
import { allOf, useViews, type View } from '#backoffice/features/list-views/use-views.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { contentPages } from '#backoffice/sections/content/content-page.tsx'
import { insightPages } from '#backoffice/sections/insight/insight-page.tsx'
import { settingsPages } from '#backoffice/sections/settings/settings-groups.ts'
import { furtherPages, newRecordPages } from '#backoffice/sections/shell/further-pages.ts'
import { useNavigationItems } from '#backoffice/sections/shell/use-navigation-items.ts'
import type { ViewList } from '#contract/rules/staff/ready-views.ts'

export function usePageChoices(): Choice[] {
  const { t } = useI18n()
  const navigate = useNavigate()
  const may = useMay()
  const places = useNavigationItems().map(({ key, path, label, icon }): Choice => ({
    key: path,
    title: t(label),
    icon,
    keys: `g ${key}`,
    run: () => void navigate(path),
  }))
  const ofPlaces = [
    ...contentPages.map((page) => ({ ...page, icon: PanelsTopLeft })),
    ...settingsPages.map((page) => ({ ...page, icon: Settings })),
  ]
    .filter(({ permission }) => permission === null || may(permission))
    .map(({ path, label, icon }): Choice => ({ key: path, title: t(label), icon, run: () => void navigate(path) }))
  const further = [...newRecordPages, ...furtherPages]
    .filter(({ permission }) => may(permission))
    .map(({ path, label, icon }): Choice => ({ key: path, title: t(label), icon, run: () => void navigate(path) }))
  const insight = insightPages
    .filter(({ permission }) => may(permission))
    .map(({ path, label }): Choice => ({
      key: `insight ${path}`,
      title: t('insight.found', { page: t(label) }),
      icon: ChartNoAxesColumn,
      run: () => void navigate(path),
    }))
  return [...places, ...further, ...insight, ...ofPlaces]
}

export function useViewChoices(): Choice[] {
  const { t } = useI18n()
  const navigate = useNavigate()
  const may = useMay()
  const ofPieces = allOf(useViews('pieces'))
  const ofOrders = allOf(useViews('orders'))
  const choicesOf = (list: ViewList, path: string, views: readonly View[]) =>
    views.map(({ key, name, query }): Choice => ({
      key: `view ${key}`,
      title: t(`views.of.${list}`, { name }),
      icon: LayoutList,
      run: () => void navigate(`${path}?${query}`),
    }))
  return [
    ...(may('piece.read') ? choicesOf('pieces', paths.pieces, ofPieces) : []),
    ...(may('order.read') ? choicesOf('orders', paths.orders, ofOrders) : []),
  ]
}

export function useAccountChoices(): Choice[] {
  const { t, language } = useI18n()
  const { staff } = useSession()
  const themes = (['auto', 'light', 'dark'] as const)
    .filter((theme) => theme !== staff.theme)
    .map((theme): Choice => ({
      key: `theme ${theme}`,
      title: t('search.switchTheme', { theme: t(`shell.theme.${theme}`) }),
      icon: SunMoon,
      run: () => void changeMe({ theme }),
    }))
  const other = language === 'ru' ? 'en' : 'ru'
  return [
    ...themes,
    { key: 'language', title: t('search.otherLanguage'), icon: Languages, run: () => void changeMe({ language: other }) },
    { key: 'sign-out', title: t('shell.signOut'), icon: LogOut, run: () => void signOut() },
  ]
}
