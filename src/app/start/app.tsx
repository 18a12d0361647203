import { useStore } from '@nanostores/preact'
import { type ReactNode, useEffect } from 'react'
import { navigate, useBrowserLocation } from 'wouter/use-browser-location'
import { builtOn } from '../../lib/browser/built-on'
import { isHandOver } from '../../session/paths'
import { $session } from '../../session/session'
import { CrashBoundary } from './crash-boundary'
import { firstPage } from './first-page'
import { guardedAway } from './guard'
import { useScreen } from './lazy-screen'
import { LazyView } from './lazy-view'
import { Waiting } from './waiting'

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
  const { status } = session
  const away = guardedAway(location, status)
  useEffect(() => {
    if (away) navigate(away, { replace: true })
  }, [away])

  const waiting = <Waiting page={firstPage(path, status !== 'signed-out')} failed={status === 'failed'} />
  if (away) return waiting
  if (isHandOver(path)) return <LazyView name="auth-redirect" load={loadHandOver} waiting={waiting} />
  if (status === 'signed-out') return <LazyView name="login" load={loadLogin} waiting={waiting} />
  if (status === 'checking') return <ShellPreload>{waiting}</ShellPreload>
  const username = status === 'signed-in' ? session.user.username : ''
  return <LazyView key={username} name="shell" load={loadShell} waiting={waiting} />
}

/** Loads the shell while the session is still being checked. */
function ShellPreload({ children }: { children: ReactNode }) {
  useScreen('shell', loadShell)
  return <>{children}</>
}
