import type { ActiveAlarm, FindingPart } from '../api/findings'
import type { HealthFinding } from '../api/health'
import type { Translator } from '../lib/text/i18n'
import { joinList, joinParts } from '../lib/text/join'
import type { MessageKey } from '../lib/text/message'
import { alarmSeverity, countsOf } from './alarms'
import type { Checked } from './machine-state'

export const FINDING_PARTS: Record<FindingPart, MessageKey> = {
  alarms: 'common.term.alarms',
  project: 'common.term.project',
  plcs: 'common.term.plcLinks',
  network: 'menu.network',
  storage: 'common.term.disk',
  memory: 'common.term.memory',
  clock: 'common.term.systemTime',
  certificates: 'common.term.certificates',
  opcua: 'common.term.opcUaServer',
  codesys: 'menu.codesys',
  easyaccess: 'menu.easyaccess',
  host: 'menu.secsGem',
  backups: 'menu.backupData',
  accounts: 'menu.account',
  level_passwords: 'menu.systemPassword',
  licences: 'common.term.licences',
  restart: 'common.term.pendingRestart',
  services: 'common.term.services',
  recipe_backups: 'menu.backupRecipe'
}

export const partsText = (parts: readonly FindingPart[], t: Translator['t']): string =>
  joinList(parts.map(part => t(FINDING_PARTS[part])))

/** Whether the most important alarm is at least as severe as the findings. */
const leads = (
  first: Pick<ActiveAlarm, 'priority'> | null | undefined,
  rows: readonly Pick<HealthFinding, 'severity'>[]
) => (first ? alarmSeverity(first.priority) === 'fault' || rows.every(({ severity }) => severity !== 'fault') : false)

/** The most severe; of equals, alarms come first. 'No alarms' is said only of alarms that were looked at. */
export function headline(
  { alarms, silent, checked }: Checked,
  rows: readonly Pick<HealthFinding, 'severity'>[],
  t: Translator['t']
): string {
  const active = alarms ? countsOf(alarms, 'active') : []
  const countOf = (wanted: HealthFinding['severity']) => rows.filter(({ severity }) => severity === wanted).length
  const [faults, attentions] = [countOf('fault'), countOf('attention')]
  const [first] = active
  if (first && leads(first, rows))
    return t('common.state.activeAlarms', {
      list: joinList(active.map(({ priority, count }) => t(`common.state.alarms.${priority}`, { count })))
    })
  if (faults > 0) return t('common.state.faults', { count: faults })
  if (attentions > 0) return t('common.state.attentions', { count: attentions })
  if (silent.length > 0) return t('common.state.incomplete')
  return t(checked.includes('alarms') ? 'common.state.fine' : 'common.state.noFaults')
}

/** What the state is based on. */
export const basisText = ({ checked, silent }: Checked, derived: boolean, t: Translator['t']): string =>
  joinParts([
    ...(checked.length > 0 ? [t('common.state.checked', { parts: partsText(checked, t) })] : []),
    ...(silent.length > 0 ? [t('common.state.silent', { parts: partsText(silent, t) })] : []),
    ...(derived ? [t('common.state.derived')] : [])
  ])
