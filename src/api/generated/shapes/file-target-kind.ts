// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'

export const FileTargetKind: Shape<Schemas['FileTargetKind']> = {
  of: { one: ['pc', 'usb', 'sd', 'ftp', 'ftps', 'sftp', 'email'] }
}
