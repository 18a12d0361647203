import { about, type Interrupts } from '../../stores/impact'

export const RESTART: Interrupts = { lasts: about(5), lists: ['opcua_clients'] }
export const STOP: Interrupts = { lasts: 'common.impact.untilStarted', lists: ['opcua_clients'] }
export const DISTRUST: Interrupts = { lasts: 'common.impact.connected', lists: ['opcua_clients'] }
