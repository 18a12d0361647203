import { useStore } from '@nanostores/preact'
import { $i18n } from '../../lib/text/i18n'
import { $session } from '../../session/session'
import { openDialog } from '../../stores/dialogs'
import { Banner } from '../../ui/page/banner'
import { Button } from '../../ui/page/button'

/** Prescribed by the customer: suggests changing the password while it is the factory one. */
export function PasswordTip() {
  const { t } = useStore($i18n)
  const session = useStore($session)
  if (session.status !== 'signed-in' || !session.user.passwordIsFactory) return null
  return (
    <Banner
      tone="warn"
      title={t('dashboard.passwordTip')}
      action={<Button onClick={() => openDialog('change-password')}>{t('dashboard.changePassword')}</Button>}
    >
      {t('dashboard.passwordTip.reason')}
    </Banner>
  )
}
