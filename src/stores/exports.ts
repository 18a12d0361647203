import { atom } from 'nanostores'
import type { ExportFormat, ExportLanguage, StartedExport } from '../api/exports'
import { type OpenFile, pickFile } from '../lib/browser/pick-file'
import { laterRequests } from '../lib/remote/stoppable'
import type { Translator } from '../lib/text/i18n'
import type { Message } from '../lib/text/message'
import { openDialog } from './dialogs'

/** One choice of what goes into the file. */
export interface ExportPart {
  id: string
  text: Message
  /** How many rows it had when the dialog was opened, where that is known. */
  rows: number | undefined
  /** @throws ApiError */
  start(format: ExportFormat, language?: ExportLanguage): Promise<StartedExport>
}

export interface ExportLimit {
  label: string
  value: string
}

/** What a screen offers to export, as it is when the dialog opens. */
export interface ExportSubject {
  /** Suggested where the browser lets the user choose a place. */
  fileName: string
  parts: readonly [ExportPart, ...ExportPart[]]
  /** What limits the rows, such as filters; one without a value is not shown. */
  limits(t: Translator['t']): readonly ExportLimit[]
}

/** A download that the panel has prepared and reports the progress of. */
export interface BegunDownload {
  started: StartedExport
  /** Where the browser can write to one. */
  file: OpenFile | undefined
}

/** What the dialog shows: the choices of an export, or a file that needs none. */
export const $exportSubject = atom<ExportSubject | BegunDownload | undefined>()

export function openExport(subject: ExportSubject): void {
  $exportSubject.set(subject)
  openDialog('export')
}

type Start = () => Promise<StartedExport>

/**
 * The file is chosen first, because a browser offers that only right after a click.
 * @returns undefined if the user chose none. @throws ApiError
 */
export async function beginDownload(fileName: string, start: Start): Promise<BegunDownload | undefined> {
  const later = laterRequests()
  const picked = await pickFile(fileName)
  if (picked === 'declined') return undefined
  const file = picked === 'unsupported' ? undefined : picked
  const started = await later(start).catch(async error => {
    await file?.abort()
    throw error
  })
  return { started, file }
}

/** Downloads a file that the panel has, with progress and checksum. @throws ApiError */
export async function openDownload(fileName: string, start: Start): Promise<void> {
  const download = await beginDownload(fileName, start)
  if (!download) return
  $exportSubject.set(download)
  openDialog('export')
}
