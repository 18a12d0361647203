import type { MessageKey } from '../../lib/text/message'
import { ALL_RIGHTS } from './rights'

export type PresetName = 'administrator' | 'engineer' | 'maintenance' | 'data' | 'viewer'

interface Preset {
  title: MessageKey
  rights: readonly string[]
}

const VIEWER = ['info', 'data-log', 'event-log']
const DATA = [...VIEWER, 'recipe', 'operation-log', 'backup-data']

export const PRESETS: Record<PresetName, Preset> = {
  administrator: { title: 'session.role.administrator', rights: ALL_RIGHTS },
  engineer: {
    title: 'session.role.engineer',
    rights: ALL_RIGHTS.filter(name => name !== 'account-management' && name !== 'system-password')
  },
  maintenance: {
    title: 'session.role.maintenance',
    rights: [
      ...DATA,
      ...['system-info', 'project-management', 'backup-recipe', 'communication', 'misc', 'touch-calibration']
    ]
  },
  data: { title: 'session.role.data', rights: DATA },
  viewer: { title: 'session.role.viewer', rights: VIEWER }
}

// Object.keys cannot know that the record has no other keys.
export const PRESET_NAMES = Object.keys(PRESETS) as PresetName[]

export function isPresetName(text: string): text is PresetName {
  return PRESET_NAMES.some(name => name === text)
}

/** The preset that grants exactly these rights. */
export function presetOf(roles: readonly string[]): PresetName | undefined {
  return PRESET_NAMES.find(name => {
    const { rights } = PRESETS[name]
    return rights.length === roles.length && rights.every(right => roles.includes(right))
  })
}
