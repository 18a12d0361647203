import { screenPath } from '../session/screen-path'

/** The ways to settings that tests of a path find at fault. */
export const DNS_SERVERS = { text: 'common.path.dns', path: screenPath('network', 'ethernet') } as const
