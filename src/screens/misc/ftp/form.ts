import { ftpSettings as limits } from '../../../api/generated/limits/misc-services'
import { type FtpSettings, readFtp, saveFtp } from '../../../api/misc-services'
import { flag, number } from '../../../lib/form/codecs'
import { fields } from '../../../lib/form/field-table'
import { PORT_CODES } from '../../../stores/ports/port-faults'
import { cardSettings } from '../card/card-settings'

export const FTP = cardSettings(
  fields<FtpSettings, FtpSettings>({
    enabled: flag('miscSettings.ftp.enabled'),
    port: number('common.term.port', limits.port, { hint: 'common.term.range' }),
    tls_required: flag('miscSettings.ftp.tls', { hint: 'miscSettings.ftp.tls.hint' })
  }),
  { read: readFtp, save: saveFtp, codes: PORT_CODES, defaultsOf: ({ ftp }) => ftp }
)
