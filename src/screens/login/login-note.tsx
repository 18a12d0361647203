import { useStore } from '@nanostores/preact'
import { useEffect } from 'react'
import { useText } from '../../lib/text/use-text'
import { $loginNote } from '../../stores/login-note'
import { Button } from '../../ui/page/button'
import { Details } from '../../ui/page/details'
import { Banner } from '../../ui/status/banner'
import type { LoginState } from './model'
import type { Problem } from './problem'

interface Props {
  state: LoginState
  onCancel: () => void
}

/** The message above the submit button, if there is one. */
export function LoginNote({ state, onCancel }: Props) {
  const { t } = useText()
  const note = useStore($loginNote)
  useEffect(() => () => $loginNote.set(undefined), [])
  if (state.status === 'failed') return <ProblemNote problem={state.problem} />
  if (state.status === 'throttled') {
    return (
      <Banner tone="warn" role="alert" title={t('login.throttled')}>
        <span role="timer">{t('login.throttledWait', { time: minutesAndSeconds(state.secondsLeft) })}</span>
      </Banner>
    )
  }
  if (state.status !== 'checking' || !state.slow)
    return (
      note && (
        <Banner tone="info" role="status">
          {t(note)}
        </Banner>
      )
    )
  return (
    <Banner tone="info" role="status" action={<Button onClick={onCancel}>{t('common.cancel')}</Button>}>
      {t('frame.waiting')}
    </Banner>
  )
}

function ProblemNote({ problem: { title, remedy, details, offersHttps } }: { problem: Problem }) {
  const { t } = useText()
  return (
    <Banner tone="bad" role="alert" title={t(title)}>
      {remedy && t(remedy)}{' '}
      {offersHttps && (
        <a href={`https://${location.hostname}${location.pathname}${location.search}`}>{t('login.overHttps')}</a>
      )}
      {details && <Details>{details}</Details>}
    </Banner>
  )
}

function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
