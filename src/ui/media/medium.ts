/** A file on a USB drive or an SD card in the panel. */
export interface MediumFile {
  path: string
  size_bytes: number
  modified_at: string
}

/** A USB drive or an SD card in the panel, with the files of the kind that is needed. */
export interface Medium {
  id: string
  kind: 'usb' | 'sd'
  label: string
  total_bytes: number
  free_bytes: number
  files: { items: readonly MediumFile[] }
}
