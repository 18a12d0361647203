import type { FindingPart } from '../../api/findings'
import type { HealthFinding } from '../../api/health'
import type { Translator } from '../../lib/text/i18n'
import { joinList } from '../../lib/text/join'
import type { MessageKey } from '../../lib/text/message'
import { countsOf } from '../../stores/alarms'
import type { Checked } from './machine-state'

const PARTS: Record<FindingPart, MessageKey> = {
  alarms: 'common.term.alarms',
  project: 'common.term.project',
  plcs: 'common.term.plcLinks',
  network: 'menu.network',
  storage: 'dashboardDetails.disk',
  memory: 'dashboardDetails.memory',
  clock: 'common.term.systemTime',
  certificates: 'common.term.certificates',
  opcua: 'common.term.opcUaServer',
  codesys: 'menu.codesys',
  host: 'menu.secsGem',
  backups: 'menu.backupData',
  accounts: 'menu.account',
  level_passwords: 'menu.systemPassword',
  licences: 'common.term.licences',
  restart: 'dashboardDetails.pendingRestart'
}

export const partsText = (parts: readonly FindingPart[], t: Translator['t']): string =>
  joinList(parts.map(part => t(PARTS[part])))

/** Alarms come first, then faults; 'no alarms' is said only of alarms that were looked at. */
export function headline(
  { alarms, silent, checked }: Checked,
  rows: readonly Pick<HealthFinding, 'severity'>[],
  t: Translator['t']
): string {
  const active = alarms ? countsOf(alarms, 'active') : []
  if (active.length > 0)
    return t('dashboardDetails.activeAlarms', {
      list: joinList(active.map(({ priority, count }) => t(`dashboardDetails.alarms.${priority}`, { count })))
    })
  const countOf = (wanted: HealthFinding['severity']) => rows.filter(({ severity }) => severity === wanted).length
  const [faults, attentions] = [countOf('fault'), countOf('attention')]
  if (faults > 0) return t('dashboardDetails.faults', { count: faults })
  if (attentions > 0) return t('dashboardDetails.attentions', { count: attentions })
  if (silent.length > 0) return t('dashboardDetails.incomplete')
  return t(checked.includes('alarms') ? 'dashboardDetails.fine' : 'dashboardDetails.noFaults')
}
