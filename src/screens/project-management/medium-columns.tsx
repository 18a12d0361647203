import type { MediumFile } from '../../api/project-management'
import { formatBytes } from '../../lib/text/format'
import type { Translator } from '../../lib/text/i18n'
import { Button } from '../../ui/page/button'
import { PanelText } from '../../ui/page/panel-text'
import type { Column } from '../../ui/table/column'
import styles from './project-management.module.css'

interface Options {
  t: Translator['t']
  /** Shows date and size below the file name instead of in their own column. */
  narrow: boolean
  disabled: boolean
  onCheck: (path: string) => void
}

export function mediumColumns({ t, narrow, disabled, onCheck }: Options): Column<MediumFile>[] {
  const fileDetails = ({ modified_at, size_bytes }: MediumFile) => (
    <>
      {modified_at} <span className={styles.space}>{formatBytes(size_bytes)}</span>
    </>
  )
  const modified: Column<MediumFile> = {
    id: 'modified',
    title: t('projectManagement.media.modified'),
    width: '15rem',
    cell: fileDetails,
    compare: (a, b) => a.modified_at.localeCompare(b.modified_at)
  }
  return [
    {
      id: 'path',
      title: t('projectManagement.media.file'),
      cell: file => (
        <>
          <div className={styles.path}>
            <PanelText>{file.path}</PanelText>
          </div>
          {narrow && <div className={styles.fileDetails}>{fileDetails(file)}</div>}
        </>
      ),
      compare: (a, b) => a.path.localeCompare(b.path)
    },
    ...(narrow ? [] : [modified]),
    {
      id: 'check',
      title: t('projectManagement.media.choose'),
      pinned: true,
      width: narrow ? '6rem' : '7rem',
      cell: ({ path }) => (
        <Button disabled={disabled} onClick={() => onCheck(path)}>
          {t('projectManagement.check')}
        </Button>
      )
    }
  ]
}
