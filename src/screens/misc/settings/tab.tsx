import type { ComponentType } from 'react'
import type { PlainCardId, SettingsProps } from '../cards'
import { DisplayDialog } from './display-dialog'
import { FtpDialog } from './ftp-dialog'
import { DiscoveryDialog, UsbDialog } from './policy-dialogs'
import { RebootDialog } from './reboot-dialog'
import { BuzzerDialog, LedDialog } from './signal-dialogs'
import { SnmpDialog } from './snmp-dialog'
import { SyslogDialog } from './syslog-dialog'
import { TimeDialog } from './time-dialog'
import { WebServerDialog } from './web-server-dialog'

const DIALOGS: Record<PlainCardId, ComponentType<SettingsProps>> = {
  ftp: FtpDialog,
  time: TimeDialog,
  'web-server': WebServerDialog,
  discovery: DiscoveryDialog,
  syslog: SyslogDialog,
  snmp: SnmpDialog,
  led: LedDialog,
  buzzer: BuzzerDialog,
  display: DisplayDialog,
  usb: UsbDialog,
  reboot: RebootDialog
}

/** The dialog of one card. */
export default function Settings(props: SettingsProps<PlainCardId>) {
  const Dialog = DIALOGS[props.card]
  return <Dialog {...props} />
}
