import type { OperationEntry, OperationRecord } from '../../api/operation-log'
import { formatNumber } from '../../lib/text/format'
import type { Translator } from '../../lib/text/i18n'
import type { Children } from '../../ui/page/children'
import { PanelText } from '../../ui/page/panel-text'
import { StatusBadge } from '../../ui/status/status-badge'
import type { Column } from '../../ui/table/column'
import styles from './operation-log.module.css'
import { ResultBadge } from './result-badge'
import { changeText, gapText, operationText, placeText, screenText, userText } from './texts'

type Settings = Omit<Column<OperationEntry>, 'cell'>

/** On phones what was done comes first, then who and when. */
export function columnsOf(t: Translator['t'], onOpen: (number: number) => void): Column<OperationEntry>[] {
  return [
    {
      id: 'number',
      title: t('operationLog.number'),
      width: '5rem',
      align: 'end',
      cell: entry => formatNumber(entry.kind === 'record' ? entry.number : entry.last)
    },
    ofRecord({ id: 'time', title: t('operationLog.time'), width: '11rem', card: 'fact' }, ({ time }) => (
      <span className={styles.value}>{time}</span>
    )),
    ofRecord({ id: 'user', title: t('operationLog.user'), width: '8rem', card: 'fact' }, record => (
      <PanelText cut>{userText(record, t)}</PanelText>
    )),
    ofRecord({ id: 'place', title: t('operationLog.place'), width: '10rem' }, record => (
      <PanelText cut>{placeText(record, t)}</PanelText>
    )),
    ofRecord({ id: 'screen', title: t('operationLog.screen'), width: '9rem' }, record => (
      <PanelText cut>{screenText(record, t)}</PanelText>
    )),
    {
      id: 'operation',
      title: t('operationLog.operation'),
      width: '15rem',
      card: 'title',
      cell: entry =>
        entry.kind === 'gap' ? (
          <StatusBadge tone="warn">{gapText(entry, t)}</StatusBadge>
        ) : (
          <button type="button" className={styles.open} onClick={() => onOpen(entry.number)}>
            <PanelText cut>{operationText(entry, t)}</PanelText>
          </button>
        )
    },
    ofRecord({ id: 'change', title: t('operationLog.change'), width: '12rem', card: 'fact' }, record => (
      <FirstChange record={record} t={t} />
    )),
    ofRecord({ id: 'result', title: t('operationLog.result'), width: '7rem' }, ({ result }) => (
      <ResultBadge result={result} />
    ))
  ]
}

const ofRecord = (settings: Settings, cell: (record: OperationRecord) => Children): Column<OperationEntry> => ({
  ...settings,
  cell: entry => (entry.kind === 'record' ? cell(entry) : null)
})

function FirstChange({ record: { changes, change_count }, t }: { record: OperationRecord; t: Translator['t'] }) {
  const [first] = changes
  if (!first) return null
  const text = changeText(first, t)
  return (
    <PanelText cut>{change_count > 1 ? t('operationLog.andMore', { text, count: change_count - 1 }) : text}</PanelText>
  )
}
