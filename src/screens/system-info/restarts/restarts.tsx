import { useStore } from '@nanostores/preact'
import { useEffect, useRef, useState } from 'react'
import type { Restart } from '../../../api/restarts'
import { takeLinked } from '../../../lib/browser/take-linked'
import { useModel } from '../../../lib/browser/use-model'
import { isNotFound } from '../../../lib/remote/failure'
import { useText } from '../../../lib/text/use-text'
import { Card } from '../../../ui/card/card'
import { EmptyState } from '../../../ui/page/empty-state'
import { Loaded } from '../../../ui/status/loaded'
import { Table } from '../../../ui/table/table'
import { columnsOf } from './columns'
import { createRestarts, type RestartsModel } from './model'
import { RestartDetails } from './restart-details'
import styles from './restarts.module.css'

/** Why the panel restarted; nothing where the firmware does not record it. */
export default function RestartsCard() {
  const model = useModel(createRestarts)
  const shown = useStore(model.$restarts)
  if (shown.status === 'loading' || (shown.status === 'failed' && isNotFound(shown.error))) return null
  return <Shown model={model} />
}

function Shown({ model: { $restarts } }: { model: RestartsModel }) {
  const { t } = useText()
  const [opened, open] = useState<Restart>()
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takeLinked('card') === 'restarts') card.current?.scrollIntoView?.()
  }, [])
  return (
    <div ref={card} className={styles.card}>
      <Card title={t('systemInfoRestarts.title')} flush>
        <Loaded from={$restarts}>
          {restarts => (
            <Table
              label={t('systemInfoRestarts.title')}
              columns={columnsOf(t, open)}
              rows={restarts}
              keyOf={restart => String(restarts.length - restarts.indexOf(restart))}
              empty={<EmptyState title={t('systemInfoRestarts.none')} />}
            />
          )}
        </Loaded>
      </Card>
      {opened && <RestartDetails of={opened} onClose={() => open(undefined)} />}
    </div>
  )
}
