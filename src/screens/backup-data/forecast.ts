import type { DataBackupSettings, DataForecast, DataForecastSource } from '../../api/backup-data'
import type { HealthFinding } from '../../api/health'
import type { Translator } from '../../lib/text/i18n'
import { joinList } from '../../lib/text/join'
import type { Message } from '../../lib/text/message'
import { plainText } from '../../lib/text/plain-text'
import { FINDING_SEVERITIES, findingText } from '../../stores/findings/finding-texts'
import type { FindingsState } from '../../stores/findings/state'
import { CONTENTS } from './settings'

const WARNING_DAYS = 7
const GRAVEST_FIRST = ['bad', 'warn', 'info'] as const

export interface BackupState {
  tone: (typeof GRAVEST_FIRST)[number]
  title: Message
  remedy?: Message
}

/** The state of the backups, the gravest part first. */
export function backupStates(
  forecast: DataForecast,
  settings: DataBackupSettings | undefined,
  findings: FindingsState,
  t: Translator['t']
): BackupState[] {
  const wrong = [
    ...findingStates(findings, ['backup_failed', 'backup_overdue'], t),
    ...notBackedUp(forecast, settings, t),
    ...stopStates(forecast, t),
    ...diskStates(findings, t)
  ]
  const loss = nextLoss(forecast)
  const states = [...wrong, ...(loss ? [lossState(loss, settings, t)] : [])]
  const rank = ({ tone }: BackupState) => GRAVEST_FIRST.indexOf(tone)
  return states.sort((one, other) => rank(one) - rank(other))
}

function findingStates(state: FindingsState, codes: readonly HealthFinding['code'][], t: Translator['t']) {
  if (state.status !== 'known') return []
  return state.findings.findings
    .filter(({ code }) => codes.includes(code))
    .map((finding): BackupState => {
      return { tone: FINDING_SEVERITIES[finding.severity].tone, title: findingText(finding, t) }
    })
}

const diskStates = (findings: FindingsState, t: Translator['t']): BackupState[] =>
  findingStates(findings, ['disk_almost_full'], t).map(state => ({ ...state, remedy: 'backupData.diskFull.remedy' }))

/** The logs with records that no backup contains, or none will. */
function notBackedUp(
  { sources, last_copy }: DataForecast,
  settings: DataBackupSettings | undefined,
  t: Translator['t']
): BackupState[] {
  const logs = sources.filter(
    log =>
      log.unsaved > 0 &&
      // Where copied records are deleted, only those that are not copied yet are left.
      (isLeftOut(log, settings) || !last_copy || (log.unsaved === log.records && !settings?.delete_copied))
  )
  if (logs.length === 0) return []
  const title: Message = ['backupData.notBackedUp', { logs: joinList(logs.map(({ source }) => t(CONTENTS[source]))) }]
  const remedy = logs.some(log => isLeftOut(log, settings)) && { remedy: 'backupData.loss.leftOut' as const }
  return [{ tone: 'warn', title, ...remedy }]
}

/** Logs that will soon record no more. */
const stopStates = ({ sources }: DataForecast, t: Translator['t']): BackupState[] =>
  sources.flatMap(({ source, when_full, days_until_full: days }) => {
    if (when_full !== 'stop' || days === null || days > WARNING_DAYS) return []
    const title: Message = ['backupData.stops', { log: t(CONTENTS[source]), days: t(daysText(days)) }]
    return [{ tone: days < 1 ? 'bad' : 'warn', title }]
  })

interface Loss {
  source: DataForecastSource
  days: number
}

function lossState(
  { source: log, days }: Loss,
  settings: DataBackupSettings | undefined,
  t: Translator['t']
): BackupState {
  const { source, first_unsaved } = log
  const time = plainText(first_unsaved ?? '', 32)
  const title: Message = ['backupData.loss', { log: t(CONTENTS[source]), days: t(daysText(days)), time }]
  if (days > WARNING_DAYS) return { tone: 'info', title }
  // What is said of a log that is left out has its remedy.
  const remedy = !isLeftOut(log, settings) && { remedy: 'backupData.loss.remedy' as const }
  return { tone: days < 1 ? 'bad' : 'warn', title, ...remedy }
}

/** The log whose records without a copy are lost first, and how soon. */
function nextLoss({ sources }: DataForecast): Loss | undefined {
  const losing = sources.flatMap(source => {
    const days = daysUntilLoss(source)
    return days === null ? [] : [{ source, days }]
  })
  return losing.sort((one, other) => one.days - other.days)[0]
}

/** A backup does not help as long as its settings leave the log out. */
const isLeftOut = ({ source }: DataForecastSource, settings: DataBackupSettings | undefined): boolean =>
  settings?.contents.includes(source) === false

/** Older firmware also counts the days until a log stops, in which no record is lost. */
export const daysUntilLoss = ({ unsaved, days_until_loss }: DataForecastSource): number | null =>
  unsaved > 0 ? days_until_loss : null

/** A log that does not grow can be full all the same. */
export const limitText = ({ used_percent, days_until_full }: DataForecastSource): Message =>
  daysText(used_percent >= 100 ? 0 : days_until_full)

export function daysText(days: number | null): Message {
  if (days === null) return 'backupData.days.never'
  if (days === 0) return 'backupData.days.now'
  return days < 1 ? 'backupData.days.soon' : ['backupData.days', { count: Math.floor(days) }]
}
