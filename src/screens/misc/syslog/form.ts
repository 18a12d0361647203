import { readSyslog, type SyslogSettings, saveSyslog } from '../../../api/misc-services'
import { choice, flag, port } from '../../../lib/form/codecs'
import { type Edited, fields } from '../../../lib/form/field-table'
import { host } from '../../../lib/network/codecs'
import { cardSettings } from '../card/card-settings'

export type SyslogValues = Edited<SyslogSettings, SyslogSettings>

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
