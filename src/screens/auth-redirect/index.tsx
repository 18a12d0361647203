import { useStore } from '@nanostores/preact'
import { useEffect } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { $i18n } from '../../lib/i18n'
import { useModel } from '../../lib/use-model'
import { $hmiName } from '../../stores/hmi-name'
import { $session } from '../../stores/session'
import { Banner } from '../../ui/banner'
import { Button } from '../../ui/button'
import { LogoTile } from '../../ui/logo-tile'
import styles from './auth-redirect.module.css'
import { createHandOver } from './model'

/** Met by whoever comes from another address of the panel. */
export default function HandOverScreen() {
  const { t } = useStore($i18n)
  const name = useStore($hmiName)
  const { handOver, stepAfter, start, retry } = useModel(() => createHandOver(location.search))
  const step = stepAfter(useStore($session))
  useEffect(start, [])
  const title = t('authRedirect.title')
  useEffect(() => {
    document.title = [title, name].filter(Boolean).join(' · ')
  }, [title, name])
  useEffect(() => {
    if (step === 'go-on') navigate(handOver.target, { replace: true })
  }, [step])
  return (
    <main className={styles.page}>
      <LogoTile />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.where}>
        {name && <bdi>{name}</bdi>} <span>{location.host}</span>
      </p>
      <div aria-live="polite">
        {step === 'wait' && <p>{t('authRedirect.checking')}</p>}
        {step === 'sign-in' && (
          <>
            <p className={styles.text}>{t('authRedirect.text')}</p>
            <a href={handOver.login} className={styles.login} onClick={event => followInPage(event, handOver.login)}>
              {t('login.submit')}
            </a>
          </>
        )}
        {step === 'no-answer' && (
          <Banner
            tone="bad"
            title={t('errors.unreachable')}
            action={<Button onClick={retry}>{t('common.retry')}</Button>}
          >
            {t('errors.unreachableRemedy')}
          </Banner>
        )}
      </div>
    </main>
  )
}

/** A click that asks for a new tab or window stays the browser's. */
function followInPage(event: MouseEvent, address: string): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  navigate(address)
}
