import { useStore } from '@nanostores/preact'
import { useEffect, useLayoutEffect } from 'react'
import { navigate, useBrowserLocation } from 'wouter/use-browser-location'
import { builtOn } from '../../lib/browser/built-on'
import { $i18n } from '../../lib/text/i18n'
import { isHandOver } from '../../session/paths'
import { $session, restoreSession } from '../../session/session'
import { Button } from '../../ui/page/button'
import { Banner } from '../../ui/status/banner'
import styles from './app.module.css'
import { CrashBoundary } from './crash-boundary'
import { type FirstPage, firstPage } from './first-page'
import { guardedAway } from './guard'
import { useScreen } from './lazy-screen'
import { LazyView } from './lazy-view'

const loadLogin = builtOn('frame', () => import('../../screens/login'))
const loadHandOver = builtOn('frame', () => import('../../screens/auth-redirect'))
const loadShell = builtOn('frame', () => import('../shell/shell'))

export function App() {
  return (
    <CrashBoundary>
      <Guard />
    </CrashBoundary>
  )
}

function Guard() {
  const [path] = useBrowserLocation()
  const session = useStore($session)
  usePaintBehind(firstPage(path, session.status !== 'signed-out'))
  const away = guardedAway(location, session.status)
  useEffect(() => {
    if (away) navigate(away, { replace: true })
  }, [away])

  if (away) return null
  if (isHandOver(path)) return <LazyView name="auth-redirect" load={loadHandOver} />
  if (session.status === 'signed-out') return <LazyView name="login" load={loadLogin} />
  if (session.status === 'signed-in') return <LazyView key={session.user.username} name="shell" load={loadShell} />
  return session.status === 'failed' ? <NoAnswer /> : <ShellPreload />
}

/** The first paint remains behind the page and shows between two parts. */
function usePaintBehind(page: FirstPage): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.page = page
  }, [page])
}

/** Loads the shell while the session is still being checked; the first paint stays visible. */
function ShellPreload() {
  useScreen('shell', loadShell)
  return null
}

function NoAnswer() {
  const { t } = useStore($i18n)
  return (
    <div className={styles.lonely}>
      <Banner
        tone="bad"
        title={t('errors.unreachable')}
        action={<Button onClick={() => void restoreSession()}>{t('common.retry')}</Button>}
      >
        {t('errors.unreachableRemedy')}
      </Banner>
    </div>
  )
}
