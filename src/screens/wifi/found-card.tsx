import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import { lastKnown } from '../../lib/remote/last-known'
import { useAction } from '../../lib/remote/use-action'
import { $i18n } from '../../lib/text/i18n'
import { Button } from '../../ui/page/button'
import { Card } from '../../ui/page/card'
import { EmptyState } from '../../ui/page/empty-state'
import { Loaded } from '../../ui/page/loaded'
import { mergeFound } from './found-networks'
import { FoundTable } from './found-table'
import { JoinDialog } from './join-dialog'
import type { WifiModel } from './model'
import type { JoinTarget } from './network-values'
import styles from './wifi.module.css'

export function FoundCard({ model }: { model: WifiModel }) {
  const { t } = useStore($i18n)
  const connection = lastKnown(useStore(model.$connection))
  const saved = lastKnown(useStore(model.$networks)) ?? []
  const [target, setTarget] = useState<JoinTarget>()
  const scan = useAction(model.rescan)
  const joinSaved = useAction(model.joinSaved)
  const actions = (
    <div className={styles.buttons}>
      <Button icon="refresh" busy={scan.busy} onClick={scan.run}>
        {t('wifi.rescan')}
      </Button>
      <Button onClick={() => setTarget({ security: 'personal' })}>{t('wifi.joinOther')}</Button>
    </div>
  )
  return (
    <Card title={t('wifi.found')} actions={actions} flush>
      <Loaded from={model.$scan}>
        {found => {
          const { networks, hidden } = mergeFound(found, saved, connection)
          return (
            <>
              {networks.length === 0 ? (
                <EmptyState icon="search" title={t('wifi.found.none')}>
                  {t('wifi.found.none.hint')}
                </EmptyState>
              ) : (
                <FoundTable
                  networks={networks}
                  joining={joinSaved.current?.[0].ssid}
                  onJoin={setTarget}
                  onJoinSaved={joinSaved.run}
                />
              )}
              {hidden > 0 && <p className={styles.note}>{t('wifi.found.hidden', { count: hidden })}</p>}
            </>
          )
        }}
      </Loaded>
      {target && <JoinDialog model={model} target={target} onClose={() => setTarget(undefined)} />}
    </Card>
  )
}
