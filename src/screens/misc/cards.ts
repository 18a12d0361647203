import type { MiscServiceId } from '../../api/misc'
import type { MessageKey } from '../../lib/text/message'

export type HardwareId = 'led' | 'buzzer' | 'display' | 'usb' | 'reboot'
export type CardId = MiscServiceId | HardwareId
export type PlainCardId = Exclude<CardId, 'vnc'>

export interface SettingsProps<C extends CardId = CardId> {
  card: C
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
export const HARDWARE: readonly HardwareId[] = ['led', 'buzzer', 'display', 'usb', 'reboot']

export const CARDS: Record<CardId, CardTexts> = {
  ftp: { title: 'misc.ftp', text: 'misc.ftp.text' },
  vnc: { title: 'common.term.vnc', text: 'misc.vnc.text' },
  time: { title: 'misc.time', text: 'misc.time.text' },
  'web-server': { title: 'misc.webServer', text: 'misc.webServer.text' },
  discovery: { title: 'misc.discovery', text: 'misc.discovery.text' },
  syslog: { title: 'misc.syslog', text: 'misc.syslog.text' },
  snmp: { title: 'misc.snmp', text: 'misc.snmp.text' },
  led: { title: 'misc.led', text: 'misc.led.text' },
  buzzer: { title: 'misc.buzzer', text: 'misc.buzzer.text' },
  display: { title: 'misc.display', text: 'misc.display.text' },
  usb: { title: 'misc.usb', text: 'misc.usb.text' },
  reboot: { title: 'misc.reboot', text: 'misc.reboot.text' }
}
