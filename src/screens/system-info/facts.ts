import type { NetworkPort, PanelLicence, SystemIdentity } from '../../api/system-info'
import type { Translator } from '../../lib/text/i18n'
import { joinParts } from '../../lib/text/join'
import type { MessageKey } from '../../lib/text/message'
import { upTimeParts } from '../../lib/text/up-time'
import { presentScreen } from '../../session/missing-screens'
import type { Device } from '../../stores/device'

export interface Fact {
  label: string
  /** Null when the panel has no value. */
  value: string | null
  /** The text that its copy button copies. */
  copy?: string
}

export interface Section {
  title: string
  facts: Fact[]
}

type T = Translator['t']

/** The panel's time and time zone. */
export interface DeviceClock {
  text: string
  zone?: string | undefined
}

/** Everything that identifies the panel, in the order of the screen and of 'Copy all'. */
export function sectionsOf(identity: SystemIdentity, device: Device, now: DeviceClock, t: T): Section[] {
  const fact = (label: MessageKey, value: string | null): Fact => ({ label: t(label), value })
  const key = (label: MessageKey, value: string | null): Fact =>
    value === null ? fact(label, null) : { ...fact(label, inGroupsOfFour(value)), copy: value }
  const zone = now.zone ?? identity.zone
  return [
    {
      title: t('common.term.identity'),
      facts: [
        fact('systemInfo.model', identity.model ?? device.model ?? null),
        fact('common.term.hmiName', identity.hmi_name),
        fact('systemInfo.project', identity.project === '' ? t('common.term.noProject') : identity.project),
        key('systemInfo.serial', identity.serial),
        key('common.term.hardwareKey', identity.hardware_key),
        fact('common.term.hostname', identity.hostname)
      ]
    },
    {
      title: t('systemInfo.system'),
      facts: [
        fact('common.term.osVersion', identity.os_version),
        fact('common.term.webVersion', identity.web_version),
        ...(presentScreen('easyaccess') ? [fact('systemInfo.easyaccessVersion', identity.easyaccess_version)] : []),
        fact('systemInfo.bootloader', identity.bootloader),
        fact('systemInfo.imageBuilt', identity.image_built),
        fact('systemInfo.led', t(device.led ? 'systemInfo.led.present' : 'common.term.none')),
        fact('common.term.systemTime', [now.text || identity.time, zone].filter(Boolean).join(' ')),
        fact('common.term.uptime', identity.up_time_seconds === null ? null : upTimeText(identity.up_time_seconds, t))
      ]
    },
    { title: t('systemInfo.ports'), facts: portFacts(identity.ports, device, t) }
  ]
}

function portFacts(ports: readonly NetworkPort[] | null, { ethCount, wifiCount }: Device, t: T): Fact[] {
  const addresses = (kind: NetworkPort['kind'], label: MessageKey, count: number): Fact[] => {
    const macs = ports?.filter(port => port.kind === kind).map(({ mac }) => mac) ?? []
    return Array.from({ length: Math.max(count, macs.length) }, (_, index) => ({
      label: t(label, { number: index + 1 }),
      value: macs[index] ?? null
    }))
  }
  return [...addresses('ethernet', 'systemInfo.lan', ethCount), ...addresses('wifi', 'systemInfo.wifi', wifiCount)]
}

export function licenceFacts(licences: readonly PanelLicence[], t: T): Fact[] {
  return licences.map(({ feature, state, date }) => ({
    label: feature,
    value: date === null ? t(`systemInfo.licence.state.${state}`) : t(`systemInfo.licence.dated.${state}`, { date })
  }))
}

function upTimeText(seconds: number, t: T): string {
  const { days, hours, minutes } = upTimeParts(seconds)
  return joinParts([
    t('time.span.days', { count: days }),
    t('time.span.hours', { count: hours }),
    t('time.span.minutes', { count: minutes }),
    t('time.span.seconds', { count: Math.floor(seconds) % 60 })
  ])
}

/** The text of 'Copy all': plain lines that fit into an email. */
export function plainReport(sections: readonly Section[]): string {
  return sections
    .map(({ title, facts }) => [title, ...facts.map(({ label, value }) => `${label}: ${value ?? '—'}`)].join('\n'))
    .join('\n\n')
}

/** Whether a value is missing. */
export const isPartial = (identity: SystemIdentity): boolean => Object.values(identity).includes(null)

/** Groups of four characters, as in `2609 A041 7F31`. */
export const inGroupsOfFour = (text: string): string => text.replace(/.{4}(?=.)/gu, '$& ')
