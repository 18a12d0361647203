import { isoText } from '../device/device-text'

/** Whether the panel knows every placeholder: these names, and letters of date and time. */
export const hasKnownPlaceholders = (pattern: string, names: readonly string[]): boolean =>
  !/[{}]/.test(pattern.replace(new RegExp(`\\{(${names.join('|')}|(yyyy|MM|dd|HH|mm|ss|[_.-])+)\\}`, 'g'), ''))

/** @param values by placeholder */
export function expandName(pattern: string, values: Readonly<Record<string, string>>, now: number): string {
  const [yyyy = '', MM = '', dd = '', HH = '', mm = '', ss = ''] = isoText(now).split(/[-T:]/)
  const parts: Record<string, string> = { yyyy, MM, dd, HH, mm, ss }
  return pattern.replace(
    /\{([^{}]*)\}/g,
    (_, inner: string) => values[inner] ?? inner.replace(/yyyy|MM|dd|HH|mm|ss/g, part => parts[part] ?? '')
  )
}

export const plainName = (name: string) =>
  name
    .replace(/[^\p{L}\p{N}._-]+/gu, '-')
    .replace(/^[.-]+|[.-]+$/g, '')
    .slice(0, 60)
