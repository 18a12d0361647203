import type { MediumFile } from '../../api/project-management'
import { formatBytes } from '../../lib/text/format'
import type { Translator } from '../../lib/text/i18n'
import { Button } from '../../ui/page/button'
import { PanelText } from '../../ui/page/panel-text'
import type { Column } from '../../ui/table/column'
import styles from './project-management.module.css'

interface Options {
  t: Translator['t']
  disabled: boolean
  onCheck: (path: string) => void
}

export function mediumColumns({ t, disabled, onCheck }: Options): Column<MediumFile>[] {
  return [
    {
      id: 'path',
      title: t('projectManagement.media.file'),
      cell: ({ path }) => <PanelText>{path}</PanelText>,
      compare: (a, b) => a.path.localeCompare(b.path)
    },
    {
      id: 'modified',
      card: 'fact',
      title: t('projectManagement.media.modified'),
      width: '15rem',
      cell: ({ modified_at, size_bytes }) => (
        <>
          {modified_at} <span className={styles.space}>{formatBytes(size_bytes)}</span>
        </>
      ),
      compare: (a, b) => a.modified_at.localeCompare(b.modified_at)
    },
    {
      id: 'check',
      title: t('projectManagement.media.choose'),
      pinned: true,
      width: '7rem',
      cell: ({ path }) => (
        <Button disabled={disabled} onClick={() => onCheck(path)}>
          {t('projectManagement.check')}
        </Button>
      )
    }
  ]
}
