import { useStore } from '@nanostores/preact'
import { useEffect } from 'react'
import { restPolls } from '../lib/poll'
import { $unsaved } from '../lib/unsaved'
import { $dialog, closeDialog, type DialogName } from '../stores/dialogs'
import { $proposal, closeProposal } from '../stores/pending-change'
import { $restart, leaveRestart } from '../stores/restart'
import { $loss, $session } from '../stores/session'
import { type LoadScreen, openScreen } from './lazy-screen'
import { LazyView } from './lazy-view'
import { $leaving, stay } from './navigation'

type Shown = Exclude<DialogName, 'none'> | 'welcome'
type Question = 'leaving' | 'lost-session' | 'pending-change' | 'restart'

const LOADERS: Record<Shown | Question, LoadScreen> = {
  'change-password': () => import('./change-password-dialog'),
  clock: () => import('./clock-dialog'),
  finder: () => import('./finder-dialog'),
  'hmi-name': () => import('./hmi-name-dialog'),
  leaving: () => import('./leaving-dialog'),
  'lost-session': () => import('./lost-session-dialog'),
  'pending-change': () => import('./pending-change-dialog'),
  preferences: () => import('./preferences-dialog'),
  restart: () => import('./restart-dialog'),
  welcome: () => import('./welcome-dialog')
}

const QUESTIONS: readonly Question[] = ['leaving', 'lost-session', 'pending-change', 'restart']

/** The dialogs that belong to no screen. */
export function Dialogs() {
  const shown = useShown()
  const leaving = useStore($leaving)
  const loss = useStore($loss)
  const restarting = useStore($restart) !== undefined
  const changing = useStore($proposal) !== undefined
  const resting = restarting || changing || loss !== 'none'
  useEffect(() => restPolls(resting), [resting])
  useEffect(() => endAll, [])
  useQuestionsAhead()
  return (
    <>
      {shown !== 'none' && <LazyDialog key={shown} name={shown} />}
      {changing && <LazyDialog name="pending-change" />}
      {leaving && <LazyDialog name="leaving" />}
      {loss === 'asked' && <LazyDialog name="lost-session" />}
      {restarting && <LazyDialog name="restart" />}
    </>
  )
}

function LazyDialog({ name }: { name: Shown | Question }) {
  return <LazyView name={`${name}-dialog`} load={LOADERS[name]} />
}

/** What asks about unsaved input, or waits for the panel, is there before the panel may be gone. */
function useQuestionsAhead(): void {
  const unsaved = useStore($unsaved) > 0
  useEffect(() => {
    if (unsaved) for (const name of QUESTIONS) openScreen(`${name}-dialog`, LOADERS[name]).catch(() => {})
  }, [unsaved])
}

/** What has to be done first comes before what the user opens. */
function useShown(): Shown | 'none' {
  const picked = useStore($dialog)
  const session = useStore($session)
  if (session.status !== 'signed-in') return 'none'
  if (session.user.passwordMustChange) return 'change-password'
  return session.user.firstTime ? 'welcome' : picked
}

function endAll(): void {
  closeProposal()
  closeDialog()
  stay()
  leaveRestart()
  restPolls(true)
}
