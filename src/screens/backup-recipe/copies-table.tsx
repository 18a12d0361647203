import { useStore } from '@nanostores/preact'
import type { RecipeBackup } from '../../api/backup-recipe'
import { isServer } from '../../lib/network/file-target'
import { useAction } from '../../lib/remote/use-action'
import { formatBytes } from '../../lib/text/measures'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { Button } from '../../ui/page/button'
import { EmptyState } from '../../ui/page/empty-state'
import { PanelText } from '../../ui/page/panel-text'
import textStyles from '../../ui/page/text.module.css'
import type { Column } from '../../ui/table/column'
import { RowActions } from '../../ui/table/row-actions'
import { Table } from '../../ui/table/table'
import { TargetText } from '../../ui/target/target-text'
import styles from './backup-recipe.module.css'
import type { BackupRecipeModel } from './model'

interface CopiesTableProps {
  model: BackupRecipeModel
  copies: readonly RecipeBackup[]
  search: string
  onOpen: (action: 'restore' | 'delete', copy: RecipeBackup) => void
}

const NEWEST_FIRST = { column: 'madeAt', descending: true }
const ACTIONS = [
  { id: 'restore', text: 'common.action.restore', danger: false },
  { id: 'delete', text: 'common.action.delete', danger: true }
] as const
const CHECKSUM_PREFIX_LENGTH = 8

export function CopiesTable({ model, copies, search, onOpen }: CopiesTableProps) {
  const { t } = useText()
  const filtered = search.trim() !== ''
  const running = useStore(model.$followedJob).job?.state === 'running'
  const download = useAction(model.download)
  const columns: Column<RecipeBackup>[] = [
    {
      id: 'madeAt',
      title: t('backupRecipe.madeAt'),
      cell: ({ made_at, name }) => (
        <>
          <div className={styles.nowrap}>{plainText(made_at, 32)}</div>
          <div className={`${textStyles.note} ${styles.nowrap}`}>
            <PanelText cut>{plainText(name, 80)}</PanelText>
          </div>
        </>
      ),
      compare: (a, b) => a.made_at.localeCompare(b.made_at)
    },
    {
      id: 'size',
      card: 'fact',
      title: t('backupRecipe.sizeAndChecksum'),
      align: 'end',
      cell: ({ size_bytes, checksum }) => (
        <>
          <div className={styles.nowrap}>{formatBytes(size_bytes)}</div>
          <div className={`${textStyles.note} ${styles.nowrap}`} title={`${t('common.term.checksum')}: ${checksum}`}>
            <PanelText mono>{checksum.slice(0, CHECKSUM_PREFIX_LENGTH)}</PanelText>
          </div>
        </>
      ),
      compare: (a, b) => a.size_bytes - b.size_bytes
    },
    {
      id: 'records',
      title: t('common.term.recordCount'),
      align: 'end',
      cell: ({ records }) => records,
      compare: (a, b) => a.records - b.records
    },
    {
      id: 'project',
      card: 'fact',
      title: t('common.term.project'),
      cell: ({ project }) => (
        <>
          <PanelText>{plainText(project.name, 60)}</PanelText>
          <div className={`${textStyles.note} ${styles.nowrap}`}>{plainText(project.compiled_at, 32)}</div>
        </>
      ),
      compare: (a, b) => a.project.compiled_at.localeCompare(b.project.compiled_at)
    },
    {
      id: 'madeBy',
      title: t('backupRecipe.madeBy'),
      cell: ({ made_by, target, host }) => (
        <>
          <bdi className={styles.nowrap}>{plainText(made_by, 60) || t('common.term.schedule')}</bdi>
          <div className={`${textStyles.note} ${styles.nowrap}`}>
            <TargetText of={{ target, host }} />
          </div>
        </>
      ),
      compare: (a, b) => a.made_by.localeCompare(b.made_by)
    },
    {
      id: 'actions',
      pinned: true,
      title: t('common.term.actions'),
      cell: copy =>
        copy.available ? (
          <RowActions
            name={plainText(copy.name, 80)}
            more={ACTIONS.map(({ id, text, danger }) => ({
              ...{ id, text: t(text), asks: true, danger, disabled: running, onPick: () => onOpen(id, copy) }
            }))}
          >
            <Button
              kind="quiet"
              busy={download.current?.[0].id === copy.id}
              disabled={download.busy}
              onClick={() => download.run(copy)}
            >
              {t('common.term.download')}
            </Button>
          </RowActions>
        ) : (
          t(awayText(copy))
        )
    }
  ]
  return (
    <Table
      label={t('backupRecipe.copies')}
      columns={columns}
      rows={copies}
      search={search}
      keyOf={({ id }) => id}
      sorting={NEWEST_FIRST}
      empty={
        <EmptyState title={t(filtered ? 'backupRecipe.notFound' : 'common.term.noBackups')}>
          {!filtered && t('common.backup.first')}
        </EmptyState>
      }
    />
  )
}

function awayText({ target }: RecipeBackup) {
  if (target === 'email') return 'backupRecipe.notHere.email'
  return isServer(target) ? 'backupRecipe.notHere.server' : 'backupRecipe.notHere'
}
