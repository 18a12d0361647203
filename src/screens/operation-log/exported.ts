import { exportOperations, type OperationsWanted } from '../../api/operation-log'
import type { LogExport } from '../../stores/ranged-log'
import type { Query } from './filters'

export const EXPORTED: LogExport<Query, OperationsWanted> = {
  fileName: 'operation-log.csv',
  matching: 'operationLog.export.matching',
  records: 'operationLog.export.records',
  start: exportOperations,
  limits: ({ user, place, object, text, result }, t) => [
    { label: t('operationLog.user'), value: user.trim() },
    { label: t('operationLog.place'), value: place && t(`operationLog.place.${place}`) },
    { label: t('operationLog.object'), value: object.trim() },
    { label: t('operationLog.text'), value: text.trim() },
    { label: t('operationLog.result'), value: result && t(`operationLog.result.${result}`) }
  ]
}
