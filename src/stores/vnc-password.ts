import { vncUpdate } from '../api/generated/limits/vnc'
import { length } from '../lib/form/rules'

/** For both passwords of VNC. The limits begin at 0, as an empty one removes what is stored. */
export const vncPassword = length(6, vncUpdate.control_password[1])
