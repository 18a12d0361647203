import { useStore } from '@nanostores/preact'
import { useEffect } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useModel } from '../../lib/browser/use-model'
import { useText } from '../../lib/text/use-text'
import { $session } from '../../session/session'
import { $hmiName } from '../../stores/hmi-name'
import { Button } from '../../ui/page/button'
import { Details } from '../../ui/page/details'
import { LogoTile } from '../../ui/page/logo-tile'
import { Banner } from '../../ui/status/banner'
import styles from './auth-redirect.module.css'
import { ConfirmationNote } from './confirmation-note'
import { createHandOver } from './model'

/** The landing page after the panel has moved to another address. */
export default function HandOverScreen() {
  const { t } = useText()
  const name = useStore($hmiName)
  const model = useModel(() => createHandOver(location, removeCode))
  const { handOver, stepAfter, start, retry } = model
  const confirmation = useStore(model.$confirmation)
  const step = stepAfter(useStore($session))
  useEffect(start, [])
  const title = t('authRedirect.title')
  useEffect(() => {
    document.title = [title, name].filter(Boolean).join(' · ')
  }, [title, name])
  useEffect(() => {
    if (step === 'continue' && confirmation === 'none') navigate(handOver.target, { replace: true })
  }, [step, confirmation])
  return (
    <main className={styles.page}>
      <LogoTile />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.where}>
        {name && <bdi>{name}</bdi>} <span>{location.host}</span>
      </p>
      <div aria-live="polite">
        <ConfirmationNote of={confirmation} onRetry={model.keep} />
        {step === 'continue' && confirmation !== 'none' && (
          <a href={handOver.target} className={styles.login} onClick={event => followInPage(event, handOver.target)}>
            {t('authRedirect.goOn')}
          </a>
        )}
        {step === 'wait' && <p>{t('authRedirect.checking')}</p>}
        {step === 'sign-in' && (
          <>
            <p className={styles.text}>{t('authRedirect.text')}</p>
            <a href={handOver.login} className={styles.login} onClick={event => followInPage(event, handOver.login)}>
              {t('common.action.signIn')}
            </a>
          </>
        )}
        {step === 'unreachable' && (
          <Banner
            tone="bad"
            title={t('errors.unreachable')}
            action={<Button onClick={retry}>{t('common.retry')}</Button>}
          >
            {t('errors.unreachableRemedy')}
            <Details>{'unreachable'}</Details>
          </Banner>
        )}
      </div>
    </main>
  )
}

/** Keeps the one-time code out of the history and of links that are passed on. */
function removeCode(): void {
  history.replaceState(history.state, '', location.pathname + location.search)
}

/** Leaves clicks that open a new tab or window to the browser. */
function followInPage(event: MouseEvent, address: string): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  navigate(address)
}
