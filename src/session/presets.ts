import type { MessageKey } from '../lib/text/message'
import type { ActionName } from './generated/actions'
import type { ScreenName } from './generated/screens'
import { ALL_RIGHTS, isOffered } from './rights'

export type PresetName = 'administrator' | 'engineer' | 'maintenance' | 'data' | 'viewer'

interface Preset {
  title: MessageKey
  rights: readonly string[]
}

/** A right that no screen or action has does not compile. */
type RightName = ScreenName | ActionName

const VIEWER: readonly RightName[] = ['info', 'data-log', 'event-log']
const DATA: readonly RightName[] = [
  ...VIEWER,
  'event-acknowledge',
  'event-silence',
  'recipe',
  'operation-log',
  'backup-data'
]

const MAINTENANCE: readonly RightName[] = [
  ...DATA,
  ...(['system-info', 'clock', 'project-management', 'backup-recipe', 'communication'] as const),
  ...(['misc', 'touch-calibration'] as const)
]

export const PRESETS: Record<PresetName, Preset> = {
  administrator: { title: 'session.role.administrator', rights: ALL_RIGHTS },
  engineer: {
    title: 'session.role.engineer',
    rights: ALL_RIGHTS.filter(name => !['account-management', 'system-password', 'event-delete'].includes(name))
  },
  maintenance: {
    title: 'session.role.maintenance',
    rights: MAINTENANCE
  },
  data: { title: 'session.role.data', rights: DATA },
  viewer: { title: 'session.role.viewer', rights: VIEWER }
}

// Object.keys cannot know that the record has no other keys.
export const PRESET_NAMES = Object.keys(PRESETS) as PresetName[]

export function isPresetName(text: string): text is PresetName {
  return PRESET_NAMES.some(name => name === text)
}

/** What a preset grants on this panel. */
export const rightsOf = (name: PresetName): string[] => PRESETS[name].rights.filter(isOffered)

/** The preset that grants exactly these rights. */
export function presetOf(roles: readonly string[]): PresetName | undefined {
  return PRESET_NAMES.find(name => {
    const rights = rightsOf(name)
    return rights.length === roles.length && rights.every(right => roles.includes(right))
  })
}
