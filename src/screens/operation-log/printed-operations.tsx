import { useStore } from '@nanostores/preact'
import type { OperationEntry } from '../../api/operation-log'
import { useModel } from '../../lib/browser/use-model'
import { formatNumber } from '../../lib/text/format'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { deviceTimeText } from '../../stores/clock'
import { $hmiName } from '../../stores/hmi-name'
import { operationText } from '../../stores/operation-text'
import { PrintSheet } from '../../ui/page/print-sheet'
import styles from './operation-log.module.css'
import { changeText, gapText, placeText, screenText, userText } from './texts'

export interface Printed {
  items: readonly OperationEntry[]
  total: number
}

const COLUMNS = ['number', 'time', 'user', 'place', 'screen', 'operation', 'change', 'result'] as const

/** The newest operations that match the filters, as a plain table. */
export function PrintedOperations({ of: { items, total }, onDone }: { of: Printed; onDone: () => void }) {
  const { t } = useText()
  const hmi = useStore($hmiName)
  const time = useModel(deviceTimeText)
  const facts = [
    hmi && t('common.term.hmiNameIs', { name: plainText(hmi, 60) }),
    time && t('common.term.printed', { time }),
    t('operationLog.print.count', { shown: formatNumber(items.length), total: formatNumber(total) })
  ]
  return (
    <PrintSheet title={t('menu.operationLog')} facts={facts} onDone={onDone}>
      <table className={styles.printed}>
        <thead>
          <tr>
            {COLUMNS.map(column => (
              <th key={column}>{t(`operationLog.${column}`)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map(entry => (
            <PrintedRow key={entry.kind === 'record' ? entry.number : `gap-${entry.last}`} entry={entry} />
          ))}
        </tbody>
      </table>
    </PrintSheet>
  )
}

function PrintedRow({ entry }: { entry: OperationEntry }) {
  const { t } = useText()
  if (entry.kind === 'gap')
    return (
      <tr>
        <td colSpan={COLUMNS.length}>{gapText(entry, t)}</td>
      </tr>
    )
  const { number, time, changes, result } = entry
  return (
    <tr>
      <td>{formatNumber(number)}</td>
      <td>{time}</td>
      <td>{userText(entry, t)}</td>
      <td>{placeText(entry, t)}</td>
      <td>{screenText(entry, t)}</td>
      <td>{operationText(entry, t)}</td>
      <td>
        {changes.map(change => (
          <div key={change.field}>{`${plainText(change.field, 60)}: ${changeText(change, t)}`}</div>
        ))}
      </td>
      <td>{t(`operationLog.result.${result}`)}</td>
    </tr>
  )
}
