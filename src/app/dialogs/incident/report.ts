import type { SystemIdentity } from '../../../api/system-info'
import type { ApiError } from '../../../lib/remote/failure'
import { describeFailure } from '../../../lib/remote/failure-text'
import { cleanFileName } from '../../../lib/text/file-name'
import type { MessageKey } from '../../../lib/text/message'
import { plainText } from '../../../lib/text/plain-text'
import { sendDeviceTime, showDeviceTime } from '../../../lib/text/time-text'
import { clockFacts, type Moment } from '../report-clock'
import { alarmSections, clockNotes } from './alarm-sections'
import { beginNotes } from './coverage'
import { type LeftOut, leftOutNotes, trendWithout } from './left-out'
import { gapNotes, operationSections } from './operation-sections'
import { type Incident, PARTS, type PartName } from './read-incident'
import type { Report, T } from './report-model'
import { reductionNotes, trendFiles } from './trend-files'
import { trendSection } from './trend-section'

interface Maker {
  username: string
  name: string
  /** The parts that this user may read. */
  parts: readonly PartName[]
}

/** What is known of the panel without the permission for its identity. */
interface PanelNames {
  hmi: string
  model: string
  project: string
}

const TITLES: Record<PartName, MessageKey> = {
  'system-info': 'menu.systemInfo',
  'event-log': 'menu.eventLog',
  'operation-log': 'menu.operationLog',
  'data-log': 'menu.dataLog'
}

export const partTitle = (part: PartName): MessageKey => TITLES[part]

const LONGEST = 100

/** What a report is made of, as it was when the last part was read. */
export interface ReportSource {
  incident: Incident
  maker: Maker
  panel: PanelNames
  moment: Moment
}

export function buildReport(
  { incident, maker, panel, moment }: ReportSource,
  t: T,
  leftOut: LeftOut = new Set()
): Report {
  const { window, identity, events, operations, failures } = incident
  const trend = incident.trend && trendWithout(leftOut, incident.trend)
  const sections = [
    ...(events ? alarmSections(events, window, t) : []),
    ...(trend ? [trendSection(trend, incident, t)] : []),
    ...(operations ? operationSections(operations, window, t) : [])
  ]
  return {
    title: t('common.incidentReport'),
    zone: plainText(moment.clock.zone ?? '', 60),
    zoneTitle: t('incidentDialog.zone'),
    fileName: cleanFileName(`${panel.hmi || 'panel'}-incident-${sendDeviceTime(window.from).replace(/[.:]/g, '')}`),
    facts: [
      [t('range.label'), t('range.shown', { from: showDeviceTime(window.from), to: showDeviceTime(window.to) })],
      ...identityFacts(identity, panel, t),
      ...clockFacts(moment, identity?.clock_source, t),
      [t('common.report.madeBy'), plainText(`${maker.name} (${maker.username})`, LONGEST)]
    ],
    warnings: [
      ...omissions(maker.parts, failures, t),
      ...leftOutNotes(leftOut, sections, incident.trend, t),
      ...coverageNotes(incident, t),
      ...(events ? clockNotes(events, t) : []),
      ...(trend ? reductionNotes(trend, t) : [])
    ],
    sections: sections.filter(({ id }) => !leftOut.has(id)),
    signatures: {
      title: t('common.report.signatures'),
      columns: [t('common.term.name'), t('common.report.date'), t('common.term.signature')],
      roles: (['created', 'checked', 'approved'] as const).map(role => t(`incidentDialog.signature.${role}`))
    },
    data: trend && !leftOut.has('trend') ? trendFiles(trend, t) : []
  }
}

/** Of when in the range nothing is known. */
const coverageNotes = ({ window, events, operations, trend }: Incident, t: T): string[] => [
  ...(events ? beginNotes(t(TITLES['event-log']), events.oldest, window, t) : []),
  ...(operations ? beginNotes(t(TITLES['operation-log']), operations.oldest, window, t) : []),
  ...(operations ? gapNotes(operations, t) : []),
  ...(trend?.all ?? []).flatMap(({ id, name, first }) => beginNotes(plainText(name, 60) || id, first, window, t))
]

function identityFacts(identity: SystemIdentity | undefined, panel: PanelNames, t: T): [string, string][] {
  const facts: [string, string | null | undefined][] = [
    [t('common.term.hmiName'), identity?.hmi_name ?? panel.hmi],
    [t('systemInfo.model'), identity?.model ?? panel.model],
    [t('common.term.project'), identity?.project ?? panel.project],
    [t('systemInfo.serial'), identity?.serial],
    [t('common.term.osVersion'), identity?.os_version],
    [t('common.term.webVersion'), identity?.web_version],
    [t('common.term.hostname'), identity?.hostname]
  ]
  return facts.flatMap(([label, value]) => (value ? [[label, plainText(value, LONGEST)]] : []))
}

function omissions(parts: readonly PartName[], failures: ReadonlyMap<PartName, ApiError>, t: T): string[] {
  return PARTS.flatMap(part => {
    const error = failures.get(part)
    const reason = error ? t(describeFailure(error).title) : t('common.report.noPermission')
    return parts.includes(part) && !error ? [] : [t('common.report.omitted', { part: t(TITLES[part]), reason })]
  })
}
