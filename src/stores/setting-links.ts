import { screenPath } from '../session/screen-path'

/** The ways to settings of other screens: what tests of a path find at fault, and what belongs to the same subject. */
export const DNS_SERVERS = { text: 'common.path.dns', path: screenPath('network', 'ethernet') } as const
export const VNC_SERVER = { text: 'menu.misc', path: screenPath('features', 'misc') } as const
