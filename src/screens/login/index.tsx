import { useStore } from '@nanostores/preact'
import { useEffect } from 'react'
import { useModel } from '../../lib/browser/use-model'
import { brandText } from '../../lib/text/brand'
import { LANGUAGES, type Language } from '../../lib/text/languages'
import { useText } from '../../lib/text/use-text'
import { $hmiName, $panelModel } from '../../stores/hmi-name'
import { pickLanguage } from '../../stores/language'
import { $loginNote } from '../../stores/login-note'
import { IconSelect } from '../../ui/form/icon-select'
import { LogoTile } from '../../ui/page/logo-tile'
import styles from './login.module.css'
import { LoginForm } from './login-form'
import { createLogin } from './model'

export default function LoginScreen() {
  const { t, language } = useText()
  const name = useStore($hmiName)
  const model = useStore($panelModel)
  const login = useModel(createLogin)
  const title = [t('common.action.signIn'), name].filter(Boolean).join(' · ')
  useEffect(() => {
    document.title = title
  }, [title])
  const pick = async (value: Language) => {
    const complete = await pickLanguage(value)
    $loginNote.set(complete ? 'common.languageChanged' : 'errors.malformedRemedy')
  }
  return (
    <main className={styles.page}>
      <div className={styles.brand}>
        <div className={styles.product}>
          <LogoTile />
          <span>{t('frame.product')}</span>
        </div>
        <div className={styles.welcome}>
          <h1>{t('login.welcome')}</h1>
          <p className={styles.device}>
            {name && <bdi>{name}</bdi>}
            {model && `\u00a0· ${model}`}
          </p>
          <p>{t('login.purpose')}</p>
        </div>
      </div>
      <div className={styles.side}>
        <div className={styles.content}>
          <LoginForm login={login} />
          <div className={styles.language}>
            <IconSelect
              icon="globe"
              label={t('common.language')}
              value={language}
              options={LANGUAGES}
              onPick={value => void pick(value)}
            />
            {!window.isSecureContext && <p>{t('login.plainHttp')}</p>}
          </div>
          {typeof BRAND_NOTE === 'undefined' ? null : (
            <p className={styles.language}>{brandText(BRAND_NOTE, language)}</p>
          )}
          {typeof BRAND_MANUAL_URL === 'undefined' || typeof BRAND_MANUAL_TITLE === 'undefined' ? null : (
            <p className={styles.language}>
              <a href={brandText(BRAND_MANUAL_URL, language)} target="_blank" rel="noopener noreferrer">
                {brandText(BRAND_MANUAL_TITLE, language)}
              </a>
            </p>
          )}
        </div>
      </div>
    </main>
  )
}
