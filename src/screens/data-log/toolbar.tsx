import { useStore } from '@nanostores/preact'
import type { DataLog } from '../../api/data-log'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { RangeChoice } from '../../ui/filter/range-choice'
import { SelectField } from '../../ui/form/select-field'
import { Card } from '../../ui/page/card'
import { Banner } from '../../ui/status/banner'
import { DEFAULT_RANGE } from './choice'
import { FollowingBadge } from './following-badge'
import { LogFacts } from './log-facts'
import type { DataLogModel } from './model'
import { SaveButtons } from './save-buttons'
import styles from './toolbar.module.css'

export function Toolbar({ model, logs }: { model: DataLogModel; logs: DataLog[] }) {
  const { t } = useText()
  const log = useStore(model.choice.$choice)?.log
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
          <RangeChoice of={{ ...model.choice, rangeForm: model.rangeForm }} initial={DEFAULT_RANGE} />
        </div>
        <FollowingBadge model={model} />
      </div>
      <div className={styles.row}>
        {log && <LogFacts log={logs.find(({ id }) => id === log.id) ?? log} />}
        <SaveButtons model={model} />
      </div>
      {log && <OtherLogNote model={model} log={log} />}
    </Card>
  )
}

/** A link that marks a time without naming a log: the log that is shown may be that of another machine. */
function OtherLogNote({ model, log }: { model: DataLogModel; log: DataLog }) {
  const { t } = useText()
  const mark = useStore(model.$mark)
  const isOfNoLog = useStore(model.choice.$isOfNoLog)
  if (!mark || !isOfNoLog) return null
  return <Banner tone="info">{t('dataLog.unnamed', { log: plainText(log.name, 60) || log.id })}</Banner>
}
