import { useStore } from '@nanostores/preact'
import type { DataLog } from '../../api/data-log'
import { $narrow } from '../../lib/browser/media'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { SegmentedControl } from '../../ui/form/segmented-control'
import { SelectField } from '../../ui/form/select-field'
import { Banner } from '../../ui/status/banner'
import { FollowingBadge } from './following-badge'
import { LAYOUTS } from './layout'
import { LogFacts } from './log-facts'
import type { DataLogModel } from './model'
import { MoreActions } from './more-actions'
import styles from './toolbar.module.css'
import { DragChoice } from './trend/drag-choice'

/** What is shown and how; on phones the layout is in the menu. */
export function Toolbar({ model, logs }: { model: DataLogModel; logs: DataLog[] }) {
  const { t } = useText()
  const narrow = useStore($narrow)
  const layout = useStore(model.layout.$layout)
  const log = useStore(model.choice.$choice)?.log
  return (
    <>
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
        <FollowingBadge model={model} />
        <div className={styles.end} data-unprinted>
          {!narrow && layout !== 'table' && <DragChoice model={model} />}
          {!narrow && (
            <SegmentedControl
              label={t('dataLog.layout')}
              bare
              value={layout}
              options={LAYOUTS.map(value => ({ value, text: t(`dataLog.layout.${value}`) }))}
              onPick={model.layout.pick}
            />
          )}
          <MoreActions model={model} />
        </div>
      </div>
      {log && !narrow && <LogFacts log={logs.find(({ id }) => id === log.id) ?? log} />}
      {log && <OtherLogNote model={model} log={log} />}
    </>
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
