import { useMay } from '#backoffice/client/use-staff.ts'
import { type NavigationItem, navigationItems } from '#backoffice/sections/shell/navigation.ts'

export function useNavigationItems(): NavigationItem[] {
  const may = useMay()
  return navigationItems.filter(({ permission }) => permission === null || may(permission))
}
