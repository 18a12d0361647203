import { useStore } from '@nanostores/preact'
import { useMemo, useState } from 'react'
import { Link } from 'wouter'
import { NO_VALUE } from '../../../lib/text/format'
import type { Translator } from '../../../lib/text/i18n'
import { joinList } from '../../../lib/text/join'
import { useText } from '../../../lib/text/use-text'
import { Card } from '../../../ui/card/card'
import { MatchCount } from '../../../ui/card/match-count'
import { Toolbar } from '../../../ui/card/toolbar'
import { FilterSelect } from '../../../ui/filter/filter-select'
import { SearchField } from '../../../ui/form/search-field'
import { EmptyState } from '../../../ui/page/empty-state'
import { PanelText } from '../../../ui/page/panel-text'
import { Banner } from '../../../ui/status/banner'
import { StatusBadge } from '../../../ui/status/status-badge'
import type { Column } from '../../../ui/table/column'
import { Table } from '../../../ui/table/table'
import type { Compared } from './compare'
import type { ConfigurationModel } from './model'
import { type DifferenceRow, rowOf, snapshotTitle, titleOf } from './texts'

export function DifferencesCard({ model }: { model: ConfigurationModel }) {
  const { t } = useText()
  const compared = useStore(model.$compared)
  if (!compared) return null
  return (
    <>
      {compared.changed && <Banner tone="warn" title={t('systemInfoConfiguration.changed')} />}
      {compared.notCompared.length > 0 && (
        <Banner tone="warn" title={t('systemInfoConfiguration.notCompared')}>
          {joinList(compared.notCompared.map(tag => titleOf(tag, t)))}
        </Banner>
      )}
      <Card flush title={t('systemInfoConfiguration.differences')}>
        <Differences of={compared} />
      </Card>
    </>
  )
}

function Differences({ of: { differences, before, after, isPanel, isKept } }: { of: Compared }) {
  const { t } = useText()
  const [search, setSearch] = useState('')
  const [screen, setScreen] = useState('')
  const all = useMemo(() => differences.map(difference => rowOf(difference, t)), [differences, t])
  const wanted = search.trim().toLowerCase()
  const rows = all.filter(
    row =>
      (screen === '' || row.screen === screen) &&
      [row.setting, row.before, row.after].some(text => text.toLowerCase().includes(wanted))
  )
  const beforeTitle = snapshotTitle(before, t, isKept ? t('common.reference') : undefined)
  if (all.length === 0)
    return (
      <EmptyState icon="check" title={t('systemInfoConfiguration.same')}>
        {beforeTitle}
        <br />
        {t('systemInfoConfiguration.passwords')}
      </EmptyState>
    )
  const screens = [...new Set(all.map(row => row.screen))]
  return (
    <>
      <Toolbar
        flush
        search={<SearchField label={t('common.term.search')} value={search} onPick={setSearch} />}
        filter={
          <FilterSelect
            label={t('systemInfoConfiguration.screen')}
            value={screen}
            options={screens.map(title => ({ value: title, text: title }))}
            onPick={setScreen}
          />
        }
        below={t('systemInfoConfiguration.passwords')}
        count={
          <MatchCount found={rows.length} total={all.length}>
            {t('systemInfoConfiguration.differenceCount', { count: all.length })}
          </MatchCount>
        }
      />
      <Table
        label={t('systemInfoConfiguration.differences')}
        columns={columnsOf(beforeTitle, isPanel ? t('systemInfoConfiguration.with.panel') : snapshotTitle(after, t), t)}
        rows={rows}
        search={search}
        keyOf={({ id }) => id}
        empty={<EmptyState title={t('systemInfoConfiguration.noMatch')} />}
      />
    </>
  )
}

const columnsOf = (before: string, after: string, t: Translator['t']): Column<DifferenceRow>[] => [
  {
    id: 'setting',
    card: 'title',
    title: t('systemInfoConfiguration.setting'),
    cell: ({ setting, change }) => (
      <>
        <PanelText>{setting}</PanelText>
        {change && (
          <div>
            <StatusBadge tone="plain">{t(`systemInfoConfiguration.change.${change}`)}</StatusBadge>
          </div>
        )}
      </>
    )
  },
  {
    id: 'screen',
    card: 'fact',
    title: t('systemInfoConfiguration.screen'),
    cell: ({ place, screen }) => <ScreenLink path={place}>{screen}</ScreenLink>
  },
  { id: 'before', card: 'fact', title: before, cell: row => valueCell(row, row.before) },
  { id: 'after', card: 'fact', title: after, cell: row => valueCell(row, row.after) }
]

/** An entry as a whole has no value. */
const valueCell = ({ change }: DifferenceRow, value: string) => (change ? NO_VALUE : <PanelText>{value}</PanelText>)

const ScreenLink = ({ path, children }: { path: string | undefined; children: string }) =>
  path ? <Link href={path}>{children}</Link> : children
