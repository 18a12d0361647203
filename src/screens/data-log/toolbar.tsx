import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import type { DataLog } from '../../api/data-log'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { RangeDialog } from '../../ui/filter/range-dialog'
import { RangeField } from '../../ui/filter/range-field'
import { SelectField } from '../../ui/form/select-field'
import { Card } from '../../ui/page/card'
import { FollowingBadge } from './following-badge'
import { LogFacts } from './log-facts'
import type { DataLogModel } from './model'
import { SaveButtons } from './save-buttons'
import styles from './toolbar.module.css'

export function Toolbar({ model, logs }: { model: DataLogModel; logs: DataLog[] }) {
  const { t } = useText()
  const log = useStore(model.choice.$choice)?.log
  const range = useStore(model.choice.$range)
  const [choosing, setChoosing] = useState(false)
  return (
    <Card>
      <div className={styles.row}>
        <div className={styles.log}>
          <SelectField
            label={t('dataLog.log')}
            bare
            value={log?.id ?? ''}
            options={logs.map(({ id, name }) => ({ value: id, text: plainText(name, 60) || id }))}
            onPick={model.choice.pickLog}
          />
        </div>
        <div className={styles.range}>
          <RangeField value={range} onPick={model.choice.pickRange} onCustom={() => setChoosing(true)} />
        </div>
        <FollowingBadge model={model} />
      </div>
      <div className={styles.row}>
        {log && (
          <LogFacts log={logs.find(({ id }) => id === log.id) ?? log} range={range} onRange={() => setChoosing(true)} />
        )}
        <SaveButtons model={model} />
      </div>
      {choosing && <RangeDialog createForm={model.rangeForm} onClose={() => setChoosing(false)} />}
    </Card>
  )
}
