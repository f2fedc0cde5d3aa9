import { PanelBody } from '#app/features/sign-in/panel-body.tsx'
import { type OnSignedIn, useSignInPanel } from '#app/features/sign-in/use-sign-in-panel.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Drawer } from '#app/ui/drawer.tsx'
import type { SignInOptions } from '#contract/auth.ts'

type Props = { options: SignInOptions; isOpen: boolean; onClose: () => void; onSignedIn: OnSignedIn }

/** The sign-in over the page: from the right, 450 px wide (AUTH-01). Load lazily. */
export function SignInDrawer({ options, isOpen, onClose, onSignedIn }: Props) {
  const { t } = useI18n()
  const panel = useSignInPanel(options, onSignedIn)
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t(`signIn.title.${panel.state.step}`)}
      closeLabel={t('common.close')}
    >
      <PanelBody panel={panel} />
    </Drawer>
  )
}
