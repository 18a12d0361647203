import {
  type FtpSettings,
  type NameServices,
  readFtp,
  readNameServices,
  readSyslog,
  type SyslogSettings,
  saveFtp,
  saveNameServices,
  saveSyslog
} from '../../../../api/misc-services'
import { port, required, trimmed, when } from '../../../../lib/form/rules'
import { host } from '../../../../lib/network/host-rules'
import { cardSettings } from '../../card/card-settings'
import { PORT_CODES } from '../../card/ports'

/** Names match those of the contract, so that the panel's errors are shown at their fields. */
export type FtpValues = Omit<FtpSettings, 'port'> & { port: string }
export type SyslogValues = Omit<SyslogSettings, 'port'> & { port: string }

const ftpValues = (settings: FtpSettings): FtpValues => ({ ...settings, port: String(settings.port) })
const syslogValues = (settings: SyslogSettings): SyslogValues => ({ ...settings, port: String(settings.port) })

export const FTP = cardSettings<FtpSettings, FtpValues>({
  read: readFtp,
  write: (values, version) => saveFtp({ ...values, port: Number(values.port) }, version),
  valuesOf: ftpValues,
  rules: { port: [required, port] },
  codes: PORT_CODES,
  defaultsOf: ({ ftp }) => ftpValues(ftp)
})

export const DISCOVERY = cardSettings<NameServices, NameServices>({
  read: readNameServices,
  write: saveNameServices,
  valuesOf: settings => settings,
  defaultsOf: ({ discovery }) => discovery
})

export const SYSLOG = cardSettings<SyslogSettings, SyslogValues>({
  read: readSyslog,
  write: (values, version) => saveSyslog({ ...values, port: Number(values.port) }, version),
  valuesOf: syslogValues,
  normalize: values => ({ ...values, host: values.host.trim() }),
  rules: { host: [when(({ enabled }) => enabled, required), trimmed(host)], port: [required, port] },
  defaultsOf: ({ syslog }) => syslogValues(syslog)
})
