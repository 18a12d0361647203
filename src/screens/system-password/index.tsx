import { useState } from 'react'
import type { SystemPassword } from '../../api/system-passwords'
import { useModel } from '../../lib/browser/use-model'
import { useText } from '../../lib/text/use-text'
import { Disclosure } from '../../ui/page/disclosure'
import { Page } from '../../ui/page/page'
import { Banner } from '../../ui/status/banner'
import { Below } from '../../ui/status/below'
import { Loaded } from '../../ui/status/loaded'
import { ChangeDialog } from './change-dialog'
import { LevelCard, LevelSkeletons, Levels } from './level-card'
import { createSystemPassword } from './model'
import styles from './system-password.module.css'

export default function SystemPasswordScreen() {
  const { t } = useText()
  const model = useModel(createSystemPassword)
  const [changing, setChanging] = useState<SystemPassword>()
  return (
    <Page title={t('menu.systemPassword')}>
      <p className={styles.lead}>{t('systemPassword.lead')}</p>
      <Loaded from={model.$passwords} skeleton={<LevelSkeletons />}>
        {({ levels }) => {
          const factoryCount = levels.filter(({ factory }) => factory).length
          return (
            <>
              {factoryCount > 0 && (
                <Banner tone="warn">{t('systemPassword.untouched', { count: factoryCount })}</Banner>
              )}
              <Levels>
                {levels.map(password => (
                  <LevelCard key={password.level} password={password} onChange={() => setChanging(password)} />
                ))}
              </Levels>
            </>
          )
        }}
      </Loaded>
      <Below from={model.$passwords}>
        <Disclosure label={t('systemPassword.lost')}>
          <p className={styles.recovery}>{t('systemPassword.lost.text')}</p>
        </Disclosure>
      </Below>
      {changing && <ChangeDialog password={changing} model={model} onClose={() => setChanging(undefined)} />}
    </Page>
  )
}
