import { isoText } from '../device/device-text'

interface NameParts {
  hmi: string
  log: string
  now: number
}

/** Whether the panel knows every placeholder. */
export const hasKnownPlaceholders = (pattern: string): boolean =>
  !/[{}]/.test(pattern.replace(/\{(hmi|log|(yyyy|MM|dd|HH|mm|ss|[_.-])+)\}/g, ''))

export function expandName(pattern: string, { hmi, log, now }: NameParts): string {
  const [yyyy = '', MM = '', dd = '', HH = '', mm = '', ss = ''] = isoText(now).split(/[-T:]/)
  const parts: Record<string, string> = { yyyy, MM, dd, HH, mm, ss }
  return pattern.replace(/\{([^{}]*)\}/g, (_, inner: string) => {
    if (inner === 'hmi') return hmi
    if (inner === 'log') return plainName(log)
    return inner.replace(/yyyy|MM|dd|HH|mm|ss/g, part => parts[part] ?? '')
  })
}

const plainName = (log: string) =>
  log
    .replace(/[^\p{L}\p{N}._-]+/gu, '-')
    .replace(/^[.-]+|[.-]+$/g, '')
    .slice(0, 60)
