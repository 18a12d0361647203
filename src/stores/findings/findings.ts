import { atom, computed } from 'nanostores'
import { type Findings, readFindings } from '../../api/findings'
import { isNotFound } from '../../lib/remote/failure'
import { polled } from '../../lib/remote/polled'
import type { Loadable } from '../../lib/remote/resource'
import { $findingReports } from '../clock'
import { $panelLanguage } from '../panel-language'
import { followReports } from './reports'
import { $findings, type FindingsState } from './state'

/** Of a panel that does not report changes. */
const POLL_SECONDS = 2

let reload = async (): Promise<void> => {}

/** Where a change is known to have been made; resolves when it is shown. */
export const readFindingsAgain = (): Promise<void> => reload()

/** Reads it in the language of the console. @returns a function that stops and forgets it */
export function watchFindings(): () => void {
  const $provided = atom(true)
  const $reported = atom($findingReports.get() > 0)
  const $read = polled(signal => readFindings({ language: $panelLanguage.get() }, signal), {
    everySeconds: POLL_SECONDS,
    live: true,
    $while: computed([$provided, $reported], (provided, reported) => provided && !reported)
  })
  reload = $read.reload
  const show = () => {
    const state = stateOf($read.get(), $read.$stale.get())
    $provided.set(state.status !== 'not-provided')
    $findings.set(state)
  }
  const stops = [
    $read.$stale.listen(show),
    $read.subscribe(show),
    $panelLanguage.listen(() => void $read.reload()),
    followReports($reported, $read.poll)
  ]
  return () => {
    for (const stop of stops) stop()
    reload = async () => {}
    $findings.set({ status: 'reading' })
  }
}

function stateOf(read: Loadable<Findings>, stale: boolean): FindingsState {
  if (read.status === 'loading') return { status: 'reading' }
  if (read.status === 'ready') return { status: 'known', findings: read.data, current: !stale, at: read.at }
  const { error, last, lastAt = '' } = read
  if (isNotFound(error)) return { status: 'not-provided' }
  return last ? { status: 'known', findings: last, current: false, at: lastAt, error } : { status: 'failed', error }
}
