import type { DataLogStatistics } from '../../../api/data-log'
import type { CsvCell } from '../../../lib/table-file/csv'
import { cleanFileName } from '../../../lib/text/file-name'
import { formatNumber } from '../../../lib/text/format'
import { plainText } from '../../../lib/text/plain-text'
import { showDeviceTime } from '../../../lib/text/time-text'
import type { LogPart, LogRecords } from './read-records'
import type { Trend } from './read-trend'
import { type DataFile, offsetColumn, type T } from './report-model'

/** A file for each log, with all digits: its records, each with the values of its time, or the extremes of each part of the range. */
export const trendFiles = ({ logs }: Trend, t: T): DataFile[] =>
  logs.flatMap((of, index) => {
    const name = fileName(of, index)
    if (of.records.length > 0) return [{ name, rows: () => recordRows(of, t) }]
    return of.parts.length > 0 ? [{ name, rows: () => partRows(of, t) }] : []
  })

/** Of which logs the archive has not all records. */
export const reductionNotes = ({ logs }: Trend, t: T): string[] =>
  logs.flatMap((of, index) => {
    if (of.records.length >= of.total) return []
    const facts = { log: plainText(of.log.name, 60) || of.log.id, total: formatNumber(of.total) }
    return of.parts.length > 0
      ? [t('incidentDialog.reduced', { ...facts, file: fileName(of, index) })]
      : [t('incidentDialog.unreduced', facts)]
  })

function fileName({ log, parts }: LogRecords, index: number): string {
  const name = cleanFileName(`trend-${index + 1}-${plainText(log.name, 40)}`)
  return parts.length > 0 ? `${name}-min-max.csv` : `${name}.csv`
}

function recordRows(of: LogRecords, t: T): CsvCell[][] {
  const offset = offsetColumn(of.records, t)
  return [
    [t('operationLog.time'), ...offset.title, ...titlesOf(of)],
    ...of.records.map(record => [showDeviceTime(record.time), ...offset.cell(record), ...record.values])
  ]
}

const partRows = (of: LogRecords, t: T): CsvCell[][] => [
  [
    t('range.from'),
    t('range.to'),
    t('common.term.recordCount'),
    ...titlesOf(of).flatMap(channel => [
      t('incidentDialog.channelMinimum', { channel }),
      t('incidentDialog.channelMinimumTime', { channel }),
      t('incidentDialog.channelMaximum', { channel }),
      t('incidentDialog.channelMaximumTime', { channel })
    ])
  ],
  ...of.parts.map(partRow)
]

const partRow = ({ from, to, records, statistics }: LogPart): CsvCell[] => [
  showDeviceTime(from),
  showDeviceTime(to),
  records,
  ...statistics.flatMap(extremesOf)
]

const extremesOf = ({ minimum, minimum_at, maximum, maximum_at }: DataLogStatistics): CsvCell[] => [
  minimum,
  plainText(minimum_at ?? '', 32),
  maximum,
  plainText(maximum_at ?? '', 32)
]

/** Those of channels with the same name differ by their id. */
function titlesOf({ channels }: LogRecords): string[] {
  const titles = channels.map(({ id, name, unit }) =>
    [plainText(name, 60) || id, plainText(unit, 20)].filter(Boolean).join(', ')
  )
  return titles.map((title, index) =>
    titles.indexOf(title) === titles.lastIndexOf(title) ? title : `${title} (${channels[index]?.id})`
  )
}
