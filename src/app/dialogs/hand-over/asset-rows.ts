import type { CsvCell } from '../../../lib/table-file/csv'
import { csvCellOf, type PaperDocument } from '../../../ui/paper/document'
import type { T } from './line'
import type { ReportSource } from './report'

/** A row for each value, with the panel before it, so that the files of several panels make one asset list. */
export function assetRows(
  { title, facts, warnings, sections }: PaperDocument,
  { handOver: { identity } }: ReportSource,
  t: T
): CsvCell[][] {
  const panel = [identity.hmi_name, identity.serial]
  return [
    [
      t('common.term.hmiName'),
      t('systemInfo.serial'),
      t('handOverDialog.section'),
      t('common.term.name'),
      t('projectManagement.comparison.field'),
      t('common.term.value')
    ],
    ...facts.map(([label, value]) => [...panel, t('common.term.identity'), '', label, value]),
    ...warnings.map(warning => [...panel, title, '', '', warning]),
    ...sections.flatMap(({ title, notes, table = { columns: [], rows: [] } }) => [
      ...notes.map(note => [...panel, title, '', '', note]),
      ...table.rows.flatMap(([first, ...others]) =>
        others.map((cell, index) => [
          ...panel,
          title,
          first === undefined ? '' : csvCellOf(first),
          table.columns[index + 1],
          csvCellOf(cell)
        ])
      )
    ])
  ]
}
