import { about, type Interrupts } from '../../stores/impact'

export const SAVE: Interrupts = { lasts: about(10), lists: ['factory_hosts'] }
export const DISCONNECT: Interrupts = { lasts: 'common.impact.untilConnected', lists: ['factory_hosts'] }
