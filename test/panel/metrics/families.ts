import { expectedLinks, isConnected } from '../communication/connections'
import { timeOf } from '../device/device-text'
import { readFindings } from '../device/findings-handlers'
import { readStatus } from '../device/status'
import type { Session } from '../http/sessions'
import { otherViews, ownView } from '../opcua/certificates/certificate-view'
import type { Services } from '../services'
import type { Sample } from './open-metrics'

const PRIORITIES = ['emergency', 'high', 'middle', 'low'] as const
const SEVERITIES = ['fault', 'attention', 'hint'] as const

type Counted = 'active' | 'unacknowledged'

/** One reading of the panel for a caller, from what its other calls return. */
export function readFamilies(services: Services, session: Session | undefined) {
  const status = readStatus(services)
  const findings = readFindings(services, session)
  const { model } = services.state.specification
  const { os_version: firmware, web_version: web_service, disk } = status
  const alarms = (which: Counted): Sample[] =>
    findings.alarms ? countsOf(PRIORITIES, 'priority', priority => findings.alarms?.[priority][which] ?? 0) : []
  const open = findings.findings.filter(({ acknowledged }) => !acknowledged)

  return {
    panel_build: firmware || model ? [{ labels: { model, firmware, web_service }, value: 1 }] : [],
    panel_findings: countsOf(SEVERITIES, 'severity', level => open.filter(({ severity }) => severity === level).length),
    panel_part_checked: [
      ...findings.checked.map(part => ({ labels: { part }, value: 1 })),
      ...findings.silent.map(part => ({ labels: { part }, value: 0 }))
    ],
    panel_alarms_active: alarms('active'),
    panel_alarms_unacknowledged: alarms('unacknowledged'),
    panel_plc_link_up: status.connections.plcs ? linkSamples(services) : [],
    panel_disk_size_bytes: sampleOf(disk?.total_bytes),
    panel_disk_used_bytes: sampleOf(disk?.used_bytes),
    panel_temperature_celsius: sampleOf(status.temperature_celsius),
    panel_web_certificate_remaining_seconds: sampleOf(secondsUntil(services, services.misc.web.validUntil())),
    panel_opcua_certificate_remaining_seconds: certificateSamples(services),
    panel_last_backup_age_seconds: Object.entries(status.last_backups ?? {}).flatMap(([content, { age_seconds }]) =>
      sampleOf(age_seconds, { content })
    )
  } satisfies Record<string, Sample[]>
}

const sampleOf = (value: number | null | undefined, labels?: Sample['labels']): Sample[] =>
  value === null || value === undefined ? [] : [{ value, ...(labels && { labels }) }]

const countsOf = <T extends string>(values: readonly T[], label: string, count: (value: T) => number): Sample[] =>
  values.map(value => ({ labels: { [label]: value }, value: count(value) }))

const linkSamples = ({ links }: Services): Sample[] =>
  expectedLinks(links).map(link => ({
    labels: { link: link.id, name: link.name },
    value: isConnected(link) ? 1 : 0
  }))

const secondsUntil = ({ clock }: Services, time: number) => Math.floor((time - clock.now()) / 1000)

/** Of those in use; what was rejected may end. */
function certificateSamples(services: Services): Sample[] {
  const { certificates, clock } = services
  const folder = certificates.folder()
  const views = [
    ownView(folder, certificates.applicationUri(), clock.now()),
    ...otherViews(folder, clock.now()).filter(({ list }) => list !== 'rejected')
  ]
  return views
    .filter(({ valid_to: end }) => end !== '')
    .map(({ list, id, name, valid_to: end }) => ({
      labels: { list, id, name },
      value: secondsUntil(services, timeOf(end))
    }))
}
