import { useStore } from '@nanostores/preact'
import { recall } from '../../lib/browser/storage'
import { useText } from '../../lib/text/use-text'
import { initialPasswordKey } from '../../session/initial-password'
import { $session } from '../../session/session'
import { openDialog } from '../../stores/dialogs'
import { Button } from '../../ui/page/button'
import { Banner } from '../../ui/status/banner'

/** Prescribed by the customer: suggests changing the password after the first login, and while it is the factory one. */
export function PasswordTip() {
  const { t } = useText()
  const session = useStore($session)
  if (session.status !== 'signed-in') return null
  const { passwordIsFactory, passwordIsInitial } = session.user
  if (!passwordIsFactory && !passwordIsInitial && !recall(initialPasswordKey(session.user))) return null
  return (
    <Banner
      tone="warn"
      title={t(passwordIsFactory ? 'dashboard.passwordTip' : 'dashboard.passwordTip.initial')}
      action={
        <Button asks onClick={() => openDialog('change-password')}>
          {t('common.term.changePassword')}
        </Button>
      }
    >
      {t(passwordIsFactory ? 'dashboard.passwordTip.reason' : 'dashboard.passwordTip.initialReason')}
    </Banner>
  )
}
