import type { OperationRecord } from '../../../api/operation-log'
import { plainText } from '../../../lib/text/plain-text'
import { placeText, roleText, userText } from '../../../stores/operations/record-text'
import { figure } from '../../../ui/paper/document'
import type { Section, T } from './report-model'

const time = (text: string) => plainText(text, 32)

/** Who was there, from which places, oldest first. */
export function accountSection(records: readonly OperationRecord[], t: T): Section {
  const groups = new Map<string, OperationRecord[]>()
  for (const record of records) {
    const key = JSON.stringify([record.username, record.role, record.place, record.address])
    const group = groups.get(key) ?? []
    group.push(record)
    groups.set(key, group)
  }
  const rows = [...groups.values()].flatMap(group => {
    const [first, last] = [group[0], group[group.length - 1]]
    const rejected = group.filter(({ result }) => result === 'refused').length
    if (!first || !last) return []
    return [
      [
        userText(first, t),
        roleText(first, t),
        placeText(first, t),
        figure(group.length),
        figure(rejected),
        time(first.time),
        time(last.time)
      ]
    ]
  })
  return {
    id: 'accounts',
    title: t('incidentDialog.accounts'),
    notes: [],
    table: {
      columns: [
        t('operationLog.user'),
        t('common.term.role'),
        t('operationLog.place'),
        t('common.term.operations'),
        t('operationLog.result.refused'),
        t('incidentDialog.firstTime'),
        t('incidentDialog.lastTime')
      ],
      rows
    }
  }
}
