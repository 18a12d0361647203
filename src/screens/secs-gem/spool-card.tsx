import { useState } from 'react'
import type { SecsGemStatus } from '../../api/secs-gem'
import { useAction } from '../../lib/remote/use-action'
import { formatNumber } from '../../lib/text/format'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/card/card'
import { ActionDialog } from '../../ui/dialog/confirm-dialog'
import { Button } from '../../ui/page/button'
import { Disclosure } from '../../ui/page/disclosure'
import { Banner } from '../../ui/status/banner'
import { FailureBanner } from '../../ui/status/failure-banner'
import { Loaded } from '../../ui/status/loaded'
import { Meter } from '../../ui/status/meter'
import { Table } from '../../ui/table/table'
import { spoolColumns } from './message-columns'
import type { SecsGemModel } from './model'
import styles from './secs-gem.module.css'
import { REFUSALS } from './texts'

interface Props {
  model: SecsGemModel
  status: SecsGemStatus
}

/** What waits for the host. */
export function SpoolCard({ model, status: { connection, spool } }: Props) {
  const { t } = useText()
  const [purging, setPurging] = useState(false)
  const { busy, failure, run } = useAction(model.sendSpool, 'in place')
  const { used, limit, lost } = spool
  const text = t('secsGem.spool.used', { used: formatNumber(used), limit: formatNumber(limit) })
  return (
    <Card title={t('secsGem.spool')}>
      <p>{text}</p>
      <Meter label={t('secsGem.spool')} percent={(used / limit) * 100} text={text} />
      {lost > 0 && (
        <div className={styles.outcome}>
          <Banner tone="bad" title={t('secsGem.spool.lost', { count: lost })}>
            {t('secsGem.fault.spoolFull.remedy')}
          </Banner>
        </div>
      )}
      {used > 0 && (
        <>
          <div className={styles.buttons}>
            <Button busy={busy} disabled={connection !== 'connected'} onClick={run}>
              {t('secsGem.spool.send')}
            </Button>
            <Button kind="danger" asks onClick={() => setPurging(true)}>
              {t('secsGem.spool.purge')}
            </Button>
          </div>
          {failure && <FailureBanner error={failure} reasons={REFUSALS} />}
          <Disclosure lazy label={t('secsGem.spool.show')}>
            <Loaded from={model.$spool}>
              {rows => (
                <Table
                  label={t('secsGem.spool')}
                  columns={spoolColumns(t)}
                  rows={rows}
                  keyOf={({ number }) => String(number)}
                />
              )}
            </Loaded>
          </Disclosure>
        </>
      )}
      {purging && (
        <ActionDialog
          title={t('secsGem.spool.purge.title')}
          verb={t('secsGem.spool.purge')}
          onConfirm={model.purgeSpool}
          onClose={() => setPurging(false)}
        >
          <p>{t('secsGem.spool.purge.text', { count: used })}</p>
        </ActionDialog>
      )}
    </Card>
  )
}
