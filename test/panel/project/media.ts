export interface MediumFile {
  path: string
  sizeBytes: number
  /** Wall-clock milliseconds. */
  modifiedAt: number
  read(): Uint8Array
}

/** A USB drive or an SD card that the panel can read. */
export interface Medium {
  id: string
  kind: 'usb' | 'sd'
  label: string
  totalBytes: number
  freeBytes: number
  /** Write-protected. */
  readOnly?: boolean
  files: MediumFile[]
}

/** A file whose bytes are made where somebody reads it. */
export function madeFile(path: string, modifiedAt: number, make: () => Uint8Array): MediumFile {
  let bytes: Uint8Array | undefined
  const read = () => {
    bytes ??= make()
    return bytes
  }
  return {
    path,
    modifiedAt,
    read,
    get sizeBytes() {
      return read().length
    }
  }
}
