import type { OperationEntry, OperationRecord } from '../../api/operation-log'
import { formatNumber } from '../../lib/text/format'
import type { Translator } from '../../lib/text/i18n'
import { plainText } from '../../lib/text/plain-text'
import {
  changeText,
  firstChangeText,
  gapText,
  screenText,
  shownChanges,
  userText
} from '../../stores/operations/record-text'
import { operationText } from '../../stores/operations/text'
import type { Children } from '../../ui/page/children'
import { PanelText } from '../../ui/page/panel-text'
import textStyles from '../../ui/page/text.module.css'
import { StatusBadge } from '../../ui/status/status-badge'
import type { Column } from '../../ui/table/column'
import { RowButton } from '../../ui/table/row-button'
import styles from './operation-log.module.css'
import { ResultBadge } from './result-badge'

type Settings = Omit<Column<OperationEntry>, 'cell'>

/** On phones what was done comes first, then who and when. */
export function columnsOf(t: Translator['t'], onOpen: (number: number) => void): Column<OperationEntry>[] {
  return [
    ofRecord({ id: 'time', title: t('operationLog.time'), width: '11.5rem', card: 'fact' }, ({ time }) => (
      <span className={textStyles.line}>{time}</span>
    )),
    {
      id: 'operation',
      title: t('operationLog.operation'),
      opens: true,
      width: '12rem',
      grows: true,
      card: 'title',
      cell: entry =>
        entry.kind === 'gap' ? (
          <span className={styles.gap}>
            <StatusBadge tone="warn">{gapText(entry, t)}</StatusBadge>
          </span>
        ) : (
          <RowButton onPress={() => onOpen(entry.number)}>
            <PanelText cut>{operationText(entry, t)}</PanelText>
          </RowButton>
        )
    },
    {
      ...ofRecord({ id: 'change', title: t('operationLog.change'), width: '11.5rem', card: 'fact' }, record => {
        const text = firstChangeText(record, t)
        return (
          text && (
            <span className={styles.change} title={firstChangeText(record, t, true)}>
              <PanelText>{text.replace(/→ /, '→\u00a0')}</PanelText>
            </span>
          )
        )
      }),
      printed: entry =>
        entry.kind === 'record' &&
        shownChanges(entry).changes.map(change => <div key={change.field}>{changeText(change, entry, t)}</div>)
    },
    {
      ...ofRecord({ id: 'user', title: t('operationLog.user'), width: '8.5rem', card: 'fact' }, record => (
        <PanelText cut>{userText(record, t)}</PanelText>
      )),
      printed: entry => entry.kind === 'record' && <Whole>{userText(entry, t)}</Whole>
    },
    ofRecord({ id: 'place', title: t('operationLog.place'), width: '8.5rem' }, ({ place }) => (
      <span className={textStyles.line}>{t(`operationLog.place.${place}`)}</span>
    )),
    ofRecord({ id: 'result', title: t('operationLog.result'), width: '8.5rem', card: 'fact' }, ({ result }) => (
      <ResultBadge result={result} />
    )),
    ofRecord({ id: 'screen', title: t('operationLog.screen'), width: '10rem' }, record => (
      <PanelText cut>{screenText(record, t)}</PanelText>
    )),
    {
      ...ofRecord({ id: 'address', title: t('operationLog.address'), width: '10rem' }, ({ address }) =>
        address === null ? '' : <PanelText cut>{plainText(address, 60)}</PanelText>
      ),
      printed: entry => entry.kind === 'record' && <Whole>{plainText(entry.address ?? '', 60)}</Whole>
    },
    ofRecord({ id: 'number', title: t('operationLog.number'), width: '6rem', align: 'end' }, ({ number }) =>
      formatNumber(number)
    )
  ]
}

/** On one line of paper: a part of an address is another one. */
const Whole = ({ children }: { children: string }) => <span className={textStyles.line}>{children}</span>

const ofRecord = (settings: Settings, cell: (record: OperationRecord) => Children): Column<OperationEntry> => ({
  ...settings,
  cell: entry => (entry.kind === 'record' ? cell(entry) : '')
})
