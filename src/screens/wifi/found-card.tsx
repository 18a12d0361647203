import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import { lastKnown } from '../../lib/remote/last-known'
import { useAction } from '../../lib/remote/use-action'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/card/card'
import { UnansweredNotice } from '../../ui/form/unanswered-notice'
import { Button } from '../../ui/page/button'
import { EmptyState } from '../../ui/page/empty-state'
import { Loaded } from '../../ui/status/loaded'
import { FailureNote } from './failure-note'
import { mergeFound } from './found-networks'
import { FoundTable } from './found-table'
import { JoinDialog } from './join-dialog'
import type { WifiModel } from './model'
import type { JoinTarget } from './network-values'
import styles from './wifi.module.css'

export function FoundCard({ model }: { model: WifiModel }) {
  const { t } = useText()
  const loadable = useStore(model.$connection)
  const connection = lastKnown(loadable)
  const stale = useStore(model.$connection.$stale) || loadable.status !== 'ready'
  const seen = lastKnown(useStore(model.$scan))?.items
  const saved = lastKnown(useStore(model.$networks)) ?? []
  const failedSsid = connection?.failure?.ssid
  const [target, setTarget] = useState<JoinTarget>()
  const unlisted = (ssid: string): JoinTarget => {
    const { security = 'personal' } = saved.find(network => network.ssid === ssid) ?? {}
    return { ssid, security, other: true }
  }
  const scan = useAction(model.rescan)
  const joinSaved = useAction(model.joinSaved)
  const actions = (
    <div className={styles.buttons}>
      <Button icon="refresh" busy={scan.busy} onClick={scan.run}>
        {t('wifi.rescan')}
      </Button>
      <Button asks onClick={() => setTarget({ security: 'personal', other: true })}>
        {t('wifi.joinOther')}
      </Button>
    </div>
  )
  return (
    <Card title={t('wifi.found')} actions={actions} flush>
      {connection && failedSsid !== undefined && !seen?.some(({ ssid }) => ssid === failedSsid) && (
        <FailureNote
          connection={connection}
          action={
            <Button asks onClick={() => setTarget(unlisted(failedSsid))}>
              {t('wifi.joinNamed', { ssid: failedSsid })}
            </Button>
          }
        />
      )}
      <Loaded from={model.$scan}>
        {found => {
          const { networks, hidden } = mergeFound(found, saved, stale ? undefined : connection)
          return (
            <>
              {networks.length === 0 ? (
                <EmptyState icon="search" title={t('wifi.found.none')}>
                  {t('wifi.found.none.hint')}
                </EmptyState>
              ) : (
                <FoundTable
                  networks={networks}
                  connection={connection}
                  joining={joinSaved.current?.[0].ssid}
                  onJoin={setTarget}
                  onJoinSaved={joinSaved.run}
                />
              )}
              {hidden > 0 && <p className={styles.note}>{t('wifi.found.hidden', { count: hidden })}</p>}
              <p className={styles.note}>{t('wifi.found.at', { time: plainText(found.scanned_at, 32) })}</p>
            </>
          )
        }}
      </Loaded>
      <UnansweredNotice busy={joinSaved.busy} onStop={joinSaved.stop} />
      {target && <JoinDialog model={model} target={target} onClose={() => setTarget(undefined)} />}
    </Card>
  )
}
