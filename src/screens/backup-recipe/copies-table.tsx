import { useStore } from '@nanostores/preact'
import type { RecipeBackup } from '../../api/backup-recipe'
import { useAction } from '../../lib/remote/use-action'
import { formatBytes } from '../../lib/text/format'
import { $i18n } from '../../lib/text/i18n'
import { plainText } from '../../lib/text/plain-text'
import { Button } from '../../ui/page/button'
import { EmptyState } from '../../ui/page/empty-state'
import { PanelText } from '../../ui/page/panel-text'
import type { Column } from '../../ui/table/column'
import { Table } from '../../ui/table/table'
import styles from './backup-recipe.module.css'
import type { BackupRecipeModel } from './model'

interface CopiesTableProps {
  model: BackupRecipeModel
  copies: readonly RecipeBackup[]
  searched: boolean
  onOpen: (action: 'restore' | 'delete', copy: RecipeBackup) => void
}

const NEWEST_FIRST = { column: 'madeAt', descending: true }
const SHOWN_OF_CHECKSUM = 8

export function CopiesTable({ model, copies, searched, onOpen }: CopiesTableProps) {
  const { t } = useStore($i18n)
  const running = useStore(model.$work).job?.state === 'running'
  const download = useAction(model.download)
  const columns: Column<RecipeBackup>[] = [
    {
      id: 'madeAt',
      title: t('backupRecipe.madeAt'),
      cell: ({ made_at, name }) => (
        <>
          <div className={styles.whole}>{plainText(made_at, 32)}</div>
          <div className={`${styles.second} ${styles.whole}`}>
            <PanelText>{plainText(name, 80)}</PanelText>
          </div>
        </>
      ),
      compare: (one, other) => one.made_at.localeCompare(other.made_at)
    },
    {
      id: 'size',
      title: t('backupRecipe.sizeAndChecksum'),
      align: 'end',
      cell: ({ size_bytes, checksum }) => (
        <>
          <div className={styles.whole}>{formatBytes(size_bytes)}</div>
          <div className={`${styles.second} ${styles.whole}`} title={`${t('backupRecipe.checksum')}: ${checksum}`}>
            <PanelText mono>{checksum.slice(0, SHOWN_OF_CHECKSUM)}</PanelText>
          </div>
        </>
      ),
      compare: (one, other) => one.size_bytes - other.size_bytes
    },
    {
      id: 'records',
      title: t('backupRecipe.recordCount'),
      align: 'end',
      cell: ({ records }) => records,
      compare: (one, other) => one.records - other.records
    },
    {
      id: 'project',
      title: t('backupRecipe.project'),
      cell: ({ project }) => (
        <>
          <PanelText>{plainText(project.name, 60)}</PanelText>
          <div className={`${styles.second} ${styles.whole}`}>{plainText(project.compiled_at, 32)}</div>
        </>
      ),
      compare: (one, other) => one.project.compiled_at.localeCompare(other.project.compiled_at)
    },
    {
      id: 'madeBy',
      title: t('backupRecipe.madeBy'),
      cell: ({ made_by, target }) => (
        <>
          <bdi className={styles.whole}>{plainText(made_by, 60) || t('backupRecipe.bySchedule')}</bdi>
          <div className={`${styles.second} ${styles.whole}`}>{t(`backupRecipe.target.${target}`)}</div>
        </>
      ),
      compare: (one, other) => one.made_by.localeCompare(other.made_by)
    },
    {
      id: 'actions',
      pinned: true,
      title: t('backupRecipe.actions'),
      cell: copy =>
        copy.available ? (
          <span className={styles.actions} role="group" aria-label={plainText(copy.name, 80)}>
            <Button
              kind="quiet"
              busy={download.current?.[0].id === copy.id}
              disabled={download.busy}
              onClick={() => download.run(copy)}
            >
              {t('backupRecipe.download')}
            </Button>
            <Button kind="quiet" disabled={running} onClick={() => onOpen('restore', copy)}>
              {t('backupRecipe.restore')}
            </Button>
            <Button kind="quiet" disabled={running} onClick={() => onOpen('delete', copy)}>
              {t('backupRecipe.delete')}
            </Button>
          </span>
        ) : (
          t(copy.target === 'email' ? 'backupRecipe.notHere.email' : 'backupRecipe.notHere')
        )
    }
  ]
  return (
    <Table
      label={t('backupRecipe.copies')}
      columns={columns}
      rows={copies}
      keyOf={({ id }) => id}
      sorting={NEWEST_FIRST}
      empty={
        <EmptyState title={t(searched ? 'backupRecipe.notFound' : 'backupRecipe.none')}>
          {!searched && t('backupRecipe.none.hint')}
        </EmptyState>
      }
    />
  )
}
