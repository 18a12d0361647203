import { useStore } from '@nanostores/preact'
import { useId, useState } from 'react'
import type { MediumFile, ProjectMedium } from '../../api/project-management'
import { useAction } from '../../lib/remote/use-action'
import { formatBytes } from '../../lib/text/format'
import { $i18n } from '../../lib/text/i18n'
import { notify } from '../../stores/notices'
import { SearchField } from '../../ui/form/search-field'
import { Button } from '../../ui/page/button'
import { PanelText } from '../../ui/page/panel-text'
import { Toolbar } from '../../ui/page/toolbar'
import { ProblemBanner } from '../../ui/status/problem-banner'
import { Table } from '../../ui/table/table'
import { mediumColumns } from './medium-columns'
import type { ProjectManagement } from './model'
import { problemOf } from './problem'
import styles from './project-management.module.css'

/** With more files than this there is a search field. */
const SEARCH_ABOVE = 10

interface Props {
  model: ProjectManagement
  medium: ProjectMedium
  inProgress: boolean
}

export function MediumView({ model, medium, inProgress }: Props) {
  const { t } = useStore($i18n)
  const [search, setSearch] = useState('')
  const title = useId()
  const eject = useAction(async () => {
    await model.eject(medium.id)
    notify('projectManagement.media.ejected')
  }, 'in place')
  const { kind, label } = medium
  const files = medium.files.items
  const onCheck = (path: string) => void model.check(medium.id, path)
  const columns = mediumColumns({ t, disabled: inProgress, onCheck })
  const found = files.filter(({ path }) => path.toLowerCase().includes(search.trim().toLowerCase()))
  const name = `${t(`projectManagement.media.${kind}`)} ${label}`
  return (
    <section aria-labelledby={title} className={styles.medium}>
      <h3 id={title} className={styles.label}>
        {t(`projectManagement.media.${kind}`)} <PanelText>{label}</PanelText>{' '}
        <span className={styles.space}>
          {t('projectManagement.media.free', {
            free: formatBytes(medium.free_bytes),
            total: formatBytes(medium.total_bytes)
          })}
        </span>
      </h3>
      <Toolbar
        search={
          files.length > SEARCH_ABOVE && (
            <SearchField label={t('projectManagement.media.search')} value={search} onPick={setSearch} />
          )
        }
      >
        <Button busy={eject.busy} disabled={inProgress} onClick={eject.run}>
          {t('projectManagement.media.eject')}
        </Button>
      </Toolbar>
      {eject.failure && <ProblemBanner problem={problemOf(eject.failure)} />}
      <Table<MediumFile>
        label={t('projectManagement.media.files', { name })}
        rows={found}
        keyOf={({ path }) => path}
        empty={<p className={styles.space}>{t('projectManagement.media.empty')}</p>}
        columns={columns}
      />
    </section>
  )
}
