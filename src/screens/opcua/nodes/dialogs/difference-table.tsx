import type { Translator } from '../../../../lib/text/i18n'
import { joinList } from '../../../../lib/text/join'
import type { MessageKey } from '../../../../lib/text/message'
import { plainText } from '../../../../lib/text/plain-text'
import { useText } from '../../../../lib/text/use-text'
import { PanelText } from '../../../../ui/page/panel-text'
import { StatusBadge, type Tone } from '../../../../ui/status/status-badge'
import type { Column } from '../../../../ui/table/column'
import { Table } from '../../../../ui/table/table'
import styles from '../nodes.module.css'
import type { ChangedField, Difference } from '../tree/differences'

const TONES: Record<Difference['kind'], Tone> = { added: 'info', changed: 'info', removed: 'bad' }

const FIELDS: Record<ChangedField, MessageKey> = {
  name: 'common.term.name',
  folder: 'common.term.folder',
  plc: 'opcuaNodes.plc',
  format: 'common.term.addressFormat',
  address: 'common.term.address',
  index_register: 'opcuaNodes.indexRegister',
  data_type: 'common.term.dataType',
  length: 'common.term.length',
  access: 'common.term.access'
}

const LONGEST_ID = 300
/** Above this number all rows have one line, as a long table is windowed. */
const MOST_WRAPPED = 50

interface Props {
  label: string
  differences: readonly Difference[]
  /** Clients of what they no longer find, by the id of the difference. */
  uses?: ReadonlyMap<string, readonly string[]>
}

/** What differs between two trees, with NodeIds before and after. */
export function DifferenceTable({ label, differences, uses }: Props) {
  const { t } = useText()
  const clients: Column<Difference> = {
    id: 'clients',
    title: t('opcuaNodes.clients'),
    card: 'fact',
    width: '9rem',
    cell({ id }) {
      const names = uses?.get(id)
      return names ? <PanelText>{plainText(joinList(names), LONGEST_ID)}</PanelText> : ''
    }
  }
  return (
    <div className={styles.differences}>
      <Table
        label={label}
        rows={differences}
        keyOf={({ kind, id }) => `${kind}-${id}`}
        columns={[
          {
            id: 'node',
            title: t('opcuaNodes.nodeId'),
            cell: difference => <NodeIds of={difference} cut={differences.length > MOST_WRAPPED} />
          },
          {
            id: 'kind',
            title: t('common.action.change'),
            card: 'fact',
            width: '9rem',
            cell: ({ kind }) => <StatusBadge tone={TONES[kind]}>{t(`opcuaNodes.change.${kind}`)}</StatusBadge>
          },
          {
            id: 'fields',
            title: t('opcuaNodes.changedFields'),
            card: 'fact',
            width: '8rem',
            cell: difference => fieldsText(difference, t)
          },
          ...(uses && uses.size > 0 ? [clients] : [])
        ]}
      />
    </div>
  )
}

function NodeIds({ of: difference, cut }: { of: Difference; cut: boolean }) {
  const before = difference.kind === 'added' ? undefined : difference.before
  const after = difference.kind === 'removed' ? undefined : difference.after
  const shown = before === after ? [before] : [before, after]
  const texts = shown.flatMap(id => (id === undefined ? [] : plainText(id, LONGEST_ID)))
  return <PanelText cut={cut}>{texts.join(' → ')}</PanelText>
}

const fieldsText = (difference: Difference, t: Translator['t']): string =>
  difference.kind === 'changed' ? joinList(difference.fields.map(field => t(FIELDS[field]))) : ''
