import { useStore } from '@nanostores/preact'
import { Link, useLocation } from 'wouter'
import { useText } from '../../lib/text/use-text'
import { SCREENS } from '../../session/generated/screens'
import { presentScreen } from '../../session/missing-screens'
import { canonical } from '../../session/paths'
import { $device } from '../../stores/device'
import styles from './mode-switch.module.css'
import { goToUserMode } from './user-mode'

/** Switches between the panel's user screens, this console and WebView. */
export function ModeSwitch() {
  const { t } = useText()
  const { usermode } = useStore($device)
  const [path] = useLocation()
  const webView = presentScreen('webview')
  const onWebView = canonical(path) === webView?.path
  return (
    <nav className={styles.modes} aria-label={t('common.term.mode')}>
      {usermode && (
        <button type="button" onClick={goToUserMode}>
          {t('shell.userMode')}
        </button>
      )}
      <Link href={SCREENS.dashboard.path} aria-current={onWebView ? undefined : 'true'}>
        {t('shell.adminMode')}
      </Link>
      {webView && (
        <Link href={webView.path} aria-current={onWebView ? 'true' : undefined}>
          {t('t0200052')}
        </Link>
      )}
    </nav>
  )
}
