import { useText } from '../../lib/text/use-text'
import { Meter } from '../../ui/status/meter'
import { type Strength, strengthOf } from './strength'
import styles from './system-password.module.css'

const PERCENT: Record<Strength, number> = { weak: 25, fair: 50, good: 75, strong: 100 }

export function StrengthMeter({ password }: { password: string }) {
  const { t } = useText()
  if (!password) return null
  const strength = strengthOf(password)
  const word = t(`systemPassword.strength.${strength}`)
  return (
    <div className={styles.strength}>
      <div aria-live="polite">{t('systemPassword.strength', { word })}</div>
      <Meter
        label={t('systemPassword.strength.label')}
        percent={PERCENT[strength]}
        text={word}
        warnAt={101}
        badAt={101}
      />
    </div>
  )
}
