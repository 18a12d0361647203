import { showDeviceTime } from '../../lib/text/time-text'

export const MAX_PATTERN_LENGTH = 64

const FORBIDDEN = /[\\/:*?"<>|\p{Cc}]/u
const PLACEHOLDER = /\{([^{}]*)\}/g
const TIME = /^(yyyy|MM|dd|HH|mm|ss|[_.-])+$/

export interface NameParts {
  hmi: string
  project: string
  /** The panel's time, in wall-clock milliseconds. */
  now: number
}

export function hasPathCharacters(pattern: string): boolean {
  return FORBIDDEN.test(pattern)
}

/** Whether every brace belongs to a placeholder that the panel supports. */
export function hasKnownPlaceholders(pattern: string): boolean {
  const rest = pattern.replace(PLACEHOLDER, (whole, inner: string) =>
    inner === 'hmi' || inner === 'project' || TIME.test(inner) ? '' : whole
  )
  return !/[{}]/.test(rest)
}

/** The name of a copy made now. */
export function copyName(pattern: string, { hmi, project, now }: NameParts): string {
  const [yyyy = '', MM = '', dd = '', HH = '', mm = '', ss = ''] = showDeviceTime(now).split(/[/ :]/)
  const parts: Record<string, string> = { yyyy, MM, dd, HH, mm, ss }
  return pattern.replace(PLACEHOLDER, (_, inner: string) => {
    if (inner === 'hmi') return hmi
    if (inner === 'project') return project.replace(/[\\/:*?"<>|]/g, '_')
    return inner.replace(/yyyy|MM|dd|HH|mm|ss/g, part => parts[part] ?? '')
  })
}
