import { useStore } from '@nanostores/preact'
import { useText } from '../../../../lib/text/use-text'
import { Disclosure } from '../../../../ui/page/disclosure'
import { PanelText } from '../../../../ui/page/panel-text'
import type { Column } from '../../../../ui/table/column'
import { RowCheck } from '../../../../ui/table/row-check'
import { Table } from '../../../../ui/table/table'
import styles from '../../system-info.module.css'
import { snapshotTitle } from '../texts'
import { contentOf } from './content'
import { ContentView } from './content-view'
import type { RestoreModel } from './model'
import type { Plan } from './plan'
import type { ChangeRow, Section } from './texts'

interface Props {
  model: RestoreModel
  plan: Plan
  section: Section
}

/** The changes of a screen: all of them with one press, or each by itself. */
export function SectionView({ model, plan, section: { title, rows } }: Props) {
  const { t } = useText()
  const chosen = useStore(model.$chosen)
  const possible = rows.filter(({ change }) => !change.misfit).map(({ change }) => change.id)
  const count = possible.filter(id => chosen.has(id)).length
  const all = {
    label: t('common.actionOn', { action: t('common.action.restore'), object: title }),
    checked: count > 0 && count === possible.length,
    mixed: count > 0 && count < possible.length,
    disabled: possible.length === 0,
    onPick: (wanted: boolean) => model.choose(possible, wanted)
  }
  const columns: Column<ChangeRow>[] = [
    {
      id: 'select',
      card: 'check',
      title: t('common.action.restore'),
      width: '4.25rem',
      cell: ({ change, setting }) => (
        <RowCheck
          label={t('common.actionOn', { action: t('common.action.restore'), object: setting })}
          checked={chosen.has(change.id)}
          disabled={!!change.misfit}
          onPick={wanted => model.choose([change.id], wanted)}
        />
      )
    },
    {
      id: 'setting',
      card: 'title',
      title: t('systemInfoConfiguration.setting'),
      cell: row => <PanelText>{row.setting}</PanelText>
    },
    {
      id: 'before',
      card: 'fact',
      title: t('systemInfoConfiguration.with.panel'),
      cell: row => <PanelText>{row.before}</PanelText>
    },
    {
      id: 'after',
      card: 'fact',
      title: snapshotTitle(plan.file, t),
      cell: row => <ContentView title={row.after} content={contentOf(row.change, t)} />
    },
    ...(rows.some(({ note }) => note)
      ? [
          {
            id: 'note',
            card: 'fact' as const,
            title: t('systemInfoRestore.notRestored'),
            cell: (row: ChangeRow) => row.note
          }
        ]
      : [])
  ]
  return (
    <div className={styles.section}>
      <RowCheck {...all} />
      <Disclosure lazy label={t('systemInfoRestore.section', { screen: title, chosen: count, total: rows.length })}>
        <Table unprinted label={title} columns={columns} rows={rows} keyOf={({ change }) => change.id} />
      </Disclosure>
    </div>
  )
}
