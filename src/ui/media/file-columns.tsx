import type { Translator } from '../../lib/text/i18n'
import { formatBytes } from '../../lib/text/measures'
import { Button } from '../page/button'
import { PanelText } from '../page/panel-text'
import type { Column } from '../table/column'
import styles from './media.module.css'
import type { MediumFile } from './medium'

interface Options {
  t: Translator['t']
  /** What is done with a file. */
  verb: string
  disabled: boolean
  onPick: (file: MediumFile) => void
}

export function fileColumns({ t, verb, disabled, onPick }: Options): Column<MediumFile>[] {
  return [
    {
      id: 'path',
      title: t('common.media.file'),
      cell: ({ path }) => <PanelText>{path}</PanelText>,
      compare: (a, b) => a.path.localeCompare(b.path)
    },
    {
      id: 'modified',
      card: 'fact',
      title: t('common.media.modified'),
      width: '15rem',
      cell: ({ modified_at, size_bytes }) => (
        <>
          {modified_at} <span className={styles.space}>{formatBytes(size_bytes)}</span>
        </>
      ),
      compare: (a, b) => a.modified_at.localeCompare(b.modified_at)
    },
    {
      id: 'pick',
      title: t('common.media.choose'),
      pinned: true,
      width: '7rem',
      cell: file => (
        <Button disabled={disabled} onClick={() => onPick(file)}>
          {verb}
        </Button>
      )
    }
  ]
}
