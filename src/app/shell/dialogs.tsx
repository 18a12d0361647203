import { useStore } from '@nanostores/preact'
import { useEffect } from 'react'
import { type LoadPart, openPart } from '../../lib/browser/part'
import { environment } from '../../lib/environment'
import { $unsaved } from '../../lib/form/unsaved'
import { $endedSession, $session } from '../../session/session'
import { $dialog, closeDialog, type DialogName } from '../../stores/dialogs'
import { $networkChange, closeNetworkChange } from '../../stores/network-change'
import { $restart, leaveRestart } from '../../stores/restart'
import { loadOverdueNotice } from '../../ui/status/loaded'
import { Part } from '../../ui/status/part'
import { $leaving, stay } from './navigation'
import { prefetchWhenIdle } from './prefetch-when-idle'
import { loadUserMenuList } from './user-menu'

type Shown = Exclude<DialogName, 'none'> | 'welcome'
type Question = 'leaving' | 'ended-session' | 'safe-apply' | 'restart'

const LOADERS: Record<Shown | Question, LoadPart> = {
  'change-password': () => import('../dialogs/change-password/change-password-dialog'),
  clock: () => import('../dialogs/clock/clock-dialog'),
  explain: () => import('../dialogs/explain/explain-dialog'),
  export: () => import('../dialogs/export/export-dialog'),
  finder: () => import('../dialogs/finder/finder-dialog'),
  'hand-over': () => import('../dialogs/hand-over/hand-over-dialog'),
  'hmi-name': () => import('../dialogs/hmi-name/hmi-name-dialog'),
  incident: () => import('../dialogs/incident/incident-dialog'),
  leaving: () => import('../dialogs/leaving/leaving-dialog'),
  'ended-session': () => import('../dialogs/ended-session/ended-session-dialog'),
  'safe-apply': () => import('../safe-apply/safe-apply-dialog'),
  preferences: () => import('../dialogs/preferences/preferences-dialog'),
  restart: () => import('../dialogs/restart/restart-dialog'),
  welcome: () => import('../dialogs/welcome/welcome-dialog')
}

/** What the top bar and its user menu open, the most likely first. */
const TOP_BAR: readonly Shown[] = ['finder', 'clock', 'hmi-name', 'preferences', 'change-password']
const QUESTIONS: readonly Question[] = ['leaving', 'ended-session', 'safe-apply', 'restart']

/** The dialogs that belong to no screen. */
export function Dialogs() {
  const shown = useShown()
  const leaving = useStore($leaving)
  const ended = useStore($endedSession)
  const restarting = useStore($restart) !== undefined
  const changing = useStore($networkChange) !== undefined
  const resting = restarting || changing || ended !== 'none'
  useEffect(() => environment.$pollsPaused.set(resting), [resting])
  useEffect(() => endAll, [])
  usePreloadedDialogs()
  useIdlePrefetch()
  return (
    <>
      {shown !== 'none' && <LazyDialog key={shown} name={shown} />}
      {changing && <LazyDialog name="safe-apply" />}
      {leaving && <LazyDialog name="leaving" />}
      {ended === 'asked' && <LazyDialog name="ended-session" />}
      {restarting && <LazyDialog name="restart" />}
    </>
  )
}

function LazyDialog({ name }: { name: Shown | Question }) {
  return <Part name={`${name}-dialog`} load={LOADERS[name]} />
}

/** Fetches what the top bar opens, so that it opens without a wait on a slow line, and the notice of such a wait. */
function useIdlePrefetch(): void {
  useEffect(
    () => prefetchWhenIdle([loadOverdueNotice, loadUserMenuList, ...TOP_BAR.map(name => () => loadDialog(name))]),
    []
  )
}

/** Loads the dialogs that confirm or wait while the panel can still deliver their code. */
function usePreloadedDialogs(): void {
  const unsaved = useStore($unsaved) > 0
  useEffect(() => {
    if (unsaved) for (const name of QUESTIONS) void loadDialog(name)
  }, [unsaved])
}

/** A failure is shown when the dialog is opened. */
const loadDialog = (name: Shown | Question): Promise<unknown> =>
  openPart(`${name}-dialog`, LOADERS[name]).catch(() => {})

/** Mandatory dialogs come before the one the user opens. */
function useShown(): Shown | 'none' {
  const picked = useStore($dialog)
  const session = useStore($session)
  if (session.status !== 'signed-in') return 'none'
  if (session.user.passwordMustChange) return 'change-password'
  return session.user.firstTime ? 'welcome' : picked
}

function endAll(): void {
  closeNetworkChange()
  closeDialog()
  stay()
  leaveRestart()
  environment.$pollsPaused.set(true)
}
