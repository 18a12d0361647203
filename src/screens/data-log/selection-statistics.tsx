import { useStore } from '@nanostores/preact'
import { $i18n } from '../../lib/text/i18n'
import { Button } from '../../ui/page/button'
import type { Column } from '../../ui/table/column'
import { Table } from '../../ui/table/table'
import styles from './data-log.module.css'
import { LineSwatch } from './line-swatch'
import type { DataLogModel } from './model'
import { type LineStatistics, statisticsIn } from './shown'
import { valueText, windowTexts } from './texts'

const FIGURES = ['minimum', 'maximum', 'mean'] as const

export function SelectionStatistics({ model }: { model: DataLogModel }) {
  const { t } = useStore($i18n)
  const selection = useStore(model.$selection)
  const shown = useStore(model.$shown)
  if (!selection || !shown) return null
  const title = t('dataLog.selection', windowTexts(selection))
  const columns: Column<LineStatistics>[] = [
    {
      id: 'channel',
      title: t('dataLog.selection.channel'),
      cell: ({ line }) => (
        <>
          <LineSwatch line={line} /> <bdi>{line.label}</bdi>
        </>
      )
    },
    ...FIGURES.map(figure => ({
      id: figure,
      card: 'fact' as const,
      title: t(`dataLog.selection.${figure}`),
      cell: ({ line, statistics }: LineStatistics) => valueText(statistics?.[figure], line.decimals)
    }))
  ]
  return (
    <div className={styles.selection}>
      <div className={styles.selectionHead}>
        <strong>{title}</strong>
        <Button kind="quiet" icon="close" onClick={() => model.setSelection(undefined)}>
          {t('dataLog.selection.clear')}
        </Button>
      </div>
      <Table label={title} columns={columns} rows={statisticsIn(shown, selection)} keyOf={({ line }) => line.id} />
    </div>
  )
}
