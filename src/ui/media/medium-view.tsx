import { useId, useState } from 'react'
import { formatBytes } from '../../lib/text/measures'
import { useText } from '../../lib/text/use-text'
import { MatchCount } from '../card/match-count'
import { Toolbar } from '../card/toolbar'
import { SearchField } from '../form/search-field'
import type { Children } from '../page/children'
import { PanelText } from '../page/panel-text'
import { Table } from '../table/table'
import { fileColumns } from './file-columns'
import styles from './media.module.css'
import type { Medium, MediumFile } from './medium'

/** With more files than this there is a search field. */
const SEARCH_ABOVE = 10

interface Props {
  medium: Medium
  /** Name of the list of files. */
  label: (medium: string) => string
  /** Shown without a file. */
  empty: string
  /** What is done with a file. */
  verb: string
  disabled: boolean
  onPick: (file: MediumFile) => void
  action?: Children
  /** Shown above the files. */
  children?: Children
}

/** A medium in the panel and its files, one of which is picked. */
export function MediumView({ medium, label, empty, verb, disabled, onPick, action, children }: Props) {
  const { t } = useText()
  const [search, setSearch] = useState('')
  const title = useId()
  const kind = t(`common.media.${medium.kind}`)
  const files = medium.files.items
  const searched = files.length > SEARCH_ABOVE
  const found = files.filter(({ path }) => path.toLowerCase().includes(search.trim().toLowerCase()))
  const free = formatBytes(medium.free_bytes)
  const total = formatBytes(medium.total_bytes)
  return (
    <section aria-labelledby={title} className={styles.medium}>
      <h3 id={title} className={styles.label}>
        {kind} <PanelText>{medium.label}</PanelText>{' '}
        <span className={styles.space}>{t('common.media.free', { free, total })}</span>
      </h3>
      {(searched || action) && (
        <Toolbar
          search={searched && <SearchField label={t('common.media.search')} value={search} onPick={setSearch} />}
          count={searched && <MatchCount found={found.length} total={files.length} />}
        >
          {action}
        </Toolbar>
      )}
      {children}
      <Table<MediumFile>
        label={label(`${kind} ${medium.label}`)}
        rows={found}
        unprinted
        keyOf={({ path }) => path}
        empty={<p className={styles.space}>{empty}</p>}
        columns={fileColumns({ t, verb, disabled, onPick })}
      />
    </section>
  )
}
