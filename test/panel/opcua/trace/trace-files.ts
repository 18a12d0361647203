import { deviceText } from '../../device/device-text'
import type { LogFile, LogLine, OpcuaTraceSlice } from './trace-state'

type Trace = OpcuaTraceSlice['opcuaTrace']

const MEGABYTE = 1024 * 1024
const LONGEST_TEXT = 500

/** Appends a line to the last file, or to a new one once that is full. */
export function addLine(trace: Trace, { text, ...rest }: Omit<LogLine, 'number'>): void {
  trace.newest += 1
  const line = { ...rest, number: trace.newest, text: inOneRow(text) }
  const bytes = Buffer.byteLength(rowOf(line))
  const last = trace.files.at(-1)
  const file = last && last.bytes + bytes <= trace.settings.file_mb * MEGABYTE ? last : begin(trace)
  file.lines.push(line)
  file.bytes += bytes
}

function begin(trace: Trace): LogFile {
  const file = { lines: [], bytes: 0 }
  trace.files.push(file)
  dropOldFiles(trace)
  return file
}

export function dropOldFiles({ files, settings }: Trace): void {
  files.splice(0, files.length - settings.files)
}

/** Names that clients send must not look like other lines. */
const inOneRow = (text: string) =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_TEXT)

/** As it is in the file. */
export const rowOf = ({ time, level, category, text }: LogLine): string =>
  `${[deviceText(time), level, category, text].join('\t')}\n`
