import type { StateOf } from '../state'
import { dataLogHandlers } from './data-log-handlers'
import { dataLogSeed } from './data-log-seed'
import { marksHandlers } from './marks-handlers'

export const seeds = { dataLogSeed }

export const handlers = { ...dataLogHandlers, ...marksHandlers }

declare module '../state' {
  interface PanelState extends StateOf<typeof seeds> {}
}
