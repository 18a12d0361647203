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
import { choice, flag, port } from '../../../../lib/form/codecs'
import { type Edited, fields } from '../../../../lib/form/field-table'
import { host } from '../../../../lib/network/codecs'
import { cardSettings } from '../../card/card-settings'
import { PORT_CODES } from '../../card/ports'

export type SyslogValues = Edited<SyslogSettings, SyslogSettings>

export const FTP = cardSettings(
  fields<FtpSettings, FtpSettings>({
    enabled: flag('miscSettings.ftp.enabled'),
    port: port('common.term.port'),
    tls_required: flag('miscSettings.ftp.tls', { hint: 'miscSettings.ftp.tls.hint' })
  }),
  { read: readFtp, save: saveFtp, codes: PORT_CODES, defaultsOf: ({ ftp }) => ftp }
)

export const DISCOVERY = cardSettings(
  fields<NameServices, NameServices>({
    mdns: flag('miscSettings.discovery.mdns'),
    vendor: flag('miscSettings.discovery.vendor', { hint: 'miscSettings.discovery.vendor.hint' })
  }),
  { read: readNameServices, save: saveNameServices, defaultsOf: ({ discovery }) => discovery }
)

export const SYSLOG = cardSettings(
  fields<SyslogSettings, SyslogSettings>({
    enabled: flag('miscSettings.syslog.enabled'),
    host: host('common.term.server', { required: ({ enabled }) => enabled, hint: 'common.term.hostOrAddress' }),
    port: port('miscSettings.syslog.port'),
    level: choice('miscSettings.syslog.level', {
      error: 'miscSettings.syslog.error',
      warning: 'miscSettings.syslog.warning',
      notice: 'miscSettings.syslog.notice',
      info: 'miscSettings.syslog.info',
      debug: 'miscSettings.syslog.debug'
    })
  }),
  { read: readSyslog, save: saveSyslog, defaultsOf: ({ syslog }) => syslog }
)
