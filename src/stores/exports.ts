import { atom } from 'nanostores'
import type { ExportFormat, StartedExport } from '../api/exports'
import type { Translator } from '../lib/text/i18n'
import type { Message } from '../lib/text/message'
import { openDialog } from './dialogs'

/** One choice of what goes into the file. */
export interface ExportPart {
  id: string
  text: Message
  /** @throws ApiError */
  start(format: ExportFormat): Promise<StartedExport>
}

export interface ExportLimit {
  label: string
  value: string
}

/** What a screen offers to export, as it is when the dialog opens. */
export interface ExportSubject {
  /** Suggested where the browser asks for a place to save. */
  fileName: string
  parts: readonly [ExportPart, ...ExportPart[]]
  /** What limits the rows, such as filters; one without a value is not shown. */
  limits(t: Translator['t']): readonly ExportLimit[]
}

export const $exportSubject = atom<ExportSubject | undefined>()

export function openExport(subject: ExportSubject): void {
  $exportSubject.set(subject)
  openDialog('export')
}
