import type { ComponentType } from 'react'
import { useText } from '../../../lib/text/use-text'
import { BuzzerDialog } from '../buzzer/buzzer-dialog'
import { CardDialog } from '../card/card-dialog'
import type { PlainCardId, SettingsProps } from '../cards'
import { DiscoveryDialog } from '../discovery/discovery-dialog'
import { DisplayDialog } from '../display/display-dialog'
import { FtpDialog } from '../ftp/ftp-dialog'
import { LedDialog } from '../led/led-dialog'
import { RebootDialog } from '../reboot/reboot-dialog'
import { SHIFTS } from '../shifts/form'
import { SnmpDialog } from '../snmp/snmp-dialog'
import { SyslogDialog } from '../syslog/syslog-dialog'
import { TimeDialog } from '../time/time-dialog'
import { USB } from '../usb/form'
import { WebServerDialog } from '../web-server/web-server-dialog'

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
  reboot: RebootDialog,
  shifts: ShiftsDialog
}

/** The dialog of one card. */
export default function Settings(props: SettingsProps<PlainCardId>) {
  const Dialog = DIALOGS[props.card]
  return <Dialog {...props} />
}

function UsbDialog(props: SettingsProps) {
  const { t } = useText()
  return <CardDialog {...props} settings={USB} risk={t('miscSettings.usb.risk')} />
}

function ShiftsDialog(props: SettingsProps) {
  return <CardDialog {...props} settings={SHIFTS} />
}
