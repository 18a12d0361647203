import { length, type Range, type Rule, required } from '../form/rules'
import type { Message } from './message'
import { showDeviceTime } from './time-text'

/** Those of paths, and characters that are invisible or change the reading direction. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u
const PLACEHOLDER = /\{([^{}]*)\}/g
const TIME = /^(yyyy|MM|dd|HH|mm|ss|[_.-])+$/

export function hasForbiddenCharacters(pattern: string): boolean {
  return FORBIDDEN.test(pattern)
}

/** Whether every brace belongs to one of the placeholders, or to one of a time such as `{yyyyMMdd_HHmmss}`. */
export function hasKnownPlaceholders(pattern: string, names: readonly string[]): boolean {
  const rest = pattern.replace(PLACEHOLDER, (whole, inner: string) =>
    names.includes(inner) || TIME.test(inner) ? '' : whole
  )
  return !/[{}]/.test(rest)
}

/** @param names of the placeholders */
export const namePatternRules = (
  [least, most]: Range,
  names: readonly string[],
  texts: { characters: Message; placeholder: Message }
): Rule<unknown>[] => [
  required,
  length(least, most),
  value => (hasForbiddenCharacters(value) ? texts.characters : undefined),
  value => (hasKnownPlaceholders(value, names) ? undefined : texts.placeholder)
]

/**
 * The name of a file made now.
 * @param texts by placeholder
 * @param now the panel's time, in wall-clock milliseconds
 */
export function expandPattern(pattern: string, texts: Record<string, string>, now: number): string {
  const [yyyy = '', MM = '', dd = '', HH = '', mm = '', ss = ''] = showDeviceTime(now).split(/[/ :]/)
  const parts: Record<string, string> = { yyyy, MM, dd, HH, mm, ss }
  return pattern.replace(PLACEHOLDER, (_, inner: string) =>
    Object.keys(texts).includes(inner)
      ? (texts[inner] ?? '').replace(/[\\/:*?"<>|]/g, '_')
      : inner.replace(/yyyy|MM|dd|HH|mm|ss/g, part => parts[part] ?? '')
  )
}
