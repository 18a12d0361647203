import type { LedSettings, MiscServiceId } from '../../api/misc'
import type { MessageKey } from '../../lib/text/message'
import { userMay } from '../../session/session'

export type HardwareId = 'led' | 'buzzer' | 'display' | 'usb' | 'reboot' | 'shifts'
export type CardId = MiscServiceId | HardwareId
export type PlainCardId = Exclude<CardId, 'vnc'>

export interface SettingsProps<C extends CardId = CardId> {
  card: C
  /** Whether the service works with earlier settings. */
  restartNeeded: boolean
  onClose: () => void
  /** Called after each save. */
  onSaved: () => void
}

interface CardTexts {
  title: MessageKey
  text: MessageKey
}

/** In the order of the screen. */
export const SERVICES: readonly MiscServiceId[] = ['ftp', 'vnc', 'time', 'web-server', 'discovery', 'syslog', 'snmp']
export const HARDWARE: readonly HardwareId[] = ['led', 'buzzer', 'display', 'usb', 'reboot', 'shifts']

export const mayOpen = (id: CardId): boolean => id !== 'time' || userMay('clock')

export const LED_MODES: Record<LedSettings['mode'], MessageKey> = {
  power_and_link: 'misc.led.powerAndLink',
  errors: 'misc.led.errors',
  off: 'misc.led.off'
}

export const CARDS: Record<CardId, CardTexts> = {
  ftp: { title: 'common.term.ftpServer', text: 'misc.ftp.text' },
  vnc: { title: 'common.term.vnc', text: 'misc.vnc.text' },
  time: { title: 'misc.time', text: 'misc.time.text' },
  'web-server': { title: 'common.term.webServer', text: 'misc.webServer.text' },
  discovery: { title: 'common.term.nameService', text: 'misc.discovery.text' },
  syslog: { title: 'common.term.syslog', text: 'misc.syslog.text' },
  snmp: { title: 'common.term.snmpAgent', text: 'misc.snmp.text' },
  led: { title: 'misc.led', text: 'misc.led.text' },
  buzzer: { title: 'misc.buzzer', text: 'misc.buzzer.text' },
  display: { title: 'misc.display', text: 'misc.display.text' },
  usb: { title: 'misc.usb', text: 'misc.usb.text' },
  reboot: { title: 'misc.reboot', text: 'misc.reboot.text' },
  shifts: { title: 'misc.shifts', text: 'misc.shifts.text' }
}
