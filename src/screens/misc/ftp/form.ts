import { type FtpSettings, readFtp, saveFtp } from '../../../api/misc-services'
import { flag, port } from '../../../lib/form/codecs'
import { fields } from '../../../lib/form/field-table'
import { cardSettings } from '../card/card-settings'
import { PORT_CODES } from '../card/ports'

export const FTP = cardSettings(
  fields<FtpSettings, FtpSettings>({
    enabled: flag('miscSettings.ftp.enabled'),
    port: port('common.term.port'),
    tls_required: flag('miscSettings.ftp.tls', { hint: 'miscSettings.ftp.tls.hint' })
  }),
  { read: readFtp, save: saveFtp, codes: PORT_CODES, defaultsOf: ({ ftp }) => ftp }
)
