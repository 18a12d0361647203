import { useStore } from '@nanostores/preact'
import { useEffect } from 'react'
import { navigate, useBrowserLocation } from 'wouter/use-browser-location'
import { builtOn } from '../../lib/browser/built-on'
import { openPart } from '../../lib/browser/part'
import { isHandOver } from '../../session/paths'
import { $session } from '../../session/session'
import { Part } from '../../ui/status/part'
import { CrashBoundary } from './crash-boundary'
import { type FirstPage, firstPage } from './first-page'
import { guardedAway } from './guard'
import { Waiting } from './waiting'

const login = { name: 'login', load: builtOn('frame', () => import('../../screens/login')) }
const handOver = { name: 'auth-redirect', load: builtOn('frame', () => import('../../screens/auth-redirect')) }
const shell = {
  name: 'shell',
  load: builtOn('frame', async () => {
    const module = await import('../shell/shell')
    await module.openFirstScreen()
    return module
  })
}

/** Begins to load what the visit shows first, while the texts are loaded; a failure is shown by the view. */
export function openFirstPart(page: FirstPage): void {
  const { name, load } = page === 'login' ? login : page === 'shell' ? shell : handOver
  openPart(name, load).catch(() => {})
}

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

  const waiting = <Waiting page={firstPage(path, status !== 'signed-out')} session={status} />
  if (away) return waiting
  if (isHandOver(path)) return <Part {...handOver} waiting={waiting} />
  if (status === 'checking') return waiting
  if (status === 'signed-out') return <Part {...login} waiting={waiting} />
  const username = status === 'signed-in' ? session.user.username : ''
  return <Part key={username} {...shell} waiting={waiting} />
}
