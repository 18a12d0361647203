import type { Schemas } from '../../../src/api/generated/schema'
import { deviceText, isoText } from '../device/device-text'
import { cells, type DataLogSource, type Range, recordsOf } from './data-log-source'

type Choices = Schemas['DataLogExport']

/** The export as chunks, because it may be larger than the panel's memory. */
export function* csvOf(log: DataLogSource, now: number, range: Range, choices: Choices): Generator<string> {
  const { separator, decimal, time_format } = choices
  const channels = channelsOf(log, choices.channels)
  const timeText = time_format === 'iso' ? isoText : deviceText
  const line = (texts: string[]) => `${texts.join(separator)}\r\n`
  const titles = channels.map(({ name, unit }) => textCell(unit ? `${name} (${unit})` : name, separator))
  yield `\uFEFF${line(['Time', ...titles])}`
  for (const time of recordsOf(log, now, range).times()) {
    const values = cells(channels, time).map(value => (value === null ? '' : String(value).replace('.', decimal)))
    yield line([timeText(time), ...values])
  }
}

export function channelsOf(log: DataLogSource, ids: string[] | undefined) {
  return ids ? ids.flatMap(id => log.channels.find(channel => channel.id === id) ?? []) : log.channels
}

/** Guards text that a spreadsheet would run as a formula. */
export function textCell(text: string, separator: string): string {
  const guarded = /^[=+\-@＝＋－＠\p{Cc}]/u.test(text) ? `'${text}` : text
  const special = guarded.includes(separator) || /["\r\n]/.test(guarded)
  return special ? `"${guarded.replace(/"/g, '""')}"` : guarded
}

export function fileNameOf(...parts: string[]): string {
  const name = parts.join(' ').replace(/[^\p{L}\p{N}._-]+/gu, '-')
  return `${name.replace(/^[.-]+|-+$/g, '').slice(0, 100) || 'export'}.csv`
}
