import { Link } from 'wouter'
import { useText } from '../../lib/text/use-text'
import { SCREENS } from '../../session/generated/screens'
import { signedInUser } from '../../session/session'
import type { Children } from '../../ui/page/children'
import textStyles from '../../ui/page/text.module.css'
import { Banner } from '../../ui/status/banner'
import type { Reason } from './texts'

const SETTING = 'webview-setting'

/** Why it does not work and what to do, with the way to the setting for those who may change it. */
export function ReasonBanner({ reason, action }: { reason: Reason; action?: Children }) {
  const { t } = useText()
  const { title, remedy, inSettings } = reason
  const mayChange = inSettings && signedInUser()?.roles.includes(SETTING)
  return (
    <Banner tone="warn" title={t(title)} role="status" action={action}>
      {t(remedy)}{' '}
      {mayChange && (
        <Link href={SCREENS[SETTING].path} className={textStyles.link}>
          {t('webview.toSettings')}
        </Link>
      )}
    </Banner>
  )
}
