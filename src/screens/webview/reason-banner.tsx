import { Link } from 'wouter'
import { useText } from '../../lib/text/use-text'
import { presentScreen } from '../../session/missing-screens'
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
  const setting = inSettings && signedInUser()?.roles.includes(SETTING) ? presentScreen(SETTING) : undefined
  return (
    <Banner tone="warn" title={t(title)} role="status" action={action}>
      {t(remedy)}{' '}
      {setting && (
        <Link href={setting.path} className={textStyles.link}>
          {t('webview.toSettings')}
        </Link>
      )}
    </Banner>
  )
}
