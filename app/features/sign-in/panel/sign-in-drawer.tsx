import { PanelBody } from '#app/features/sign-in/panel/panel-body.tsx'
import { titleOf } from '#app/features/sign-in/panel/sign-in-steps.ts'
import { type OnSignedIn, useSignInPanel } from '#app/features/sign-in/panel/use-sign-in-panel.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Drawer } from '#app/ui/drawer.tsx'
import { isOverlayEntry, useCloseOnBack } from '#app/ui/use-close-on-back.ts'
import type { SignInOptions } from '#contract/auth.ts'

type Props = {
  options: SignInOptions
  isOpen: boolean
  onClose: () => void
  /** `replace` means that the navigation must replace the drawer's history entry. */
  onSignedIn: (session: Parameters<OnSignedIn>[0], navigation: { replace: boolean }) => void | Promise<void>
}

/** The sign-in as a drawer. Back closes it. Load lazily. */
export function SignInDrawer({ options, isOpen, onClose, onSignedIn }: Props) {
  const { t } = useI18n()
  const panel = useSignInPanel(options, (session) => onSignedIn(session, { replace: isOverlayEntry() }))
  useCloseOnBack({ isOpen, onClose })
  return (
    <Drawer isOpen={isOpen} onOpenChange={(open) => !open && onClose()} title={t(titleOf(panel.state))} closeLabel={t('common.close')}>
      <PanelBody panel={panel} />
    </Drawer>
  )
}
